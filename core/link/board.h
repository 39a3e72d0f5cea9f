#pragma once

#include "core/board/cell.h"
#include "core/board/grid.h"

#include <cstdint>
#include <optional>

namespace qipan::link {

/// Which picture of the tile set a tile shows, from 0.
using Picture = std::uint8_t;

/// A tile, or nothing where the cell is empty. Two tiles are equal when they show the same picture.
using Tile = std::optional<Picture>;

/// The tiles as they lie, rows from the top.
using Board = Grid<Tile>;

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

} // namespace qipan::link
