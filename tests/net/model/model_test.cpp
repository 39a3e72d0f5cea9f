// SPDX-License-Identifier: GPL-3.0-or-later
// Two complete ends and spectators on a network that delays, fragments and cuts connections, or through a broker that
// loses, repeats and reorders messages, with programs that are killed and restarted: in the end, all of them must
// agree.
#include "net/secure/encryption.h"
#include "tests/net/model/world.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace qipan;
using namespace qipan::net;

namespace {

constexpr int partsOfWorld = 12; ///< then the next seed creates another world

/// The same number under sanitizers; with fewer, some required events would not occur.
[[nodiscard]] int gamesWanted(int longRun)
{
    return std::max(2000, qipan::test::repetitions(2000, longRun));
}

/// Allocated heap bytes; 0 if this cannot be measured.
[[nodiscard]] std::size_t heapInUse()
{
#ifdef __GLIBC__
    return mallinfo2().uordblks;
#else
    return 0;
#endif
}

/// Plays in one world; returns the number of games. On an error the test fails and reports the seed.
[[nodiscard]] int playWorld(const GameInfo& game, model::Route route, std::uint64_t seed, model::Meetings& met)
{
    model::World world{game, route, seed};
    int games = 0;
    try {
        for (int part = 0; part < partsOfWorld; ++part)
            games += world.play();
    } catch (const std::exception& error) {
        std::cerr << world.tail(); // Catch2 would break its lines
        FAIL(game.key << ", seed " << seed << ": " << error.what());
    }
    for (std::size_t what = 0; what < met.size(); ++what)
        met[what] += world.meetings()[what];
    return games;
}

/// Whether a world of this game and route cannot meet this.
[[nodiscard]] bool isForeign(model::Met what, const GameInfo& game, model::Route route)
{
    using model::Met;
    switch (what) {
    case Met::OutageOutlived:
    case Met::InterruptionEnded:
    case Met::TimeGivenBack:
    case Met::LineForgotten:
        return route != model::Route::Broker;
    case Met::Count:
        return game.key != "reversi";
    case Met::Five:
    case Met::Forbidden:
    case Met::Chosen:
    case Met::ChoiceCrossed:
        return game.key != "gomoku";
    default:
        return false;
    }
}

/// A test that never met the required events is worthless.
void requireAllMet(const model::Meetings& met, const GameInfo& game, model::Route route)
{
    for (std::size_t what = 0; what < met.size(); ++what) {
        const auto which = static_cast<model::Met>(what);
        INFO(model::text(which));
        if (which == model::Met::Encrypted && !isEncryptionAvailable())
            continue;
        if (std::getenv("QIPAN_LONG") != nullptr)
            std::cout << met[what] << " times " << model::text(which) << '\n';
        if (isForeign(which, game, route))
            REQUIRE(met[what] == 0);
        else
            REQUIRE(met[what] > 0);
    }
}

void playGames(const GameInfo& game, model::Route route, int wanted)
{
    model::Meetings met{};
    constexpr int warmUp = 20; // worlds, to allocate what is allocated once
    constexpr std::size_t allowance = 256 * 1024;
    // A single world, to examine a failure.
    if (const char* seed = std::getenv("QIPAN_MODEL_SEED")) {
        WARN(playWorld(game, route, std::stoull(seed), met) << " games");
        return;
    }
    std::size_t before = 0;
    int games = 0;
    for (std::uint64_t seed = 1; games < wanted; ++seed) {
        games += playWorld(game, route, seed, met);
        if (seed == warmUp)
            before = heapInUse();
    }
    if (before > 0)
        REQUIRE(heapInUse() <= before + allowance);
    requireAllMet(met, game, route);
    WARN(game.key << ": " << games << " games");
}

} // namespace

TEST_CASE("gomoku on a bad network ends alike for both players and spectators")
{
    playGames(*findGame("gomoku"), model::Route::Direct, gamesWanted(100'000));
}

TEST_CASE("reversi on a bad network ends alike for both players and spectators")
{
    playGames(*findGame("reversi"), model::Route::Direct, gamesWanted(100'000));
}

TEST_CASE("gomoku through a bad broker ends alike for both players and spectators")
{
    playGames(*findGame("gomoku"), model::Route::Broker, gamesWanted(10'000));
}

TEST_CASE("reversi through a bad broker ends alike for both players and spectators")
{
    playGames(*findGame("reversi"), model::Route::Broker, gamesWanted(10'000));
}
