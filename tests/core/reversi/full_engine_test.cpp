// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/engines.h"

#include "core/reversi/endgame.h"
#include "core/reversi/game.h"
#include "core/reversi/search.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/engine_checks.h"
#include "tests/support/never_stop.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <functional>
#include <map>
#include <random>
#include <vector>

using namespace qipan;
using namespace qipan::reversi;

namespace {

constexpr std::size_t memory = 3 << 20;

/// The exact score of each move for the side to move in discs, from a separate search.
std::map<Square, int> exactScores(const Position& root)
{
    std::map<Square, int> scores;
    for (Squares rest = legalMoves(root); rest != 0; rest &= rest - 1) {
        const Square square = firstSquare(rest);
        EndgameSolver solver{1 << 20};
        const Position after = afterMove(root, square);
        scores[square] = -solver.solve(after, EndgameAim::Exact, {}, test::neverStop).score;
    }
    return scores;
}

/// Calls `check` with `count` random positions that have `empties` empty squares.
void forEndings(unsigned seed, int count, int empties, const std::function<void(const Game&)>& check)
{
    std::mt19937 random{seed};
    for (int i = 0; i < count;) {
        Game game;
        test::playAtRandom(game, random, 60 - empties);
        if (game.outcome())
            continue;
        ++i;
        check(game);
    }
}

/// The last reported lines, by rank.
std::vector<SearchResult> engineLines(const Game& game, const Limits& limits)
{
    std::vector<SearchResult> lines(static_cast<std::size_t>(limits.lines.value_or(1)));
    const SearchResult best = makeFullEngine(3)->think(game, limits, test::neverStop, [&](const SearchResult& line) {
        lines[static_cast<std::size_t>(line.pvIndex)] = line;
    });
    REQUIRE(best.line == lines[0].line);
    std::erase_if(lines, [](const SearchResult& line) { return line.line.empty(); });
    return lines;
}

} // namespace

TEST_CASE("near the end the full reversi engine plays the best move and knows its score", "[reversi][full]")
{
    for (const int threads : {1, 2}) {
        forEndings(91, std::max(2, test::repetitions(10, 200)), 12, [threads](const Game& game) {
            const auto lines = engineLines(game, {.threads = threads, .memory = memory});
            std::map<Square, int> scores = exactScores(game.position());
            const int best = std::ranges::max_element(scores, {}, [](const auto& each) { return each.second; })->second;
            CHECK(lines[0].isCertain);
            CHECK(lines[0].score == best * terminalScale);
            CHECK(scores[squareOf(lines[0].line[0])] == best);
        });
    }
}

TEST_CASE("near the end each line has the score of a separate search", "[reversi][full]")
{
    int found = 0;
    for (const int wanted : {2, 3, 64}) {
        forEndings(92, std::max(2, test::repetitions(10, 200)), 11, [&](const Game& game) {
            const auto lines = engineLines(game, {.memory = memory, .lines = wanted});
            std::map<Square, int> scores = exactScores(game.position());
            REQUIRE(lines.size() == std::min(scores.size(), static_cast<std::size_t>(wanted)));
            std::vector<int> sorted;
            for (const auto& [square, score] : scores)
                sorted.push_back(score);
            std::ranges::sort(sorted, std::greater{});
            for (std::size_t pvIndex = 0; pvIndex < lines.size(); ++pvIndex) {
                CHECK(lines[pvIndex].isCertain);
                CHECK(lines[pvIndex].score == sorted[pvIndex] * terminalScale);
                CHECK(scores[squareOf(lines[pvIndex].line[0])] == sorted[pvIndex]);
                ++found;
            }
        });
    }
    CHECK(found > 12);
}

TEST_CASE("a depth short of the end of the game is respected", "[reversi][full]")
{
    forEndings(93, 5, 12, [](const Game& game) {
        const auto lines = engineLines(game, {.depth = 6, .memory = memory});
        CHECK(lines[0].depth <= 6);
        CHECK_FALSE(lines[0].isCertain);
    });
}

TEST_CASE("the full reversi engine respects its node limit in the middlegame and endgame", "[reversi][full]")
{
    const auto engine = makeFullEngine(4);
    for (const int empties : {16, 22, 40}) {
        forEndings(94, 3, empties, [&](const Game& game) {
            for (const std::uint64_t nodes : {1'000U, 30'000U, 100'000U}) {
                const SearchResult found = engine->think(game, {.nodes = nodes, .memory = memory}, test::neverStop, {});
                CHECK(found.nodes < nodes + 1'000); // the nodes visited since the last check of the limit
                CHECK(game.isLegal(found.line.front()));
            }
        });
    }
}

TEST_CASE("the full reversi engine respects its time limit", "[reversi][full]")
{
    constexpr std::chrono::milliseconds time{20};
    const auto engine = makeFullEngine(5);
    std::vector<std::chrono::microseconds> took;
    for (const int empties : {14, 18, 20, 24, 40}) {
        forEndings(95, 2, empties, [&](const Game& game) {
            const std::clock_t begin = std::clock();
            CHECK(game.isLegal(engine->think(game, {.time = time}, test::neverStop, {}).line.front()));
            took.push_back(test::processorTime(begin, std::clock()));
        });
    }
    CHECK(test::delayToCheck(std::move(took)) < time + test::stopLimit);
}

TEST_CASE("a forced move uses no time", "[reversi][full]")
{
    std::mt19937 random{96};
    int forced = 0;
    for (int i = 0; forced < 3; ++i) {
        Game game;
        test::playAtRandom(game, random, 20 + i % 30);
        if (game.outcome() || std::popcount(legalMoves(game.position())) != 1)
            continue;
        ++forced;
        const Limits limits{.time = std::chrono::hours{1}};
        CHECK(game.isLegal(makeFullEngine(6)->think(game, limits, test::neverStop, {}).line.front()));
    }
}
