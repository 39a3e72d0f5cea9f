// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/endgame.h"
#include "core/reversi/engines.h"
#include "core/reversi/game.h"
#include "core/reversi/search.h"

#include "tests/core/reversi/random_position.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/engine_checks.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <random>
#include <vector>

using namespace qipan;
using reversi::Game;
using test::moveOf;

namespace {

/// The best result for the side to move in discs, by exhaustive search.
int bestLead(Game& game)
{
    if (game.outcome())
        return game.count(Side::Black) - game.count(Side::White);
    const bool black = game.sideToMove() == Side::Black;
    int best = black ? -64 : 64;
    for (const Cell cell : test::legalCells(game)) {
        game.play(cell);
        const int lead = bestLead(game);
        game.takeBack();
        best = black ? std::max(best, lead) : std::min(best, lead);
    }
    return best;
}

/// How many empty squares a test can search exhaustively.
int maxEmpties()
{
    return std::getenv("QIPAN_LONG") != nullptr ? 20 : 14;
}

} // namespace

TEST_CASE("reversi level 1 makes many mistakes but none that seems to lose more than 18 discs", "[reversi][engine]")
{
    constexpr int mostLoss = 1'800;
    std::mt19937 random{41};
    const std::atomic<bool> stop{false};
    const auto sees = reversi::makeLevelEngine({.depth = 1, .nodes = 100}, 6);
    int different = 0;
    int positions = 0;
    for (int i = 0; i < test::repetitions(500, 5'000); ++i) {
        Game game;
        test::playAtRandom(game, random, i % 55);
        if (game.outcome() || test::legalCells(game).size() < 3)
            continue;
        const SearchResult best = sees->think(game, {}, stop, {});
        const SearchResult taken = reversi::makeEngine(1, random())->think(game, {}, stop, {});
        ++positions;
        different += taken.line.front() != best.line.front() ? 1 : 0;
        CHECK(reversi::hundredthsOf(taken) >= reversi::hundredthsOf(best) - mostLoss);
    }
    CHECK(100 * different >= 60 * positions);
}

TEST_CASE("each reversi level plays the last plies perfectly and the second-lowest from two", "[reversi][engine]")
{
    std::mt19937 random{43};
    for (int level = 2; level <= reversi::engineLevels; ++level) {
        const auto engine = reversi::makeEngine(level, 6);
        const int empties = std::min(reversi::exactFromEmpties(level), 6);
        REQUIRE(empties >= 2);
        int solved = 0;
        for (int i = 0; i < std::max(4, test::repetitions(30, 300)); ++i) {
            Game game;
            test::playAtRandom(game, random, 60 - empties);
            if (game.outcome())
                continue;
            const int best = bestLead(game);
            game.play(moveOf(*engine, game));
            REQUIRE(bestLead(game) == best);
            ++solved;
        }
        CHECK(solved > 0);
    }
}

TEST_CASE("each reversi level is perfect from its stated number of empties", "[reversi][engine]")
{
    REQUIRE(reversi::exactFromEmpties(1) == 0);
    std::mt19937 random{44};
    const std::atomic<bool> stop{false};
    reversi::EndgameSolver solver{4 << 20};
    for (int level = 2; level <= reversi::engineLevels; ++level) {
        const int empties = reversi::exactFromEmpties(level);
        CHECK(empties >= reversi::exactFromEmpties(level - 1));
        if (empties > maxEmpties())
            continue;
        const auto engine = reversi::makeEngine(level, 6);
        for (int i = 0; i < 2;) {
            Game game;
            test::playAtRandom(game, random, 60 - empties);
            if (game.outcome())
                continue;
            ++i;
            const SearchResult found = engine->think(game, {}, stop, {});
            CHECK(found.isCertain);
            const auto result = solver.solve(game.position(), reversi::EndgameAim::Exact, {}, stop);
            CHECK(found.score == result.score * reversi::terminalScale);
            const auto square = reversi::squareOf(found.line.front());
            const auto after = reversi::afterMove(game.position(), square);
            CHECK(-solver.solve(after, reversi::EndgameAim::Exact, {}, stop).score == result.score);
        }
    }
}

TEST_CASE("a reversi engine returns a legal move whatever its limits are", "[reversi][engine]")
{
    std::mt19937 random{45};
    for (int i = 0; i < 60; ++i) {
        Game game;
        test::playAtRandom(game, random, i);
        if (game.outcome())
            continue;
        const auto engine = reversi::makeEngine(1 + i % reversi::engineLevels, 3);
        (void)moveOf(*engine, game, {.nodes = 0});
        (void)moveOf(*engine, game, {.depth = 0, .nodes = 1'000});
        (void)moveOf(*engine, game, {.nodes = 7, .threads = 2});
        (void)moveOf(*engine, game, {.depth = 60, .time = std::chrono::milliseconds{2}});
        (void)moveOf(*engine, game, {.nodes = 100, .memory = 1, .lines = 3});
    }
}

TEST_CASE("reversi levels play legal games against each other", "[reversi][engine]")
{
    constexpr int highest = 9; // higher levels are too slow
    for (int level = 1; level < highest; level += 2) {
        const auto black = reversi::makeEngine(level, 5);
        const auto white = reversi::makeEngine(level + 1, 6);
        Game game;
        while (!game.outcome())
            game.play(moveOf(game.sideToMove() == Side::Black ? *black : *white, game));
        CHECK(game.plies().size() > 8);
    }
}

TEST_CASE("reversi engines are deterministic for a seed and node limit", "[reversi][engine]")
{
    std::mt19937 random{46};
    for (int level = 1; level <= reversi::engineLevels; ++level) {
        for (int i = 0; i < 4; ++i) {
            Game game;
            test::playAtRandom(game, random, 3 + 14 * i);
            if (!game.outcome())
                test::requireDeterminism([level] { return reversi::makeEngine(level, 77); }, game, 5'000);
        }
    }
}

TEST_CASE("the highest reversi level stops within 10 ms", "[reversi][engine]")
{
    const auto engine = reversi::makeEngine(reversi::engineLevels, 4);
    for (const int plies : {20, 40}) {
        Game game;
        std::mt19937 random{47};
        test::playAtRandom(game, random, plies);
        REQUIRE_FALSE(game.outcome());
        CHECK(test::stopDelay(*engine, game, test::repetitions(50, 1'000)) < test::stopLimit);
    }
}

TEST_CASE("reversi level 5 clearly beats level 1", "[reversi][engine]")
{
    const auto weak = reversi::makeEngine(1, 21);
    const auto strong = reversi::makeEngine(5, 22);
    const int pairs = std::max(6, test::repetitions(20, 100));
    const int points = test::pointsInPairs(*strong, *weak, Game{}, pairs, 6);
    INFO(points << " of " << 4 * pairs);
    CHECK(points >= 3 * pairs);
}

TEST_CASE("a deliberate mistake respects its maximum loss even when all results are exact", "[reversi][engine]")
{
    constexpr int most = 4; // discs
    const auto best = reversi::makeLevelEngine({.depth = 20, .nodes = 1'000'000, .exactFromEmpties = 20}, 1);
    const auto errs =
        reversi::makeLevelEngine({.depth = 20, .nodes = 1'000'000, .errors = 100, .maxLoss = 100 * most}, 1);
    const std::atomic<bool> stop{false};
    std::mt19937 random{5};
    int mistakes = 0;
    for (int i = 0; i < test::repetitions(40, 400); ++i) {
        const auto position = test::playedPosition(random, 7);
        if (!position)
            continue;
        const Game game{*position, Side::Black};
        const SearchResult right = best->think(game, {}, stop, {});
        const SearchResult taken = errs->think(game, {}, stop, {});
        REQUIRE(right.isCertain);
        REQUIRE(taken.isCertain);
        const int loss = (right.score - taken.score) / reversi::terminalScale;
        CHECK(loss >= 0);
        CHECK(loss <= most);
        mistakes += loss > 0 ? 1 : 0;
    }
    CHECK(mistakes > 0);
}
