// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/patterns.h"
#include "core/reversi/portable_moves.h"
#include "core/reversi/position.h"
#include "core/reversi/weights.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace qipan::reversi {

/// Scores are in hundredths of a disc; a final score is within ±64 discs.
inline constexpr int hundredths = 100;
inline constexpr int maxScore = 64 * hundredths;

/// Returns the final score for the side to move: the disc difference, with empty squares counted for the winner.
[[nodiscard]] int terminalScore(const Position& position);

/// Returns the static evaluation for the side to move, an estimate of the final score within less than ±64 discs.
/// `codes` are those of the position; `isFirst` tells whether the side to move is their first side. Evaluates after a
/// forced pass, and returns the exact score if neither side can move.
template <typename Moves = PortableMoves>
[[nodiscard]] int evaluate(const Position& position, const PatternCodes& codes, bool isFirst, const Weights& weights)
{
    constexpr int most = maxScore - hundredths;
    const auto moves = static_cast<std::size_t>(std::popcount(Moves::legalMoves(position)));
    const auto otherMoves = static_cast<std::size_t>(std::popcount(Moves::legalMoves(position.passed())));
    if (moves == 0)
        return otherMoves == 0 ? terminalScore(position)
                               : -evaluate<Moves>(position.passed(), codes, !isFirst, weights);
    const StageWeights& stage = weights[stageOf(position.empties())];
    const int sum = stage.moves[std::min(moves, maxMoves)] + stage.otherMoves[std::min(otherMoves, maxMoves)]
        + codes.sumOf<Moves>(stage.codes, isFirst);
    return std::clamp(sum * hundredths / weightsPerDisc, -most, most);
}

/// Estimates final scores by the static evaluation, for the move ordering of an endgame search.
class PatternEvaluator {
public:
    /// Keeps a reference.
    explicit PatternEvaluator(const Weights& weights)
        : m_weights{weights}
    {
    }

    /// Returns the estimate for the side to move, in 1/128 disc. Precondition: the side can move.
    [[nodiscard]] int estimate(const Position& position) const;

private:
    const Weights& m_weights;
};

} // namespace qipan::reversi
