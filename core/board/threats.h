#pragma once

#include "core/board/cell.h"
#include "core/board/side.h"

#include <cstdint>
#include <vector>

namespace qipan {

/// What a side could make on an empty cell.
enum class ThreatKind : std::uint8_t {
    Five,     ///< it would win at once: the side has a four
    OpenFour, ///< a four that one stone cannot stop: the side has an open three, or threes that cross
};

struct ThreatCell {
    Cell cell;
    Side side = Side::Black;
    ThreatKind kind = ThreatKind::Five;

    friend bool operator==(const ThreatCell&, const ThreatCell&) = default;
};

/// What threatens on a board.
struct Threats {
    std::vector<ThreatCell> cells; ///< row by row, black's before white's
    std::vector<Cell> win;         ///< a forced win of the side to move, its moves and the answers; empty: none found

    friend bool operator==(const Threats&, const Threats&) = default;
};

} // namespace qipan
