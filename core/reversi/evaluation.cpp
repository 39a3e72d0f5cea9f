// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/evaluation.h"

namespace qipan::reversi {

int terminalScore(const Position& position)
{
    return hundredths * finalScore(position);
}

int PatternEvaluator::estimate(const Position& position) const
{
    constexpr int perDisc = 128;
    return evaluate(position, PatternCodes{position}, true, m_weights) * perDisc / hundredths;
}

} // namespace qipan::reversi
