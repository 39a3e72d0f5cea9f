// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/engines.h"
#include "core/gomoku/game.h"
#include "core/gomoku/position.h"

#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/engine_checks.h"
#include "tests/support/never_stop.h"
#include "tests/support/random_game.h"

#include <atomic>
#include <chrono>
#include <random>
#include <vector>

using namespace qipan;
using namespace std::chrono_literals;
using gomoku::Game;
using gomoku::Rule;
using test::moveOf;

namespace {

Game playedGame(Rule rule, int size, const std::vector<Cell>& cells)
{
    Game game{rule, size};
    for (const Cell cell : cells)
        game.play(cell);
    return game;
}

Game quietGame(Rule rule = Rule::Freestyle)
{
    return playedGame(rule, 15, {{7, 7}, {8, 6}, {9, 8}, {7, 9}, {6, 5}, {9, 10}});
}

bool canBePlayed(Game game, const std::vector<Cell>& line)
{
    for (const Cell cell : line) {
        if (game.outcome() || !game.isLegal(cell))
            return false;
        game.play(cell);
    }
    return !line.empty();
}

} // namespace

TEST_CASE("the full engine is deterministic for a seed and node limit whatever it searched before", "[gomoku][engine]")
{
    std::mt19937 random{91};
    const auto used = gomoku::makeFullEngine(77);
    for (int i = 0; i < 6; ++i) {
        Game game{i % 2 == 0 ? Rule::Freestyle : Rule::Renju, 15};
        test::playAtRandom(game, random, 2 + 3 * i);
        if (game.outcome())
            continue;
        test::requireDeterminism([] { return gomoku::makeFullEngine(77); }, game, 3'000);
        (void)used->think(game, {.time = 5ms}, test::neverStop, {});
        const SearchResult first = used->think(game, {.nodes = 3'000}, test::neverStop, {});
        const SearchResult fresh = gomoku::makeFullEngine(77)->think(game, {.nodes = 3'000}, test::neverStop, {});
        CHECK(first.line == fresh.line);
        CHECK(first.score == fresh.score);
        CHECK(first.nodes == fresh.nodes);
    }
}

TEST_CASE("several lines are reported by rank and start with different moves", "[gomoku][engine][threads]")
{
    for (const int threads : {1, 2}) {
        for (const Rule rule : {Rule::Freestyle, Rule::Renju}) {
            const Game game = quietGame(rule);
            std::vector<SearchResult> reports;
            const SearchResult found =
                gomoku::makeFullEngine(1)->think(game, {.depth = 5, .threads = threads, .lines = 4}, test::neverStop,
                                                 [&](const SearchResult& result) { reports.push_back(result); });
            REQUIRE(reports.size() == 5 * 4);
            for (std::size_t i = 0; i < reports.size(); ++i) {
                const SearchResult& each = reports[i];
                CHECK(each.pvIndex == static_cast<int>(i % 4));
                CHECK(each.depth == static_cast<int>(i / 4) + 1);
                CHECK(canBePlayed(game, each.line));
                for (std::size_t before = i - i % 4; before < i; ++before) {
                    CHECK(reports[before].line.front() != each.line.front());
                    CHECK(reports[before].score >= each.score);
                }
            }
            CHECK(found.pvIndex == 0);
            CHECK(found.line == reports[16].line);
            CHECK(found.score == reports[16].score);
        }
    }
}

TEST_CASE("other lines are searched besides a win by fours", "[gomoku][engine]")
{
    // An open three of black, with black to move.
    const Game game =
        playedGame(Rule::Freestyle, 15, {{5, 7}, {0, 0}, {6, 7}, {14, 0}, {7, 7}, {0, 14}, {10, 3}, {14, 14}});
    std::vector<SearchResult> last(3);
    const SearchResult found = gomoku::makeFullEngine(1)->think(
        game, {.depth = 4, .lines = 3}, test::neverStop,
        [&](const SearchResult& result) { last.at(static_cast<std::size_t>(result.pvIndex)) = result; });
    CHECK(found.score >= gomoku::decidedScore);
    CHECK(last[0].line.front() == found.line.front());
    CHECK(last[1].line.front() != found.line.front());
    CHECK(last[1].score >= gomoku::decidedScore); // the other end of the three wins too
    CHECK(last[1].score <= last[0].score);
}

TEST_CASE("a shorter win is ranked before a proven longer one", "[gomoku][engine][renju]")
{
    const Game game = playedGame(Rule::Renju, 15, {{7, 7}, {8, 6}, {8, 7}, {0, 14}, {9, 8}, {0, 9}});
    std::vector<SearchResult> last(5);
    const SearchResult found = gomoku::makeFullEngine(1)->think(
        game, {.nodes = 200'000, .lines = 5}, test::neverStop, [&](const SearchResult& result) {
            last.at(static_cast<std::size_t>(result.pvIndex)) = result;
            if (result.pvIndex > 0)
                REQUIRE(result.score <= last.at(static_cast<std::size_t>(result.pvIndex) - 1).score);
        });
    CHECK(found.score >= gomoku::decidedScore);
    CHECK(found.score == last.front().score);
    CHECK(found.line == last.front().line);
}

TEST_CASE("the number of lines is limited by the number of moves", "[gomoku][engine]")
{
    // White has a four with one blocking point.
    const Game game =
        playedGame(Rule::Freestyle, 15, {{3, 7}, {4, 7}, {0, 0}, {5, 7}, {14, 0}, {6, 7}, {0, 14}, {7, 7}});
    int reports = 0;
    const SearchResult found = gomoku::makeFullEngine(1)->think(game, {.depth = 2, .lines = 5}, test::neverStop,
                                                                [&](const SearchResult& result) {
                                                                    CHECK(result.pvIndex == 0);
                                                                    ++reports;
                                                                });
    CHECK(found.line.front() == Cell{8, 7});
    CHECK(reports == 2);
}

TEST_CASE("threads share the node limit", "[gomoku][engine][threads]")
{
    for (const int threads : {1, 2, 3}) {
        const SearchResult found = gomoku::makeFullEngine(1)->think(
            quietGame(), {.nodes = 20'000, .threads = threads, .memory = 1 << 20}, test::neverStop, {});
        CHECK(found.nodes <= 20'000);
        CHECK(found.nodes > 20'000 / static_cast<std::uint64_t>(threads) - 1);
        CHECK(canBePlayed(quietGame(), found.line));
    }
}

TEST_CASE("the full engine stops within 10 ms, on one thread and on two", "[gomoku][engine][threads]")
{
    for (const int threads : {1, 2}) {
        /// Passes a number of threads to an engine that is only asked for a move.
        struct InThreads final : Engine {
            explicit InThreads(int count)
                : threads{count}
            {
            }
            SearchResult think(const BoardGame& position, const Limits&, const std::atomic<bool>& stop,
                               const Report& report) override
            {
                return engine->think(position, {.threads = threads}, stop, report);
            }
            int threads;
            std::unique_ptr<Engine> engine = gomoku::makeFullEngine(2);
        } engine{threads};
        CHECK(test::stopDelay(engine, quietGame(), test::repetitions(100, 500)) < test::stopLimit);
    }
}

TEST_CASE("the full engine returns a legal move whatever its limits are", "[gomoku][engine][threads]")
{
    std::mt19937 random{8};
    const auto engine = gomoku::makeFullEngine(3);
    const int games = std::max(4, test::repetitions(30, 300));
    for (int i = 0; i < games; ++i) {
        Game game{i % 3 == 0 ? Rule::Freestyle : i % 3 == 1 ? Rule::Standard : Rule::Renju, 15};
        test::playAtRandom(game, random, 5 * i % 150);
        if (game.outcome())
            continue;
        (void)moveOf(*engine, game, {.nodes = 0});
        (void)moveOf(*engine, game, {.depth = 0});
        (void)moveOf(*engine, game, {.time = 0ms});
        (void)moveOf(*engine, game, {.time = 0ms, .lines = 3});
        (void)moveOf(*engine, game, {.time = 3ms, .threads = 2, .memory = 1});
        (void)moveOf(*engine, game, {.nodes = 50, .threads = 3, .lines = 2});
    }
}
