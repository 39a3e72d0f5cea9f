// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/pattern_evaluator.h"

#include "core/reversi/evaluation.h"

namespace qipan::reversi {

int PatternEvaluator::estimate(const Position& position) const
{
    constexpr int perDisc = 128; // the unit of EndgameEvaluator
    return evaluate(position, PatternCodes{position}, true, m_weights) * perDisc / hundredths;
}

} // namespace qipan::reversi
