// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/perft.h"

namespace qipan::reversi {

/// perft with the moves and flips of `Moves`; see `PortableMoves`. Precondition: depth >= 1.
template <typename Moves, PassCounts Passes>
[[nodiscard]] std::uint64_t leaves(const Position& position, int depth)
{
    const Squares moves = Moves::legalMoves(position);
    if (moves == 0) {
        if (Moves::legalMoves(position.passed()) == 0)
            return 1;
        const int left = Passes == PassCounts::AsPly ? depth - 1 : depth;
        return left == 0 ? 1 : leaves<Moves, Passes>(position.passed(), left);
    }
    if (depth == 1)
        return static_cast<std::uint64_t>(std::popcount(moves));
    std::uint64_t count = 0;
    for (Squares rest = moves; rest != 0; rest &= rest - 1) {
        const Square square = firstSquare(rest);
        count += leaves<Moves, Passes>(afterMove(position, square, Moves::flips(position, square)), depth - 1);
    }
    return count;
}

/// Precondition: depth >= 0.
template <typename Moves>
[[nodiscard]] std::uint64_t countLeaves(const Position& position, int depth, PassCounts passes)
{
    if (depth == 0)
        return 1;
    return passes == PassCounts::AsPly ? leaves<Moves, PassCounts::AsPly>(position, depth)
                                       : leaves<Moves, PassCounts::AsNothing>(position, depth);
}

} // namespace qipan::reversi
