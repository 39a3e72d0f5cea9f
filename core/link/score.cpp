// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/score.h"

#include <algorithm>
#include <cassert>

namespace qipan::link {

PairScore scoreOfPair(int corners, const std::optional<PreviousPair>& before)
{
    assert(corners >= 0);
    const int worst = static_cast<int>(scoreRules.pair.size()) - 1;
    const int points = scoreRules.pair[static_cast<std::size_t>(std::min(corners, worst))];
    const bool isContinued = before && before->ago <= scoreRules.comboTime;
    const int combo = isContinued ? before->combo + 1 : 1;
    return {points * std::min(combo, scoreRules.longestCombo), combo};
}

int scoreOfTime(Milliseconds left)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(std::max(left, Milliseconds{0}));
    return scoreRules.secondLeft * static_cast<int>(seconds.count());
}

} // namespace qipan::link
