#include "core/reversi/engines.h"
#include "core/reversi/game.h"

#include "tests/core/reversi/plain_board.h"
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

/// The cells that turn the most discs, by the plain board.
std::vector<Cell> greediest(const Game& game)
{
    test::PlainBoard plain;
    for (const Ply& ply : game.plies())
        plain.play(ply.cell, ply.side);
    std::size_t most = 1;
    std::vector<Cell> cells;
    for (const Cell cell : test::legalCells(game)) {
        const std::size_t turned = plain.flips(cell, game.sideToMove()).size();
        if (turned > most)
            cells.clear();
        most = std::max(most, turned);
        if (turned == most)
            cells.push_back(cell);
    }
    return cells;
}

/// The best result for the side to move in discs, by trying everything.
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

} // namespace

TEST_CASE("the greedy level always turns as many discs as it can", "[reversi][engine]")
{
    std::mt19937 random{41};
    const auto engine = reversi::makeEngine(1, 6);
    const int positions = test::repetitions(2'000, 20'000);
    for (int i = 0; i < positions; ++i) {
        Game game;
        test::playAtRandom(game, random, i % 55);
        if (game.outcome())
            continue;
        const std::vector<Cell> best = greediest(game);
        const Cell move = moveOf(*engine, game);
        REQUIRE(std::ranges::find(best, move) != best.end());
    }
}

TEST_CASE("seeds decide between equally greedy moves, and each of them is played", "[reversi][engine]")
{
    const Game game;
    std::vector<Cell> played;
    for (std::uint64_t seed = 0; seed < 60; ++seed)
        played.push_back(moveOf(*reversi::makeEngine(1, seed), game));
    for (const Cell cell : greediest(game))
        CHECK(std::ranges::find(played, cell) != played.end());
}

TEST_CASE("reversi level 2 plays the last four plies perfectly", "[reversi][engine]")
{
    std::mt19937 random{43};
    const auto engine = reversi::makeEngine(2, 6);
    int solved = 0;
    for (int i = 0; i < 200; ++i) {
        Game game;
        test::playAtRandom(game, random, 56);
        if (game.outcome())
            continue;
        const int best = bestLead(game);
        game.play(moveOf(*engine, game));
        REQUIRE(bestLead(game) == best);
        ++solved;
    }
    CHECK(solved > 100);
}

TEST_CASE("a reversi engine returns a legal move whatever its limits are", "[reversi][engine]")
{
    std::mt19937 random{45};
    const auto engine = reversi::makeEngine(2, 3);
    for (int i = 0; i < 60; ++i) {
        Game game;
        test::playAtRandom(game, random, i);
        if (game.outcome())
            continue;
        (void)moveOf(*engine, game, {.nodes = 0});
        (void)moveOf(*engine, game, {.depth = 0});
        (void)moveOf(*engine, game, {.nodes = 7});
        (void)moveOf(*engine, game, {.depth = 60, .time = std::chrono::milliseconds{2}});
    }
}

TEST_CASE("reversi engines answer the same for the same seed and node limit", "[reversi][engine]")
{
    std::mt19937 random{46};
    for (int level = 1; level <= reversi::engineLevels; ++level) {
        for (int i = 0; i < 10; ++i) {
            Game game;
            test::playAtRandom(game, random, 5 * i);
            if (!game.outcome())
                test::requireDeterminism([level] { return reversi::makeEngine(level, 77); }, game, 5'000);
        }
    }
}

TEST_CASE("reversi level 2 reports each depth that it has finished, within its limits", "[reversi][engine]")
{
    Game game;
    std::vector<Thinking> reports;
    const std::atomic<bool> stop{false};
    const Thinking found =
        reversi::makeEngine(2, 4)->think(game, {}, stop, [&](const Thinking& t) { reports.push_back(t); });
    REQUIRE(reports.size() == 4);
    for (std::size_t i = 0; i < reports.size(); ++i)
        CHECK(reports[i].depth == static_cast<int>(i) + 1);
    CHECK(found.line == reports.back().line);
    CHECK(found.line.size() == 4);
    for (const Cell cell : found.line) {
        REQUIRE(game.isLegal(cell));
        game.play(cell);
    }
}

TEST_CASE("reversi level 2 stops within 10 ms", "[reversi][engine]")
{
    Game game;
    std::mt19937 random{47};
    test::playAtRandom(game, random, 20);
    REQUIRE_FALSE(game.outcome());
    const auto engine = reversi::makeEngine(2, 4);
    CHECK(test::stopDelay(*engine, game, test::repetitions(200, 1'000)) < test::stopLimit);
}

TEST_CASE("reversi level 2 clearly beats level 1", "[reversi][engine]")
{
    const auto weak = reversi::makeEngine(1, 21);
    const auto strong = reversi::makeEngine(2, 22);
    const int pairs = std::max(6, test::repetitions(20, 100));
    const int points = test::pointsInPairs(*strong, *weak, Game{}, pairs, 6);
    INFO(points << " of " << 4 * pairs);
    CHECK(points >= 3 * pairs);
}
