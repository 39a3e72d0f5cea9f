// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/board/side.h"

#include <cstdint>
#include <vector>

namespace qipan {

/// What a side could do by playing an empty cell.
enum class ThreatKind : std::uint8_t {
    Win,         ///< win at once
    Unstoppable, ///< threaten to win next in a way that one move of the opponent cannot stop
};

struct ThreatCell {
    Cell cell;
    Side side = Side::Black;
    ThreatKind kind = ThreatKind::Win;

    friend bool operator==(const ThreatCell&, const ThreatCell&) = default;
};

/// The threats on a board.
struct Threats {
    std::vector<ThreatCell> cells; ///< row by row, black's before white's
    std::vector<Cell> win;         ///< a forced win of the side to move, with the replies; empty if none was found

    friend bool operator==(const Threats&, const Threats&) = default;
};

} // namespace qipan
