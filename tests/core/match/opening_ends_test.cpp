// Choices that cross the end of a round, and choices in restored states.
#include "core/match/account.h"
#include "tests/core/match/opening_steps.h"

using namespace qipan;
using namespace qipan::test;

namespace {

constexpr auto afar = Origin::Afar;

[[nodiscard]] Command found(int plies, std::optional<Side> winner, EndReason reason, std::optional<int> choices = {})
{
    return PeerResult{{plies, {winner, reason}}, choices};
}

} // namespace

TEST_CASE("verdicts name the colours of their time", "[match][opening]")
{
    check(Opening::Swap,
          {
              {"resigned before the choice", three(), {host, Resign{}}, "host ends it: white resign at 3"},
              {"after it",
               threeThen({{guest, choose(Take::Black)}}),
               {host, Resign{}},
               "host ends it: black resign at 3"},
              {"time before the choice: the chooser's",
               three(),
               {host, FlagFall{Side::White}},
               "host ends it: black timeout at 3"},
              {"after it",
               threeThen({{guest, choose(Take::Black)}}),
               {host, FlagFall{Side::White, 1}, afar},
               "host ends it: black timeout at 3"},
              {"told before the guest's choice was seen",
               threeThen({{guest, choose(Take::Black)}}),
               {host, FlagFall{Side::White, 0}, afar},
               "host ends it: white timeout at 3"},
              {"of choices that never were", three(), {host, FlagFall{Side::White, 1}, afar}, "refused: desync"},
          });
}

TEST_CASE("where a choice crosses the end of a round, the host's word about both stands", "[match][opening]")
{
    // At the guest's end. Its choice was on its way when the host resigned as black, so white, the guest, has won.
    const auto chose = threeThen({{guest, choose(Take::Black)}, {host, Resign{}, afar}});
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
    CHECK(unseen.takes().empty());
    CHECK(unseen.seatOf(Side::White) == guest);
    CHECK(accountOf(unseen).takes.empty());

    // Here the guest resigned, as white on its own board, while the host, in the second seat, took black.
    Match late{std::make_unique<FakeGame>(), guest, Opening::Swap};
    for (const Step& step : {Step{guest, place(0, 1)}, {guest, place(2, 2)}, {guest, place(4, 3)}, {guest, Resign{}}})
        decideAndEvolve(late, step);
    REQUIRE(late.verdict()->outcome.winner == Side::White);
    CHECK(text(decideAndEvolve(late, {host, choose(Take::Black), afar})) == "host takes black at 3");
    CHECK(late.seatOf(*late.verdict()->outcome.winner) == host);
    CHECK(text(decideAndEvolve(late, {host, found(3, Side::Black, EndReason::Resign, 1), afar})) == "confirmed");
    // At the host's end the round had a result, so the guest's later choice is late.
    check(Opening::Swap,
          {{"late", threeThen({{host, Resign{}}}), {guest, choose(Take::Black), afar}, "refused: late"}});
}

TEST_CASE("an account carries the choices of an opening", "[match][opening][account]")
{
    struct Row {
        std::vector<Step> steps;
        std::vector<Take> takes;
    };
    const std::vector<Row> rows{
        {three(), {}},
        {threeThen({{guest, choose(Take::Black)}, {host, place(6, 4)}}), {Take::Black}},
        {threeThen({{guest, choose(Take::Two)}, {guest, place(6, 4)}}), {Take::Two}},
        {fiveThen({{host, choose(Take::White, 5)}}), {Take::Two, Take::White}},
        {fiveThen({{host, choose(Take::Black, 5)}, {guest, place(7, 6)}, {host, Resign{}}}), {Take::Two, Take::Black}},
    };
    for (const Row& row : rows) {
        const Match match = after(row.steps, Opening::Swap2);
        const Account account = accountOf(match);
        CHECK(account.black == host);
        CHECK(account.takes == row.takes);
        const auto again = restore(std::make_unique<FakeGame>(), account, Opening::Swap2);
        REQUIRE(again);
        CHECK(again->black() == match.black());
        CHECK(again->seatToMove() == match.seatToMove());
        CHECK(accountOf(*again) == account);
    }
    Account wrong = accountOf(after(fiveThen({}), Opening::Swap2));
    CHECK_FALSE(restore(std::make_unique<FakeGame>(), wrong, Opening::Swap));
    wrong.takes = {};
    CHECK_FALSE(restore(std::make_unique<FakeGame>(), wrong, Opening::Swap2));
}

TEST_CASE("a guest whose choice was lost with the line chooses again, and sends no move before that",
          "[match][opening][account]")
{
    const auto guests = after(threeThen({{guest, choose(Take::White)}, {guest, place(6, 4)}}), Opening::Swap);
    const auto hosts = after(three(), Opening::Swap);
    CHECK_FALSE(remainder(guests, accountOf(hosts)).move);
    const auto chosen = after(threeThen({{guest, choose(Take::White)}}), Opening::Swap);
    CHECK(remainder(guests, accountOf(chosen)).move == Cell{6, 0});
    // The phase counts by seat, not by colour: the host placed all three stones.
    Match begun{std::make_unique<FakeGame>(), guest, Opening::Swap};
    decideAndEvolve(begun, {guest, place(0, 1)});
    Account empty = accountOf(begun);
    decideAndEvolve(begun, {guest, place(2, 2)});
    CHECK(remainder(begun, empty).move == Cell{2, 0});
}
