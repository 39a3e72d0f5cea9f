#include "core/reversi/evaluation.h"

#include "core/reversi/endgame_score.h"

#include <algorithm>

namespace qipan::reversi {

int evaluate(const Position& position, const PatternCodes& codes, bool isFirst, const Weights& weights)
{
    constexpr int most = mostScore - hundredths;
    const auto moves = static_cast<std::size_t>(std::popcount(legalMoves(position)));
    const auto otherMoves = static_cast<std::size_t>(std::popcount(legalMoves(position.passed())));
    if (moves == 0)
        return otherMoves == 0 ? endedScore(position) : -evaluate(position.passed(), codes, !isFirst, weights);
    const StageWeights& stage = weights[stageOf(position.empties())];
    int sum = stage.moves[std::min(moves, mostMoves)] + stage.otherMoves[std::min(otherMoves, mostMoves)];
    for (std::size_t i = 0; i < patternCount; ++i)
        sum += stage.codes[shapes[shapeOfPattern[i]].first + codes.code(i, isFirst)];
    return std::clamp(sum * hundredths / weightsPerDisc, -most, most);
}

int endedScore(const Position& position)
{
    return hundredths * finalScore(position);
}

} // namespace qipan::reversi
