// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/grid.h"

#include <cstdint>
#include <cstdlib>
#include <optional>

namespace qipan::link {

/// The index of a tile's picture in the tile set, from 0.
using Picture = std::uint8_t;

/// A tile, or nothing if the cell is empty. Tiles are equal if they show the same picture.
using Tile = std::optional<Picture>;

/// Limits of the number of pictures a deal may use. The tile set may lower the upper one.
inline constexpr int minPictures = 2;
inline constexpr int maxPictures = 256;

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

/// Returns the cells that hold a tile, in reading order.
[[nodiscard]] inline std::vector<Cell> tilesOf(const Board& board)
{
    std::vector<Cell> cells;
    for (const Cell cell : board.size()) {
        if (board[cell])
            cells.push_back(cell);
    }
    return cells;
}

} // namespace qipan::link
