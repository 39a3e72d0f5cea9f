#pragma once

#include "core/board/cell.h"
#include "core/board/side.h"

#include <cstdint>
#include <vector>

namespace qipan {

/// What a side could make by playing an empty cell.
enum class ThreatKind : std::uint8_t {
    Five,     ///< wins at once: the side has a four
    OpenFour, ///< a four that one stone cannot block: the side has an open three or crossing threes
};

struct ThreatCell {
    Cell cell;
    Side side = Side::Black;
    ThreatKind kind = ThreatKind::Five;

    friend bool operator==(const ThreatCell&, const ThreatCell&) = default;
};

/// The threats on a board.
struct Threats {
    std::vector<ThreatCell> cells; ///< row by row, black's before white's
    std::vector<Cell> win;         ///< a forced win of the side to move, with the replies; empty if none was found

    friend bool operator==(const Threats&, const Threats&) = default;
};

} // namespace qipan
