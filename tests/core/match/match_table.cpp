// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/match/match_table.h"

#include "tests/support/catch.h"
#include "tests/support/match_text.h"

namespace qipan::test {

std::vector<Step> moves(std::initializer_list<int> cells)
{
    std::vector<Step> steps;
    for (const int cell : cells) {
        const int ply = static_cast<int>(steps.size()) + 1;
        steps.push_back({ply % 2 == 1 ? host : guest, place(cell, ply)});
    }
    return steps;
}

std::vector<Step> then(std::vector<Step> first, std::initializer_list<Step> more)
{
    first.insert(first.end(), more);
    return first;
}

Match::Decision decideAndEvolve(Match& match, const Step& step)
{
    const auto before = text(match);
    auto decision = match.decide(step.by, step.command, step.source);
    CHECK(text(match) == before);
    if (const auto* events = std::get_if<Match::Events>(&decision)) {
        for (const auto& event : *events)
            match.evolve(event);
    }
    return decision;
}

void checkTable(const std::vector<MatchRow>& rows, const FakeGame& game)
{
    for (const auto& row : rows) {
        INFO(row.name);
        Match match{game.clone(), host};
        for (const auto& step : row.before) {
            const auto decision = decideAndEvolve(match, step);
            INFO(text(decision));
            REQUIRE(std::holds_alternative<Match::Events>(decision));
        }
        CHECK(text(decideAndEvolve(match, row.step)) == row.expected);
    }
}

} // namespace qipan::test
