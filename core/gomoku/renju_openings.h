// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <array>
#include <span>
#include <string_view>

namespace qipan::gomoku {

/// One of the 26 openings of renju: black on the centre, white next to it, black at most two lines away. The stones
/// are offsets from the centre; mirrored and rotated openings have the same name. Numbers and names are those of the
/// Renju International Federation: D (direct) if white is orthogonally adjacent to black, I (indirect) if diagonally.
/// Here white is above, or above and to the right.
struct RenjuOpening {
    std::string_view number; ///< such as "D4" or "I7"
    Cell white;              ///< offset from the centre, y downwards
    Cell black;              ///< offset of black's second stone
    std::string_view name;   ///< its Japanese name in Latin letters, such as "Kagetsu"

    /// Returns the three stones in order on a board of `size` lines. Precondition: size >= 5.
    [[nodiscard]] std::array<Cell, 3> stones(int size) const;
};

/// Returns D1 … D13, then I1 … I13.
[[nodiscard]] std::span<const RenjuOpening> renjuOpenings();

} // namespace qipan::gomoku
