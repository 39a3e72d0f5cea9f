// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match_snapshot.h"
#include "tests/support/catch.h"
#include "tests/support/fake_game.h"

using namespace qipan;
using qipan::test::FakeGame;

namespace {

[[nodiscard]] Match matchAfter(const std::vector<int>& columns)
{
    Match match{std::make_unique<FakeGame>(), Seat::First};
    for (const int column : columns)
        match.evolve(Placed{match.seatToMove(), {column, 0}, match.plies() + 1});
    return match;
}

constexpr Outcome resignation{Side::White, EndReason::Resign};

} // namespace

TEST_CASE("the snapshot of a round whose end crossed a move omits that move and can be restored")
{
    Match atGuest = matchAfter({0, 4});
    atGuest.evolve(Ended{Seat::First, {2, resignation}});
    atGuest.evolve(Overruled{{1, resignation}}); // the host resigned before it received the second move

    const MatchSnapshot snapshot = snapshotOf(atGuest);
    REQUIRE(snapshot.moves == std::vector<Cell>{{0, 0}});
    const auto copy = restore(std::make_unique<FakeGame>(), snapshot);
    REQUIRE(copy);
    REQUIRE(copy->verdict() == Verdict{1, resignation});
}

TEST_CASE("a round that ended with a move unseen by this side can be restored")
{
    Match atGuest = matchAfter({0, 4, 1, 5});
    atGuest.evolve(Ended{Seat::Second, {4, {Side::Black, EndReason::Resign}}});
    const Verdict five{5, {Side::Black, EndReason::Five}};
    atGuest.evolve(Overruled{five}); // the host had won with the fifth

    const auto copy = restore(std::make_unique<FakeGame>(), snapshotOf(atGuest));
    REQUIRE(copy);
    REQUIRE(copy->verdict() == five);
    REQUIRE(copy->plies() == 4);
}

TEST_CASE("a snapshot with moves after its end cannot be restored")
{
    const MatchSnapshot snapshot{Seat::First, {{0, 0}, {4, 0}}, 0, Verdict{1, resignation}};
    REQUIRE_FALSE(restore(std::make_unique<FakeGame>(), snapshot));
}
