// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/endgame.h"

#include "tests/core/reversi/random_position.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/engine_checks.h"
#include "tests/support/never_stop.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <thread>
#include <vector>

using namespace qipan;
using namespace qipan::reversi;

namespace {

constexpr std::size_t tableBytes = 1 << 20;

/// Too many empties to be solved in a test.
Position early()
{
    std::mt19937 random{31};
    const auto position = test::playedPosition(random, 44);
    REQUIRE(position);
    return *position;
}

/// How long a solve continues after `stop` was set, as test::stopDelay says it.
std::chrono::microseconds stopDelay(EndgameSolver& solver, int runs)
{
    const Position position = early();
    std::vector<std::chrono::microseconds> delays;
    for (int i = 0; i < runs; ++i) {
        std::atomic<bool> stop{false};
        std::clock_t stopped = 0;
        std::thread other{[&] {
            std::this_thread::sleep_for(std::chrono::milliseconds{1 + i % 7});
            stopped = std::clock();
            stop = true;
        }};
        const EndgameResult result = solver.solve(position, EndgameAim::Exact, {}, stop);
        const std::clock_t returned = std::clock();
        other.join();
        CHECK_FALSE(result.isComplete);
        delays.push_back(test::processorTime(stopped, returned));
    }
    return test::delayToCheck(std::move(delays));
}

} // namespace

TEST_CASE("the endgame solver stops within 10 ms", "[reversi][endgame][threads]")
{
    EndgameSolver alone{tableBytes};
    CHECK(stopDelay(alone, test::repetitions(100, 1'000)) < test::stopLimit);
    EndgameSolver pair{tableBytes, 2};
    CHECK(stopDelay(pair, test::repetitions(100, 1'000)) < test::stopLimit);
}

TEST_CASE("the endgame solver respects its node and time limits", "[reversi][endgame][threads]")
{
    for (const int threads : {1, 3}) {
        EndgameSolver solver{tableBytes, threads};
        const EndgameResult few = solver.solve(early(), EndgameAim::Exact, {.nodes = 100'000}, test::neverStop);
        CHECK_FALSE(few.isComplete);
        CHECK(few.nodes > 1'000);
        CHECK(few.nodes < 200'000);
        const EndgameResult none = solver.solve(early(), EndgameAim::Exact, {.nodes = 0}, test::neverStop);
        CHECK_FALSE(none.isComplete);

        const auto begin = std::chrono::steady_clock::now();
        const Limits limits{.time = std::chrono::milliseconds{20}};
        CHECK_FALSE(solver.solve(early(), EndgameAim::WinLossDraw, limits, test::neverStop).isComplete);
        CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds{5});
    }
}

TEST_CASE("table entries of a stopped search are correct", "[reversi][endgame]")
{
    std::mt19937 random{32};
    for (int i = 0; i < test::repetitions(30, 300); ++i) {
        const auto position = test::playedPosition(random, 14);
        if (!position)
            continue;
        EndgameSolver fresh{tableBytes};
        const int score = fresh.solve(*position, EndgameAim::Exact, {}, test::neverStop).score;
        EndgameSolver stopped{tableBytes, 2};
        for (const std::uint64_t nodes : std::array<std::uint64_t, 3>{3'000, 10'000, 30'000})
            (void)stopped.solve(*position, EndgameAim::Exact, {.nodes = nodes}, test::neverStop);
        const EndgameResult result = stopped.solve(*position, EndgameAim::Exact, {}, test::neverStop);
        REQUIRE(result.isComplete);
        REQUIRE(result.score == score);
    }
}
