// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/match/match_table.h"
#include "tests/support/catch.h"
#include "tests/support/match_text.h"

#include <memory>
#include <vector>

/// Rounds of FakeGame in which the host begins an opening with choices.
namespace qipan::test {

/// Black, white, black.
[[nodiscard]] inline std::vector<Step> three()
{
    return {{host, place(0, 1)}, {host, place(2, 2)}, {host, place(4, 3)}};
}

[[nodiscard]] inline std::vector<Step> threeThen(std::initializer_list<Step> more)
{
    return then(three(), more);
}

[[nodiscard]] inline Command choose(OpeningChoice choice, int plies = 3)
{
    return Choose{choice, plies};
}

/// The guest chooses two stones, and places white and black.
[[nodiscard]] inline std::vector<Step> fiveThen(std::initializer_list<Step> more)
{
    return then(threeThen({{guest, choose(OpeningChoice::Two)}, {guest, place(6, 4)}, {guest, place(8, 5)}}), more);
}

[[nodiscard]] inline Match after(const std::vector<Step>& steps, Opening opening)
{
    Match match{std::make_unique<FakeGame>(), host, opening};
    for (const auto& step : steps)
        REQUIRE(std::holds_alternative<Match::Events>(decideAndEvolve(match, step)));
    return match;
}

inline void check(Opening opening, const std::vector<MatchRow>& rows)
{
    for (const auto& row : rows) {
        INFO(row.name);
        Match match = after(row.before, opening);
        CHECK(text(decideAndEvolve(match, row.step)) == row.expected);
    }
}

} // namespace qipan::test
