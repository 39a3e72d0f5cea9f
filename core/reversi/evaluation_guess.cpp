#include "core/reversi/evaluation_guess.h"

#include "core/reversi/evaluation.h"

namespace qipan::reversi {

int EvaluationGuess::guess(const Position& position) const
{
    constexpr int perDisc = 128; // the unit of EndgameGuess
    return evaluate(position, PatternCodes{position}, true, m_weights) * perDisc / hundredths;
}

} // namespace qipan::reversi
