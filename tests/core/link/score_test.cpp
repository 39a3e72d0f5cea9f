// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/score.h"

#include "core/link/game_mode.h"
#include "tests/support/catch.h"

using namespace qipan::link;

TEST_CASE("fewer corners and longer combos score more", "[link]")
{
    struct Row {
        int corners;
        std::optional<PreviousPair> before;
        PairScore score;
    };
    const Row rows[]{
        {0, {}, {30, 1}},
        {1, {}, {20, 1}},
        {2, {}, {10, 1}},
        {7, {}, {10, 1}},
        {0, PreviousPair{Milliseconds{4'000}, 1}, {60, 2}},
        {0, PreviousPair{Milliseconds{4'001}, 1}, {30, 1}},
        {2, PreviousPair{Milliseconds{0}, 3}, {40, 4}},
        {1, PreviousPair{Milliseconds{10}, 4}, {100, 5}},
        {1, PreviousPair{Milliseconds{10}, 5}, {100, 6}}, // longer combos do not count more
    };
    for (const Row& row : rows)
        CHECK(scoreOfPair(row.corners, row.before) == row.score);
}

TEST_CASE("whole remaining seconds score", "[link]")
{
    CHECK(scoreOfTime(Milliseconds{-5}) == 0);
    CHECK(scoreOfTime(Milliseconds{999}) == 0);
    CHECK(scoreOfTime(Milliseconds{10'999}) == 20);
}

TEST_CASE("every game mode has a unique key", "[link]")
{
    for (const GameMode gameMode : gameModes)
        CHECK(gameModeOf(keyOf(gameMode)) == gameMode);
    CHECK_FALSE(gameModeOf("relaxe"));
    CHECK_FALSE(gameModeOf(""));
    CHECK(timeFor(72) == Milliseconds{288'000});
    CHECK(timeFor(3) == Milliseconds{40'000});
}
