// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <chrono>
#include <optional>

namespace qipan::link {

using Milliseconds = std::chrono::milliseconds;

/// The scoring of link-match. The rules page (ui/pages/rules_text.cpp) states the same numbers.
struct ScoreRules {
    std::array<int, 3> pair{30, 20, 10}; ///< by corners of the path; the last value also for more corners
    Milliseconds comboTime{4'000};       ///< a pair within this time of the previous one continues a combo
    int longestCombo = 5;                ///< the points of a pair are multiplied by the length of its combo, up to this
    int hint = 15;                       ///< points deducted for each help
    int undo = 10;
    int shuffle = 40;
    int secondLeft = 2; ///< for each full second left on the clock when the board is cleared
};
inline constexpr ScoreRules scoreRules{};

/// The score of a pair.
struct PairScore {
    int points = 0;
    int combo = 1; ///< the number of consecutive pairs, including this one

    friend constexpr bool operator==(const PairScore&, const PairScore&) = default;
};

/// The previous pair, if a combo can continue it.
struct PreviousPair {
    Milliseconds ago{0};
    int combo = 1;
};

/// Returns the score of a pair joined by a path with `corners` corners. Precondition: corners >= 0.
[[nodiscard]] inline PairScore scoreOfPair(int corners, const std::optional<PreviousPair>& before = {})
{
    assert(corners >= 0);
    const int worst = static_cast<int>(scoreRules.pair.size()) - 1;
    const int points = scoreRules.pair[static_cast<std::size_t>(std::min(corners, worst))];
    const bool isContinued = before && before->ago <= scoreRules.comboTime;
    const int combo = isContinued ? before->combo + 1 : 1;
    return {points * std::min(combo, scoreRules.longestCombo), combo};
}

/// Returns the points for the time left when the board is cleared; only full seconds count.
[[nodiscard]] inline int scoreOfTime(Milliseconds left)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(std::max(left, Milliseconds{0}));
    return scoreRules.secondLeft * static_cast<int>(seconds.count());
}

/// Returns the stars of a cleared board: one, and one each for having used no help and for having at least half of the
/// time left.
[[nodiscard]] inline int starsOf(bool usedHelp, Milliseconds left, Milliseconds limit)
{
    return 1 + (usedHelp ? 0 : 1) + (2 * left >= limit ? 1 : 0);
}

} // namespace qipan::link
