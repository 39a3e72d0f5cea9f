#pragma once

#include "core/reversi/weights.h"
#include "training/reversi/game_record.h"

#include <cstdint>

namespace qipan::reversi {

/// How games against oneself are played.
struct SelfPlay {
    std::uint64_t seed = 1;
    int depth = 4;  ///< plies that are looked ahead
    int exact = 12; ///< from so many empty squares on, both sides play their best

    /// Plays game `number`: the same for the same number, settings and weights. An even one begins with a start of 8 to
    /// 12 random plies, the best balanced of a few; an odd one with 4 to 40 random plies, so that the evaluation also
    /// learns about what good play avoids.
    [[nodiscard]] GameRecord play(std::int64_t number, const Weights& weights) const;
};

/// `count` moves by lot, or as many as the game lasts. The same for the same state of `next`, which draws a number.
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
        turn = turn.onward(moves.back());
    }
    return moves;
}

/// A start of 8 to 12 random plies, the best balanced of a few in a search of `depth` plies with `weights`.
[[nodiscard]] std::vector<Square> balancedStart(std::uint64_t seed, int depth, const Weights& weights);

} // namespace qipan::reversi
