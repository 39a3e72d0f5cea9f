#pragma once

#include "core/reversi/patterns.h"
#include "core/reversi/portable_moves.h"
#include "core/reversi/position.h"
#include "core/reversi/weights.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace qipan::reversi {

/// Scores are in hundredths of a disc, and an ended game is within ±64 discs.
inline constexpr int hundredths = 100;
inline constexpr int mostScore = 64 * hundredths;

/// The score of an ended game for the side to move: its lead in discs, and empty squares are the winner's.
[[nodiscard]] int endedScore(const Position& position);

/// A guess at the end of the game for the side to move, less than 64 discs either way. `codes` are those of the
/// position, and `isFirst` tells whether the side to move is their first one. Who cannot move passes, and where nobody
/// can it is no guess.
template <typename Moves = PortableMoves>
[[nodiscard]] int evaluate(const Position& position, const PatternCodes& codes, bool isFirst, const Weights& weights)
{
    constexpr int most = mostScore - hundredths;
    const auto moves = static_cast<std::size_t>(std::popcount(Moves::legalMoves(position)));
    const auto otherMoves = static_cast<std::size_t>(std::popcount(Moves::legalMoves(position.passed())));
    if (moves == 0)
        return otherMoves == 0 ? endedScore(position) : -evaluate<Moves>(position.passed(), codes, !isFirst, weights);
    const StageWeights& stage = weights[stageOf(position.empties())];
    const int sum = stage.moves[std::min(moves, mostMoves)] + stage.otherMoves[std::min(otherMoves, mostMoves)]
        + codes.sumOf<Moves>(stage.codes, isFirst);
    return std::clamp(sum * hundredths / weightsPerDisc, -most, most);
}

} // namespace qipan::reversi
