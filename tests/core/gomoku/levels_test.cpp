// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/engines.h"
#include "core/gomoku/game.h"
#include "core/gomoku/moves.h"

#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/engine_checks.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <random>
#include <thread>
#include <tuple>

using namespace qipan;
using namespace qipan::gomoku;
using test::moveOf;

namespace {

constexpr std::uint64_t fewNodes = 2'000; // for the highest levels too, which would take long

Position positionOf(const Game& game)
{
    return Position{game.board(), game.rule(), handcraftedWeights(game.rule())};
}

/// A position from random play near existing stones in which `isWanted` holds for the side to move.
Game someGame(Rule rule, std::mt19937& random, const std::function<bool(const Position&, Side)>& isWanted)
{
    while (true) {
        Game game{rule, 15};
        game.play({7, 7});
        while (!game.outcome()) {
            const Position position = positionOf(game);
            if (isWanted(position, game.sideToMove()))
                return game;
            const std::vector<Point> ordered = orderedMoves(position, game.sideToMove(), random());
            game.play(cellOf(ordered[test::below(random, std::min(ordered.size(), std::size_t{12}))]));
        }
    }
}

bool threatensFive(const Position& position, Side side)
{
    return !position.canMakeFive(side) && position.count(opposite(side), PointThreat::Five) == 1;
}

/// The other side can make an open four, and the side to move has nothing stronger.
bool threatensOpenFour(const Position& position, Side side)
{
    return !position.canMakeFive(side) && !position.canMakeFive(opposite(side)) && !canMakeOpenFour(position, side)
        && canMakeOpenFour(position, opposite(side)) && position.pointsFrom(side, PointThreat::Four).isEmpty();
}

/// The percentage of the other side's open threes that the level does not block.
int leftThrees(int level, int positions)
{
    std::mt19937 random{83};
    int left = 0;
    for (int i = 0; i < positions; ++i) {
        Game game = someGame(Rule::Freestyle, random, threatensOpenFour);
        const PointSet answers = pointsToConsider(positionOf(game), game.sideToMove());
        left += answers.contains(pointOf(moveOf(*makeEngine(level, random()), game, {.nodes = fewNodes}))) ? 0 : 1;
    }
    return 100 * left / positions;
}

} // namespace

TEST_CASE("from level 3 a five is always completed", "[gomoku][levels]")
{
    std::mt19937 random{81};
    const auto canWin = [](const Position& position, Side side) { return position.canMakeFive(side); };
    for (int i = 0; i < std::max(33, test::repetitions(330, 3'300)); ++i) {
        const Rule rule = i % 3 == 0 ? Rule::Freestyle : i % 3 == 1 ? Rule::Standard : Rule::Renju;
        Game game = someGame(rule, random, canWin);
        const Side side = game.sideToMove();
        const int level = 3 + i % (engineLevels - 2);
        INFO("level " << level);
        game.play(moveOf(*makeEngine(level, random()), game, {.nodes = fewNodes}));
        REQUIRE(game.outcome());
        CHECK(game.outcome()->winner == side);
    }
}

TEST_CASE("from level 4 a four is always blocked", "[gomoku][levels]")
{
    std::mt19937 random{82};
    for (int i = 0; i < std::max(33, test::repetitions(330, 3'300)); ++i) {
        const Rule rule = i % 2 == 0 ? Rule::Freestyle : Rule::Standard;
        const Game game = someGame(rule, random, threatensFive);
        const Point block = positionOf(game).points(opposite(game.sideToMove()), PointThreat::Five).first();
        const int level = 4 + i % (engineLevels - 3);
        INFO("level " << level);
        CHECK(moveOf(*makeEngine(level, random()), game, {.nodes = fewNodes}) == cellOf(block));
    }
}

TEST_CASE("levels 1 and 2 miss some of their own chances", "[gomoku][levels]")
{
    const int positions = std::max(60, test::repetitions(300, 3'000));
    const auto missed = [positions](int level, const std::function<bool(const Position&, Side)>& isWanted,
                                    PointThreat chance) {
        std::mt19937 random{85};
        int count = 0;
        for (int i = 0; i < positions; ++i) {
            const Game game = someGame(Rule::Freestyle, random, isWanted);
            const Cell move = moveOf(*makeEngine(level, random()), game);
            count += positionOf(game).threatAt(pointOf(move), game.sideToMove()) < chance ? 1 : 0;
        }
        return 100 * count / positions;
    };
    const auto hasFive = [](const Position& position, Side side) { return position.canMakeFive(side); };
    const auto hasOpenFour = [](const Position& position, Side side) {
        return !position.canMakeFive(side) && !position.canMakeFive(opposite(side)) && canMakeOpenFour(position, side);
    };
    for (const auto& [five, openFour, level] : {std::tuple{30, 30, 1}, std::tuple{15, 15, 2}, std::tuple{0, 0, 3}}) {
        INFO("level " << level);
        const int fives = missed(level, hasFive, PointThreat::Five);
        const int openFours = missed(level, hasOpenFour, PointThreat::OpenFour);
        CHECK(std::abs(fives - five) <= 10);
        CHECK(std::abs(openFours - openFour) <= 10);
    }
}

TEST_CASE("levels 1 and 2 start slowly but near the other stones", "[gomoku][levels]")
{
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        for (const int level : {1, 2}) {
            Game game{Rule::Freestyle, 15};
            while (game.board().stones() < 10) {
                const Position position = positionOf(game);
                const Side side = game.sideToMove();
                const Cell move = moveOf(*makeEngine(level, seed), game);
                CHECK(position.threatAt(pointOf(move), side) < PointThreat::SleepingThree);
                CHECK((game.board().stones() == 0 || position.candidates().contains(pointOf(move))));
                game.play(move);
            }
        }
    }
}

TEST_CASE("lower levels overlook more threes and from level 6 none", "[gomoku][levels]")
{
    const int positions = std::max(40, test::repetitions(200, 2'000));
    const int first = leftThrees(1, positions);
    const int third = leftThrees(3, positions);
    INFO(first << " and " << third << " of a hundred");
    CHECK(first >= 15);
    CHECK(first <= 60); // most are near the last stone, where the level sees them
    CHECK(third < first);
    for (const int level : {6, 8, 10})
        CHECK(leftThrees(level, positions / 4) == 0);
}

TEST_CASE("a level makes the same mistakes for the same seed and different ones for another", "[gomoku][levels]")
{
    std::mt19937 random{84};
    int different = 0;
    for (int i = 0; i < 40; ++i) {
        Game game{Rule::Freestyle, 15};
        test::playAtRandom(game, random, 6);
        const Cell move = moveOf(*makeEngine(2, 5), game);
        CHECK(moveOf(*makeEngine(2, 5), game) == move);
        different += moveOf(*makeEngine(2, 6), game) != move ? 1 : 0;
    }
    CHECK(different > 5);
}

TEST_CASE("full strength thinks until stopped or for a few seconds", "[gomoku][levels][threads]")
{
    Game game{Rule::Freestyle, 15};
    for (const Cell cell : {Cell{7, 7}, Cell{8, 8}, Cell{6, 8}, Cell{9, 5}})
        game.play(cell);
    const auto engine = makeEngine(strongestLevel, 3);
    std::atomic<bool> stop{false};
    std::thread stopper{[&] {
        std::this_thread::sleep_for(std::chrono::milliseconds{50});
        stop = true;
    }};
    const auto begin = std::chrono::steady_clock::now();
    const SearchResult found = engine->think(game, {}, stop, {});
    [[maybe_unused]] const auto spent = std::chrono::steady_clock::now() - begin;
    stopper.join();
    CHECK(game.isLegal(found.line.at(0)));
#ifndef QIPAN_SANITIZED                              // then preparing alone takes seconds
    CHECK(spent < std::chrono::milliseconds{2'900}); // its own limit is 3 s
#endif
}

TEST_CASE("a level clearly beats the one two below it", "[gomoku][levels][strength]")
{
    const int pairs = test::repetitions(20, 50);
    for (const int level : {3, 5, 7}) {
        const auto weak = makeEngine(level - 2, 21);
        const auto strong = makeEngine(level, 22);
        const int points = test::pointsInPairs(*strong, *weak, Game{Rule::Freestyle, 15}, pairs, 3);
        INFO("level " << level << ": " << points << " of " << 4 * pairs);
        CHECK(points > 2 * pairs + pairs / 2);
    }
}
