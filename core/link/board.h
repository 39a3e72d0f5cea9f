// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/board/grid.h"
#include "core/link/tile.h"

#include <cstdlib>

namespace qipan::link {

/// The tiles on a board.
using Board = Grid<Tile>;

/// The largest board supported by the search for paths and pairs.
inline constexpr BoardSize largestSearchBoard{.columns = 100, .rows = 100};
/// The largest board that can be dealt, with any even number of cells.
inline constexpr BoardSize largestBoard{.columns = 30, .rows = 20};

/// Two different cells of a board.
struct Pair {
    Cell a;
    Cell b;

    friend constexpr bool operator==(const Pair&, const Pair&) = default;
};

/// Returns true if two cells are horizontally or vertically adjacent.
[[nodiscard]] inline bool areNeighbours(Cell a, Cell b)
{
    return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1;
}

} // namespace qipan::link
