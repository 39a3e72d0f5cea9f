// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/rays.h"

namespace qipan::reversi {

/// Portable moves and flips. Algorithms that search millions of positions take such a class as a template parameter,
/// so that the implementation is selected once at their start; see `Avx2Moves` and processor.h.
struct PortableMoves {
    /// See reversi::legalMoves.
    [[nodiscard]] static Squares legalMoves(const Position& position)
    {
        // Discs in the outer columns cannot be flipped along a row or a diagonal; excluding them prevents wrapping.
        constexpr Squares innerColumns = 0x7e7e7e7e7e7e7e7e;
        const Squares inner = position.other & innerColumns;
        const Squares ends = movesAlong<1>(position.mover, inner) | movesAlong<8>(position.mover, position.other)
            | movesAlong<9>(position.mover, inner) | movesAlong<7>(position.mover, inner);
        return ends & ~position.occupied();
    }

    /// See reversi::flips.
    [[nodiscard]] static Squares flips(const Position& position, Square square)
    {
        const Rays& rays = raysFrom[static_cast<std::size_t>(square)];
        Squares flipped = 0;
        for (std::size_t i = 0; i < raySteps.size(); ++i)
            flipped |= flipsUp(position, rays.up[i]) | flipsDown(position, rays.down[i]);
        return flipped;
    }

private:
    /// Finds runs of `other` next to a disc of `mover` and returns the squares behind them, in both directions. Uses a
    /// Kogge-Stone parallel prefix, which doubles the length of the known runs.
    template <int Step>
    [[nodiscard]] static constexpr Squares movesAlong(Squares mover, Squares other)
    {
        Squares up = other & (mover << Step);
        Squares down = other & (mover >> Step);
        up |= other & (up << Step);
        down |= other & (down >> Step);
        const Squares pairsUp = other & (other << Step);
        const Squares pairsDown = pairsUp >> Step;
        up |= pairsUp & (up << (2 * Step));
        down |= pairsDown & (down >> (2 * Step));
        up |= pairsUp & (up << (2 * Step));
        down |= pairsDown & (down >> (2 * Step));
        return (up << Step) | (down >> Step);
    }

    /// Returns the squares of the ray before the first one that is not `other`, if that one is `mover`.
    [[nodiscard]] static constexpr Squares flipsUp(const Position& position, Squares ray)
    {
        const Squares stops = ray & ~position.other;
        const Squares end = stops & (0 - stops) & position.mover;
        return (end - (end != 0 ? 1 : 0)) & ray;
    }
    [[nodiscard]] static constexpr Squares flipsDown(const Position& position, Squares ray)
    {
        const Squares stops = ray & ~position.other;
        const Squares end = (bitOf(63) >> std::countl_zero(stops | 1)) & stops & position.mover;
        return (0 - 2 * end) & ray;
    }
};

} // namespace qipan::reversi
