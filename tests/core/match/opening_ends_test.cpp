// SPDX-License-Identifier: GPL-3.0-or-later
// Choices that cross the end of a round, and choices in restored states.
#include "core/match/match_snapshot.h"
#include "tests/core/match/opening_steps.h"

using namespace qipan;
using namespace qipan::test;

namespace {

[[nodiscard]] Command found(int plies, std::optional<Side> winner, EndReason reason, std::optional<int> choices = {})
{
    return PeerResult{{plies, {winner, reason}}, choices};
}

} // namespace

TEST_CASE("verdicts name the colours at the time of the end", "[match][opening]")
{
    check(Opening::Swap,
          {
              {"resigned before the choice", three(), {host, Resign{}}, "host ends it: white resign at 3"},
              {"after it",
               threeThen({{guest, choose(OpeningChoice::Black)}}),
               {host, Resign{}},
               "host ends it: black resign at 3"},
              {"time before the choice: the chooser's",
               three(),
               {host, FlagFall{Side::White}},
               "host ends it: black timeout at 3"},
              {"after it",
               threeThen({{guest, choose(OpeningChoice::Black)}}),
               {host, FlagFall{Side::White, 1}, afar},
               "host ends it: black timeout at 3"},
              {"told before the guest's choice was seen",
               threeThen({{guest, choose(OpeningChoice::Black)}}),
               {host, FlagFall{Side::White, 0}, afar},
               "host ends it: white timeout at 3"},
              {"of choices that never were", three(), {host, FlagFall{Side::White, 1}, afar}, "refused: desync"},
          });
}

TEST_CASE("when a choice crosses the end of a round the host's message decides both", "[match][opening]")
{
    // At the guest's end. Its choice was on its way when the host resigned as black, so white, the guest, has won.
    const auto chose = threeThen({{guest, choose(OpeningChoice::Black)}, {host, Resign{}, afar}});
    check(
        Opening::Swap,
        {{"with the number of choices",
          chose,
          {host, found(3, Side::White, EndReason::Resign, 0), afar},
          "overruled: white resign at 3"},
         {"without it", chose, {host, found(3, Side::White, EndReason::Resign), afar}, "overruled: white resign at 3"},
         {"seen in time", chose, {host, found(3, Side::Black, EndReason::Resign, 1), afar}, "confirmed"},
         {"choices that cannot be",
          chose,
          {host, found(3, Side::Black, EndReason::Resign, 2), afar},
          "refused: desync"}});
    const auto unseen = after(then(chose, {{host, found(3, Side::White, EndReason::Resign, 0), afar}}), Opening::Swap);
    CHECK(unseen.openingChoices().empty());
    CHECK(unseen.seatOf(Side::White) == guest);
    CHECK(snapshotOf(unseen).openingChoices.empty());

    // Here the guest resigned, as white on its own board, while the host, in the second seat, took black.
    Match late{std::make_unique<FakeGame>(), guest, Opening::Swap};
    for (const Step& step : {Step{guest, place(0, 1)}, {guest, place(2, 2)}, {guest, place(4, 3)}, {guest, Resign{}}})
        decideAndEvolve(late, step);
    REQUIRE(late.verdict()->outcome.winner == Side::White);
    CHECK(text(decideAndEvolve(late, {host, choose(OpeningChoice::Black), afar})) == "host takes black at 3");
    CHECK(late.seatOf(*late.verdict()->outcome.winner) == host);
    CHECK(text(decideAndEvolve(late, {host, found(3, Side::Black, EndReason::Resign, 1), afar})) == "confirmed");
    // At the host's end the round had a result, so the guest's later choice is late.
    check(Opening::Swap,
          {{"late", threeThen({{host, Resign{}}}), {guest, choose(OpeningChoice::Black), afar}, "refused: late"}});
}

TEST_CASE("a snapshot contains the choices of an opening", "[match][opening][account]")
{
    struct Row {
        std::vector<Step> steps;
        std::vector<OpeningChoice> openingChoices;
    };
    const std::vector<Row> rows{
        {three(), {}},
        {threeThen({{guest, choose(OpeningChoice::Black)}, {host, place(6, 4)}}), {OpeningChoice::Black}},
        {threeThen({{guest, choose(OpeningChoice::Two)}, {guest, place(6, 4)}}), {OpeningChoice::Two}},
        {fiveThen({{host, choose(OpeningChoice::White, 5)}}), {OpeningChoice::Two, OpeningChoice::White}},
        {fiveThen({{host, choose(OpeningChoice::Black, 5)}, {guest, place(7, 6)}, {host, Resign{}}}),
         {OpeningChoice::Two, OpeningChoice::Black}},
    };
    for (const Row& row : rows) {
        const Match match = after(row.steps, Opening::Swap2);
        const MatchSnapshot snapshot = snapshotOf(match);
        CHECK(snapshot.black == host);
        CHECK(snapshot.openingChoices == row.openingChoices);
        const auto copy = restore(std::make_unique<FakeGame>(), snapshot, Opening::Swap2);
        REQUIRE(copy);
        CHECK(copy->black() == match.black());
        CHECK(copy->seatToMove() == match.seatToMove());
        CHECK(snapshotOf(*copy) == snapshot);
    }
    MatchSnapshot wrong = snapshotOf(after(fiveThen({}), Opening::Swap2));
    CHECK_FALSE(restore(std::make_unique<FakeGame>(), wrong, Opening::Swap));
    wrong.openingChoices = {};
    CHECK_FALSE(restore(std::make_unique<FakeGame>(), wrong, Opening::Swap2));
}

TEST_CASE("a guest whose choice was lost with the connection chooses again before sending a move",
          "[match][opening][account]")
{
    const auto guests = after(threeThen({{guest, choose(OpeningChoice::White)}, {guest, place(6, 4)}}), Opening::Swap);
    const auto hosts = after(three(), Opening::Swap);
    CHECK_FALSE(pendingActions(guests, snapshotOf(hosts)).move);
    const auto chosen = after(threeThen({{guest, choose(OpeningChoice::White)}}), Opening::Swap);
    CHECK(pendingActions(guests, snapshotOf(chosen)).move == Cell{6, 0});
    // The phase counts by seat, not by colour: the host placed all three stones.
    Match begun{std::make_unique<FakeGame>(), guest, Opening::Swap};
    decideAndEvolve(begun, {guest, place(0, 1)});
    MatchSnapshot empty = snapshotOf(begun);
    decideAndEvolve(begun, {guest, place(2, 2)});
    CHECK(pendingActions(begun, empty).move == Cell{2, 0});
}
