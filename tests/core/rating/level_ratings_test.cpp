// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rating/level_ratings.h"

#include "tests/support/catch.h"

#include <cmath>

using namespace qipan;
using namespace qipan::rating;

TEST_CASE("exactly the levels of each game have ratings and they increase with the level", "[rating]")
{
    for (const GameInfo& game : games()) {
        CAPTURE(game.key);
        CHECK_FALSE(levelRating(game, 0));
        CHECK_FALSE(levelRating(game, game.levels + 1));
        for (int level = 1; level <= game.levels; ++level) {
            REQUIRE(levelRating(game, level));
            CHECK(levelRating(game, level)->deviation >= 50);
            CHECK(levelRating(game, level)->deviation <= largestDeviation);
            if (level > 1)
                CHECK(levelRating(game, level)->value > levelRating(game, level - 1)->value);
        }
    }
}

TEST_CASE("the rating ladder has a step for every level except the first and for full strength", "[rating]")
{
    for (const GameInfo& game : games())
        CHECK(static_cast<int>(ladderOf(game.key).size()) == game.levels - 1 - (game.hasFullStrengthLevel ? 1 : 0));
}

TEST_CASE("adjacent levels differ by what the ladder's score implies", "[rating]")
{
    for (const GameInfo& game : games()) {
        for (int level = 2; level <= static_cast<int>(ladderOf(game.key).size()) + 1; ++level) {
            const double difference = levelRating(game, level)->value - levelRating(game, level - 1)->value;
            const double share = 100 / (1 + std::pow(10, -difference / 400));
            CHECK(std::abs(share - ladderOf(game.key)[static_cast<std::size_t>(level) - 2]) < 0.01);
        }
        CHECK(levelRating(game, anchorLevel)->value == anchorRating);
    }
}

TEST_CASE("the rating deviation grows with the distance from the anchor and is largest above the ladder", "[rating]")
{
    const GameInfo& gomoku = *findGame("gomoku");
    CHECK(levelRating(gomoku, anchorLevel)->deviation == 50);
    CHECK(levelRating(gomoku, 7)->deviation < levelRating(gomoku, 8)->deviation);
    CHECK(levelRating(gomoku, 2)->deviation < levelRating(gomoku, 1)->deviation);
    CHECK(levelRating(gomoku, gomoku.levels)->deviation == largestDeviation);
}

TEST_CASE("the nearest level is the one with the nearest rating", "[rating]")
{
    const GameInfo& gomoku = *findGame("gomoku");
    CHECK(nearestLevel(gomoku, -5000) == 1);
    CHECK(nearestLevel(gomoku, 1810) == 7);
    CHECK(nearestLevel(gomoku, 9000) == 10);
}

TEST_CASE("levels of duels are rated by their pace", "[rating]")
{
    CHECK_FALSE(duelLevelRating(0));
    CHECK_FALSE(duelLevelRating(6));
    CHECK(duelLevelRating(3)->value == 1500);
    for (int level = 2; level <= 5; ++level) {
        const double step = duelLevelRating(level)->value - duelLevelRating(level - 1)->value;
        CHECK(step > 550);
        CHECK(step < 700);
        CHECK(nearestDuelLevel(duelLevelRating(level)->value + 100) == level);
    }
    CHECK(nearestDuelLevel(-5000) == 1);
    CHECK(nearestDuelLevel(9000) == 5);
}

TEST_CASE("a level that was changed has another rating in an older edition and the others have the same", "[rating]")
{
    for (const GameInfo& game : games()) {
        const int changed = game.key == "gomoku" ? 6 : 1;
        for (int level = 1; level <= game.levels; ++level) {
            CAPTURE(game.key, level);
            const bool isChanged = level <= changed;
            CHECK(isFormer(game, level, 1) == isChanged);
            CHECK_FALSE(isFormer(game, level, currentEdition));
            CHECK(firstEdition(game, level, 1) == 1);
            CHECK(firstEdition(game, level, currentEdition) == (isChanged ? 2 : 1));
            CHECK((levelRating(game, level, 1) == levelRating(game, level)) == !isChanged);
            if (level > 1)
                CHECK(levelRating(game, level, 1)->value > levelRating(game, level - 1, 1)->value);
        }
    }
    // Gomoku's levels 1 to 6 were made weaker, reversi's level 1 a little stronger.
    const GameInfo& gomoku = *findGame("gomoku");
    for (int level = 1; level <= 6; ++level)
        CHECK(levelRating(gomoku, level)->value < levelRating(gomoku, level, 1)->value);
    const GameInfo& reversi = *findGame("reversi");
    CHECK(levelRating(reversi, 1)->value > levelRating(reversi, 1, 1)->value);
}
