#pragma once

#include "core/board/cell.h"

#include <array>
#include <span>
#include <string_view>

namespace qipan::gomoku {

/// One of the 26 openings of renju: black on the centre, white beside it, black at most two lines away. The stones are
/// given as steps from the centre; the mirror images and turns of an opening have its name.
/// Numbers and names are those in general use, as the Renju International Federation lists them: D for direct, where
/// white stands straight beside black, I for indirect: diagonally. Here white is above, or above and to the right.
struct RenjuOpening {
    std::string_view number; ///< "D4", "I7"
    Cell white;              ///< steps from the centre, y down the board
    Cell black;              ///< black's second stone, likewise
    std::string_view name;   ///< its Japanese name in Latin letters: "Kagetsu"

    /// The three stones in their order on a board of `size` lines, at least 5.
    [[nodiscard]] std::array<Cell, 3> stones(int size) const;
};

/// D1 … D13, then I1 … I13.
[[nodiscard]] std::span<const RenjuOpening> renjuOpenings();

} // namespace qipan::gomoku
