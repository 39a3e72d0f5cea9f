#pragma once

#include "core/reversi/position.h"

#include <cstdint>

namespace qipan::reversi {

/// The eight symmetries of the board are numbered 0 … 7: bit 0 mirrors left and right, then bit 1 top and bottom, then
/// bit 2 columns and rows. 0 is the identity. Precondition of all functions: 0 <= way < symmetryCount.
inline constexpr int symmetryCount = 8;

/// Maps a square.
[[nodiscard]] constexpr Square turned(Square square, int way)
{
    Cell cell = cellOf(square);
    if ((way & 1) != 0)
        cell.x = boardEdge - 1 - cell.x;
    if ((way & 2) != 0)
        cell.y = boardEdge - 1 - cell.y;
    return squareOf((way & 4) != 0 ? Cell{cell.y, cell.x} : cell);
}

/// Returns the inverse symmetry.
[[nodiscard]] constexpr int wayBack(int way)
{
    const bool swapsMirrors = (way & 4) != 0;
    return swapsMirrors ? (way & 4) | (way & 1) << 1 | (way & 2) >> 1 : way;
}

[[nodiscard]] Position turned(const Position& position, int way);

/// The representative of all eight symmetric positions, and a symmetry that leads to it.
struct Canonical {
    Position position;
    int way = 0;
};

/// Returns the position with the smallest bitboards as numbers, the mover's first, and the lowest `way` to it.
[[nodiscard]] Canonical canonical(const Position& position);

/// Orders positions by their bitboards as numbers, the mover's first.
[[nodiscard]] constexpr bool isBefore(const Position& a, const Position& b)
{
    return a.mover != b.mover ? a.mover < b.mover : a.other < b.other;
}

} // namespace qipan::reversi
