// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/request_pause.h"

#include "core/games/registry.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace std::chrono_literals;

namespace {

/// A round of gomoku in which the first seat, black, is to move.
[[nodiscard]] Match newMatch()
{
    return Match{makeSetup("gomoku", "freestyle", 15)->makeGame(), Seat::First};
}

void answer(Match& match, Seat asker)
{
    match.evolve(Answered{asker, RequestKind::Draw, 1, false, std::nullopt});
}

} // namespace

TEST_CASE("the clock stands while the player to move waits for an answer")
{
    Match match = newMatch();
    RequestPause pause;
    CHECK_FALSE(pause.update(match, 0s));
    match.evolve(Asked{Seat::First, RequestKind::Draw, 1});
    CHECK(pause.update(match, 10s));
    CHECK(pause.isActive());
    CHECK(pause.endsAt() == 40s);
    answer(match, Seat::First);
    CHECK(pause.update(match, 15s));
    CHECK_FALSE(pause.isActive());
    CHECK_FALSE(pause.endsAt());
}

TEST_CASE("the clock does not stand for a request of the player who is not to move")
{
    Match match = newMatch();
    RequestPause pause;
    match.evolve(Asked{Seat::Second, RequestKind::Draw, 1});
    CHECK_FALSE(pause.update(match, 1s));
    CHECK_FALSE(pause.isActive());
}

TEST_CASE("the clock of each player stands for at most 30 seconds a round in all")
{
    Match match = newMatch();
    RequestPause pause;
    match.evolve(Asked{Seat::First, RequestKind::Draw, 1});
    pause.update(match, 0s);
    answer(match, Seat::First);
    pause.update(match, 20s);
    match.evolve(Asked{Seat::First, RequestKind::Draw, 2});
    pause.update(match, 100s);
    CHECK(pause.endsAt() == 110s);
    CHECK(pause.update(match, 110s));
    CHECK_FALSE(pause.isActive());
    answer(match, Seat::First);
    pause.update(match, 120s);
    match.evolve(Asked{Seat::First, RequestKind::Draw, 3});
    CHECK_FALSE(pause.update(match, 130s));

    answer(match, Seat::First);
    match.evolve(Placed{Seat::First, {7, 7}, 1});
    match.evolve(Asked{Seat::Second, RequestKind::Undo, 1});
    CHECK(pause.update(match, 200s));
    CHECK(pause.endsAt() == 230s);
    match.evolve(RequestsVoided{});
    CHECK(pause.update(match, 201s));
}
