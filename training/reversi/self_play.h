// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/weights.h"
#include "training/reversi/game_record.h"

#include <cstdint>

namespace qipan::reversi {

/// Settings of self-play games.
struct SelfPlay {
    std::uint64_t seed = 1;
    int depth = 4;  ///< search depth in plies
    int exact = 12; ///< with at most this many empty squares, both sides play perfectly

    /// Plays game `number`. Deterministic for given number, settings and weights. Even games start with
    /// balancedStart(), odd ones with 4 to 40 random plies, so that the evaluation also learns about positions that
    /// good play avoids.
    [[nodiscard]] GameRecord play(std::int64_t number, const Weights& weights) const;
};

/// `count` random moves, or fewer if the game ends. `next` draws a number; deterministic for a given state of it.
template <typename Draw>
[[nodiscard]] std::vector<Square> randomMoves(int count, Draw next)
{
    std::vector<Square> moves;
    Turn turn;
    for (int i = 0; i < count && !turn.isOver(); ++i) {
        Squares legal = legalMoves(turn.position);
        for (auto skipped = next() % static_cast<std::uint64_t>(std::popcount(legal)); skipped > 0; --skipped)
            legal &= legal - 1;
        moves.push_back(firstSquare(legal));
        turn = turn.afterForcedPass(moves.back());
    }
    return moves;
}

/// 8 to 12 random plies, the most balanced of a few candidates according to a search of `depth` plies with `weights`.
[[nodiscard]] std::vector<Square> balancedStart(std::uint64_t seed, int depth, const Weights& weights);

} // namespace qipan::reversi
