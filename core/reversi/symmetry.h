// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

namespace qipan::reversi {

/// The eight symmetries of the board are numbered 0 … 7: bit 0 mirrors left and right, then bit 1 top and bottom, then
/// bit 2 columns and rows. 0 is the identity. Precondition of all functions: 0 <= way < symmetryCount.
inline constexpr int symmetryCount = 8;

/// Maps a square.
[[nodiscard]] constexpr Square transformed(Square square, int symmetry)
{
    Cell cell = cellOf(square);
    if ((symmetry & 1) != 0)
        cell.x = boardEdge - 1 - cell.x;
    if ((symmetry & 2) != 0)
        cell.y = boardEdge - 1 - cell.y;
    return squareOf((symmetry & 4) != 0 ? Cell{cell.y, cell.x} : cell);
}

/// Returns the inverse symmetry.
[[nodiscard]] constexpr int inverseSymmetry(int symmetry)
{
    const bool swapsMirrors = (symmetry & 4) != 0;
    return swapsMirrors ? (symmetry & 4) | (symmetry & 1) << 1 | (symmetry & 2) >> 1 : symmetry;
}

[[nodiscard]] Position transformed(const Position& position, int symmetry);

/// The representative of all eight symmetric positions, and a symmetry that leads to it.
struct Canonical {
    Position position;
    int symmetry = 0;
};

/// Returns the position with the smallest bitboards as numbers, the mover's first, and the lowest `symmetry` to it.
[[nodiscard]] Canonical canonical(const Position& position);

/// Orders positions by their bitboards as numbers, the mover's first.
[[nodiscard]] constexpr bool isBefore(const Position& a, const Position& b)
{
    return a.mover != b.mover ? a.mover < b.mover : a.other < b.other;
}

} // namespace qipan::reversi
