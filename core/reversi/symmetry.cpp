// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/symmetry.h"

namespace qipan::reversi {

namespace {

/// Swaps the bits of `mask` with those `distance` higher.
constexpr Squares swapped(Squares squares, Squares mask, int distance)
{
    const Squares differing = (squares ^ squares >> distance) & mask;
    return squares ^ differing ^ differing << distance;
}

constexpr Squares leftRight(Squares squares)
{
    squares = swapped(squares, 0x5555555555555555, 1);
    squares = swapped(squares, 0x3333333333333333, 2);
    return swapped(squares, 0x0f0f0f0f0f0f0f0f, 4);
}

constexpr Squares topBottom(Squares squares)
{
    squares = swapped(squares, 0x00ff00ff00ff00ff, 8);
    squares = swapped(squares, 0x0000ffff0000ffff, 16);
    return swapped(squares, 0x00000000ffffffff, 32);
}

constexpr Squares columnsRows(Squares squares)
{
    squares = swapped(squares, 0x00aa00aa00aa00aa, 7);
    squares = swapped(squares, 0x0000cccc0000cccc, 14);
    return swapped(squares, 0x00000000f0f0f0f0, 28);
}

constexpr Squares transformedSquares(Squares squares, int symmetry)
{
    if ((symmetry & 1) != 0)
        squares = leftRight(squares);
    if ((symmetry & 2) != 0)
        squares = topBottom(squares);
    return (symmetry & 4) != 0 ? columnsRows(squares) : squares;
}

} // namespace

Position transformed(const Position& position, int symmetry)
{
    return {transformedSquares(position.mover, symmetry), transformedSquares(position.other, symmetry)};
}

Canonical canonical(const Position& position)
{
    Canonical least{position, 0};
    for (int symmetry = 1; symmetry < symmetryCount; ++symmetry) {
        if (const Position other = transformed(position, symmetry); isBefore(other, least.position))
            least = {other, symmetry};
    }
    return least;
}

} // namespace qipan::reversi
