#pragma once

#include "core/board/cell.h"
#include "core/board/grid.h"

#include <cstdint>
#include <cstdlib>
#include <optional>

namespace qipan::link {

/// Which picture of the tile set a tile shows, from 0.
using Picture = std::uint8_t;

/// A tile, or nothing where the cell is empty. Two tiles are equal when they show the same picture.
using Tile = std::optional<Picture>;

/// The tiles as they lie, rows from the top.
using Board = Grid<Tile>;

/// The largest board that paths and pairs are looked for on.
inline constexpr BoardSize largestCoreBoard{.columns = 100, .rows = 100};
/// The largest board that is dealt; every even number of cells up to it will do.
inline constexpr BoardSize largestBoard{.columns = 30, .rows = 20};
/// A deal has at least this many pictures to choose from, and at most as many as the tile set has.
inline constexpr int fewestPictures = 2;
inline constexpr int mostPictures = 256;

/// Two different cells of a board.
struct Pair {
    Cell a;
    Cell b;

    friend constexpr bool operator==(const Pair&, const Pair&) = default;
};

/// Whether two cells lie side by side.
[[nodiscard]] inline bool areNeighbours(Cell a, Cell b)
{
    return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1;
}

} // namespace qipan::link
