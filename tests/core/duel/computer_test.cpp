// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/computer.h"
#include "core/link/deal.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <cmath>

using namespace std::chrono_literals;

namespace qipan::duel {
namespace {

struct Played {
    Milliseconds time{0};
    Milliseconds waited{0}; ///< for the cost of shuffles
    int pairs = 0;
    double meanDistance = 0; ///< between the tiles of a pair
};

[[nodiscard]] Played playBoard(int level, std::uint32_t seed, link::FallingMode mode)
{
    const Setup setup{.deal = {.mode = mode, .seed = seed}};
    const auto deal = link::makeDeal(setup.deal, std::atomic<bool>{false});
    PlayerBoard board{setup, deal->board, Seat::Second};
    Computer computer{level, seed};
    Played played;
    while (!board.game().won()) {
        const Action action = computer.next(board, played.time);
        REQUIRE_FALSE(board.faultOf(action));
        REQUIRE(action.at >= played.time);
        played.time = action.at;
        board.apply(action);
        if (action.kind == Action::Kind::Shuffle)
            played.waited += setup.shuffleCost;
        else
            played.meanDistance += std::hypot(action.pair.a.x - action.pair.b.x, action.pair.a.y - action.pair.b.y);
    }
    played.pairs = board.pairs();
    played.meanDistance /= played.pairs;
    CHECK_FALSE(board.isInhumanlyFast());
    return played;
}

} // namespace

TEST_CASE("each level of the computer clears whole boards at its pace", "[duel]")
{
    const int boards = test::repetitions(20, 200);
    for (int level = 1; level <= computerLevels; ++level) {
        CAPTURE(level);
        Milliseconds time{0};
        int pairs = 0;
        for (int i = 0; i < boards; ++i) {
            const Played played =
                playBoard(level, static_cast<std::uint32_t>(i), static_cast<link::FallingMode>(i % link::fallingModes));
            time += played.time - played.waited;
            pairs += played.pairs;
        }
        const double pace = static_cast<double>(time.count()) / pairs;
        const auto wanted = static_cast<double>(paceOf(level).count());
        CHECK(pace > 0.85 * wanted);
        CHECK(pace < 1.15 * wanted);
    }
}

TEST_CASE("the computer sees near pairs first", "[duel]")
{
    const Setup setup{.deal = {.difficulty = link::Difficulty::Easy, .seed = 3}};
    const auto deal = link::makeDeal(setup.deal, std::atomic<bool>{false});
    double all = 0;
    int count = 0;
    PlayerBoard board{setup, deal->board, Seat::Second};
    for (const link::Pair& pair : link::joinablePairs(deal->board, board.game().rule())) {
        all += std::hypot(pair.a.x - pair.b.x, pair.a.y - pair.b.y);
        ++count;
    }
    REQUIRE(count > 5);
    double seen = 0;
    constexpr int looks = 200;
    for (std::uint64_t seed = 0; seed < looks; ++seed) {
        const Action action = Computer{5, seed}.next(board, 0ms);
        seen += std::hypot(action.pair.a.x - action.pair.b.x, action.pair.a.y - action.pair.b.y);
    }
    CHECK(seen / looks < 0.7 * all / count);
}

TEST_CASE("the computer waits for the cost of a shuffle, and plays alike for a seed", "[duel]")
{
    const Setup setup{.deal = {.seed = 5}};
    const auto deal = link::makeDeal(setup.deal, std::atomic<bool>{false});
    PlayerBoard board{setup, deal->board, Seat::First};
    board.apply({.kind = Action::Kind::Hint, .at = 1s});
    const Action action = Computer{5, 7}.next(board, 2s);
    CHECK(action.at > 6s);
    CHECK(action == Computer{5, 7}.next(board, 2s));
}

} // namespace qipan::duel
