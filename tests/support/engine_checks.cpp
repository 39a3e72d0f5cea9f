// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/engine_checks.h"

#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <atomic>
#include <random>
#include <thread>

namespace qipan::test {

Cell moveOf(Engine& engine, const BoardGame& game, const Limits& limits)
{
    const std::atomic<bool> stop{false};
    const SearchResult found = engine.think(game, limits, stop, {});
    REQUIRE_FALSE(found.line.empty());
    REQUIRE(game.isLegal(found.line.front()));
    return found.line.front();
}

namespace {

std::chrono::microseconds delayOfOneStop(Engine& engine, const BoardGame& game, std::chrono::microseconds wait)
{
    std::atomic<bool> stop{false};
    std::clock_t stopped = 0;
    std::thread stopper{[&] {
        std::this_thread::sleep_for(wait);
        stopped = std::clock();
        stop = true;
    }};
    const SearchResult found = engine.think(game, {.depth = 60, .nodes = 1'000'000'000}, stop, {});
    const std::clock_t returned = std::clock();
    stopper.join();
    REQUIRE(game.isLegal(found.line.at(0)));
    REQUIRE(returned >= stopped); // otherwise the search ended before
    return processorTime(stopped, returned);
}

} // namespace

std::chrono::microseconds stopDelay(Engine& engine, const BoardGame& game, int count)
{
    std::mt19937 random{3};
    std::vector<std::chrono::microseconds> delays;
    for (int i = 0; i < count; ++i)
        delays.push_back(delayOfOneStop(engine, game, std::chrono::microseconds{random() % 10'000}));
    return delayToCheck(std::move(delays));
}

std::chrono::microseconds processorTime(std::clock_t begin, std::clock_t end)
{
    return std::chrono::microseconds{static_cast<long long>(end - begin) * 1'000'000 / CLOCKS_PER_SEC};
}

std::chrono::microseconds delayToCheck(std::vector<std::chrono::microseconds> delays)
{
    std::ranges::sort(delays);
#ifdef _WIN32
    constexpr int percent = 50; // std::clock counts the time of other programs too
#else
    const int percent = isLongRun() ? 95 : 50;
#endif
    return delays[(delays.size() - 1) * static_cast<std::size_t>(percent) / 100];
}

void requireDeterminism(const std::function<std::unique_ptr<Engine>()>& make, const BoardGame& game,
                        std::uint64_t nodes)
{
    const std::atomic<bool> stop{false};
    const Limits limits{.depth = 20, .nodes = nodes};
    const auto engine = make();
    const auto another = make();
    const SearchResult first = engine->think(game, limits, stop, {});
    for (Engine* again : {engine.get(), another.get()}) {
        const SearchResult second = again->think(game, limits, stop, {});
        REQUIRE(second.line == first.line);
        REQUIRE(second.score == first.score);
        REQUIRE(second.depth == first.depth);
        REQUIRE(second.nodes == first.nodes);
    }
}

namespace {

/// 2 if black wins, 1 for a draw, 0 if white wins.
int blackPoints(Engine& black, Engine& white, BoardGame& game)
{
    while (!game.outcome())
        game.play(moveOf(game.sideToMove() == Side::Black ? black : white, game));
    const auto winner = game.outcome()->winner;
    return !winner ? 1 : *winner == Side::Black ? 2 : 0;
}

} // namespace

int pointsInPairs(Engine& first, Engine& second, const BoardGame& start, int pairs, int plies)
{
    std::mt19937 random{17};
    int points = 0;
    for (int pair = 0; pair < pairs; ++pair) {
        const auto opening = start.clone();
        playAtRandom(*opening, random, plies);
        points += blackPoints(first, second, *opening->clone());
        points += 2 - blackPoints(second, first, *opening->clone());
    }
    return points;
}

} // namespace qipan::test
