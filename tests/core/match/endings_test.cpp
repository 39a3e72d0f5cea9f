// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/match/match_table.h"
#include "tests/support/catch.h"
#include "tests/support/match_text.h"

using namespace qipan;
using namespace qipan::test;

namespace {

const Command blackFive = result(5, Side::Black, EndReason::Five);
const Command guestResigned = result(4, Side::Black, EndReason::Resign);

std::vector<Step> won()
{
    return moves({0, 5, 1, 6, 2});
}

std::vector<Step> agreedRestart()
{
    return {{host, Ask{restart, 1, 0}, afar}, {guest, Answer{1, restart, true, std::nullopt}}};
}

} // namespace

TEST_CASE("a player can resign on either turn and only the host can declare a flag fall", "[match]")
{
    checkTable({
        {"on the own turn", {}, {host, Resign{}}, "host ends it: white resign at 0"},
        {"on the other's turn", moves({0}), {host, Resign{}, afar}, "host ends it: white resign at 1"},
        {"the guest", moves({0}), {guest, Resign{}, afar}, "guest ends it: black resign at 1"},
        {"black's time", moves({0}), {host, FlagFall{Side::Black}}, "host ends it: white timeout at 1"},
        {"white's time", moves({0}), {host, FlagFall{Side::White}, afar}, "host ends it: black timeout at 1"},
        {"the guest has no clock", moves({0}), {guest, FlagFall{Side::Black}, afar}, "refused: not in this state"},
        {"nor after the end", won(), {guest, FlagFall{Side::Black}, afar}, "refused: not in this state"},
    });
}

TEST_CASE("messages after the end of the round are late or have no effect", "[match]")
{
    const std::vector<std::pair<const char*, std::vector<Step>>> ends{
        {"won", won()},
        {"resigned", then(moves({0}), {{guest, Ask{draw, 3, 1}}, {host, Resign{}}})},
        {"restarted", then(moves({0}), {{guest, Ask{restart, 3, 1}}, {host, Answer{3, restart, true, {}}}})},
        {"another game agreed", then(won(), {{guest, Ask{again, 3, 5}}, {host, Answer{3, again, true, {}}}})},
    };
    for (const auto& end : ends) {
        INFO(end.first);
        checkTable({
            {"move", end.second, {guest, place(8, 6), afar}, "refused: late"},
            {"undo", end.second, {guest, Ask{undo, 4, 1}, afar}, "refused: late"},
            {"draw", end.second, {guest, Ask{draw, 4, 1}, afar}, "refused: late"},
            {"restart", end.second, {guest, Ask{restart, 4, 5}, afar}, "refused: late"},
            {"resignation", end.second, {guest, Resign{}, afar}, "refused: late"},
            {"timeout", end.second, {host, FlagFall{}, afar}, "refused: late"},
            {"answer", end.second, {host, Answer{3, draw, true, {}}, afar}, "refused: nothing to answer"},
            {"withdrawal", end.second, {guest, Withdraw{3}, afar}, "refused: nothing to answer"},
        });
    }
    checkTable({{"again after it was agreed", ends.back().second, {guest, Ask{again, 4, 5}, afar}, "refused: late"}});
}

TEST_CASE("equal results confirm the verdict and a repeated one changes nothing", "[match]")
{
    checkTable({
        {"from the guest", won(), {guest, blackFive, afar}, "confirmed"},
        {"from the host", won(), {host, blackFive, afar}, "confirmed"},
        {"a second one", then(won(), {{guest, blackFive, afar}}), {guest, blackFive, afar}, "refused: already settled"},
        {"a second one that differs",
         then(won(), {{guest, blackFive, afar}}),
         {guest, guestResigned, afar},
         "refused: already settled"},
        {"a second one of the host that differs",
         then(won(), {{host, guestResigned, afar}}),
         {host, blackFive, afar},
         "refused: already settled"},
        {"while the round runs", moves({0}), {host, guestResigned, afar}, "refused: desync"},
    });
}

TEST_CASE("when results may differ the host's result stands", "[match]")
{
    const auto resigned = then(moves({0, 5, 1, 6}), {{guest, Resign{}}});
    const auto agreed = then(moves({0}), {{host, Ask{draw, 1, 1}, afar}, {guest, Answer{1, draw, true, {}}}});
    checkTable({
        {"the guest saw five, the host a resignation",
         won(),
         {host, guestResigned, afar},
         "overruled: black resign at 4"},
        {"the guest resigned, the host saw five", resigned, {host, blackFive, afar}, "overruled: black five at 5"},
        {"the host keeps its own five", won(), {guest, guestResigned, afar}, "confirmed"},
        {"the host keeps its own resignation", resigned, {guest, blackFive, afar}, "confirmed"},
        {"an agreed draw against a timeout",
         agreed,
         {host, result(1, Side::White, EndReason::Timeout), afar},
         "overruled: white timeout at 1"},
        {"resignations at different plies",
         resigned,
         {host, result(2, Side::Black, EndReason::Resign), afar},
         "overruled: black resign at 2"},
        {"another winner by the rules",
         won(),
         {host, result(5, Side::White, EndReason::Five), afar},
         "refused: desync"},
        {"other plies by the rules", won(), {guest, result(6, Side::Black, EndReason::Five), afar}, "refused: desync"},
        {"another end by the rules", won(), {host, result(5, std::nullopt, EndReason::Full), afar}, "refused: desync"},
    });
}

TEST_CASE("a guest that accepted a restart adopts the end found by the host", "[match]")
{
    const std::vector<Step> both{{guest, Ask{restart, 7, 0}}, {host, Ask{restart, 1, 0}, afar}};
    const std::vector<Step> atTheHost{{guest, Ask{restart, 1, 0}, afar}, {host, Answer{1, restart, true, {}}}};
    const auto hostResigned = result(0, Side::White, EndReason::Resign);
    checkTable({
        {"its resignation comes late", agreedRestart(), {host, Resign{}, afar}, "refused: late"},
        {"its result stands", agreedRestart(), {host, hostResigned, afar}, "overruled: white resign at 0"},
        {"so after both had asked", both, {host, hostResigned, afar}, "overruled: white resign at 0"},
        {"a second one",
         then(agreedRestart(), {{host, hostResigned, afar}}),
         {host, hostResigned, afar},
         "refused: already settled"},
        {"another game can follow",
         then(agreedRestart(), {{host, hostResigned, afar}}),
         {host, Ask{again, 2, 0}, afar},
         "host asks again 2"},
        {"the host that agreed keeps to the restart", atTheHost, {guest, hostResigned, afar}, "refused: late"},
    });
}

TEST_CASE("the next round starts when both agreed or over an end the host never confirmed", "[match]")
{
    const auto due = [](const std::vector<Step>& steps) {
        Match match{std::make_unique<FakeGame>(), host};
        for (const auto& step : steps)
            decideAndEvolve(match, step);
        const auto decision = match.decideNextRound();
        if (const auto* events = std::get_if<Match::Events>(&decision)) {
            for (const auto& event : *events)
                match.evolve(event);
            CHECK_FALSE(match.isRunning());
            CHECK(match.finished().has_value());
        }
        return text(decision) + (match.verdict() ? " with " + text(*match.verdict()) : "");
    };
    CHECK(due({}) == "refused: not in this state");
    CHECK(due(agreedRestart()) == "");
    const auto settled = then(won(), {{host, blackFive, afar}});
    CHECK(due(settled) == "refused: not in this state with black five at 5");
    CHECK(due(then(settled, {{host, Ask{again, 1, 5}, afar}, {guest, Answer{1, again, true, {}}}}))
          == " with black five at 5");
    // The guest asked for a restart and resigned while the host's agreement was on its way.
    CHECK(due({{guest, Ask{restart, 1, 0}}, {guest, Resign{}}}) == "finished: restart");
}

TEST_CASE("replaying the events of a match rebuilds it", "[match]")
{
    const std::vector<Step> steps = then(moves({0, 5, 1}),
                                         {{host, Ask{undo, 1, 3}},
                                          {guest, Answer{1, undo, true, {}}},
                                          {host, place(4, 3)},
                                          {guest, Ask{draw, 1, 3}},
                                          {guest, Withdraw{1}},
                                          {host, Answer{1, draw, false, AnswerReason::Withdrawn}},
                                          {guest, place(8, 4)},
                                          {guest, Resign{}},
                                          {guest, blackFive, afar},
                                          {host, Ask{again, 2, 4}},
                                          {guest, Answer{2, again, true, {}}}});
    Match match{std::make_unique<FakeGame>(), host};
    Match replayed{std::make_unique<FakeGame>(), host};
    for (const auto& step : steps) {
        const auto decision = decideAndEvolve(match, step);
        INFO(text(decision));
        REQUIRE(std::holds_alternative<Match::Events>(decision));
        for (const auto& event : std::get<Match::Events>(decision))
            replayed.evolve(event);
        CHECK(text(replayed) == text(match));
    }
    CHECK(match.finished() == again);
}
