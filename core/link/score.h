#pragma once

#include <array>
#include <chrono>
#include <optional>

namespace qipan::link {

using Milliseconds = std::chrono::milliseconds;

/// What a game of link-match counts. The rules page (ui/pages/rules_text.cpp) tells the same numbers.
struct ScoreRules {
    std::array<int, 3> pair{30, 20, 10}; ///< by the corners of the path; more corners count as the last
    Milliseconds comboTime{4'000};       ///< the next pair within this time goes on with a combo
    int longestCombo = 5;                ///< a pair counts as often as its combo is long, at most so often
    int hint = 15;                       ///< each help takes so many points off
    int undo = 10;
    int shuffle = 40;
    int secondLeft = 2; ///< for each whole second that a clock has left when the board is empty
};
inline constexpr ScoreRules scoreRules{};

/// A pair that counts.
struct PairScore {
    int points = 0;
    int combo = 1; ///< how many pairs in a row, this one with them

    friend constexpr bool operator==(const PairScore&, const PairScore&) = default;
};

/// The pair before, where a combo can go on.
struct PairBefore {
    Milliseconds ago{0};
    int combo = 1;
};

/// What a pair counts that a path with so many corners joined. Precondition: corners >= 0.
[[nodiscard]] PairScore scoreOfPair(int corners, const std::optional<PairBefore>& before = {});

/// What is left on the clock counts when the board is empty. Nothing for less than a second.
[[nodiscard]] int scoreOfTime(Milliseconds left);

} // namespace qipan::link
