// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/evaluation.h"

#include "core/reversi/endgame_score.h"

namespace qipan::reversi {

int terminalScore(const Position& position)
{
    return hundredths * finalScore(position);
}

} // namespace qipan::reversi
