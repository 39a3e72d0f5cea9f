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

constexpr Outcome resigned{Side::White, EndReason::Resign};

} // namespace

TEST_CASE("the snapshot of a round whose end crossed a move omits that move and can be restored")
{
    Match guest = matchAfter({0, 4});
    guest.evolve(Ended{Seat::First, {2, resigned}});
    guest.evolve(Overruled{{1, resigned}}); // the host resigned before it received the second move

    const MatchSnapshot snapshot = snapshotOf(guest);
    REQUIRE(snapshot.moves == std::vector<Cell>{{0, 0}});
    const auto again = restore(std::make_unique<FakeGame>(), snapshot);
    REQUIRE(again);
    REQUIRE(again->verdict() == Verdict{1, resigned});
}

TEST_CASE("a round that ended with a move unseen by this side can be restored")
{
    Match guest = matchAfter({0, 4, 1, 5});
    guest.evolve(Ended{Seat::Second, {4, {Side::Black, EndReason::Resign}}});
    const Verdict five{5, {Side::Black, EndReason::Five}};
    guest.evolve(Overruled{five}); // the host had won with the fifth

    const auto again = restore(std::make_unique<FakeGame>(), snapshotOf(guest));
    REQUIRE(again);
    REQUIRE(again->verdict() == five);
    REQUIRE(again->plies() == 4);
}

TEST_CASE("a snapshot with moves after its end cannot be restored")
{
    const MatchSnapshot snapshot{Seat::First, {{0, 0}, {4, 0}}, 0, Verdict{1, resigned}};
    REQUIRE_FALSE(restore(std::make_unique<FakeGame>(), snapshot));
}
