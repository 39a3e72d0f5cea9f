#pragma once

#include "core/reversi/position.h"

#include <cstdint>

namespace qipan::reversi {

/// The board can be turned and mirrored in eight ways, 0 … 7, of which 0 is none: bit 0 mirrors left and right, then
/// bit 1 top and bottom, then bit 2 columns and rows. Values beyond 7 are against the precondition of all that follows.
inline constexpr int symmetryCount = 8;

/// Where a square comes to lie.
[[nodiscard]] constexpr Square turned(Square square, int way)
{
    Cell cell = cellOf(square);
    if ((way & 1) != 0)
        cell.x = boardEdge - 1 - cell.x;
    if ((way & 2) != 0)
        cell.y = boardEdge - 1 - cell.y;
    return squareOf((way & 4) != 0 ? Cell{cell.y, cell.x} : cell);
}

/// The way that undoes another one.
[[nodiscard]] constexpr int wayBack(int way)
{
    const bool swapsMirrors = (way & 4) != 0;
    return swapsMirrors ? (way & 4) | (way & 1) << 1 | (way & 2) >> 1 : way;
}

[[nodiscard]] Position turned(const Position& position, int way);

/// The same position for all eight that are alike but for turning and mirroring, and a way to it.
struct Canonical {
    Position position;
    int way = 0;
};

/// Of the eight the one with the least discs as numbers, those of the side to move first, by the lowest way to it.
[[nodiscard]] Canonical canonical(const Position& position);

/// Orders positions by their discs as numbers, those of the side to move first.
[[nodiscard]] constexpr bool isBefore(const Position& a, const Position& b)
{
    return a.mover != b.mover ? a.mover < b.mover : a.other < b.other;
}

} // namespace qipan::reversi
