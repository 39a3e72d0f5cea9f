// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/symmetry.h"
#include "core/reversi/position.h"

namespace qipan::reversi {

// The symmetries of core/board/symmetry.h. Precondition of all functions: 0 <= symmetry < symmetryCount.

/// Maps a square.
[[nodiscard]] constexpr Square transformed(Square square, int symmetry)
{
    return squareOf(turned(cellOf(square), boardEdge, symmetry));
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
