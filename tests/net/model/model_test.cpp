// SPDX-License-Identifier: GPL-3.0-or-later
// Two complete ends and spectators on a network that delays, fragments and cuts connections, with programs that are
// killed and restarted: in the end, all of them must agree.
#include "net/secure/encryption.h"
#include "tests/net/model/world.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace qipan;
using namespace qipan::net;

namespace {

constexpr int partsOfWorld = 12; ///< then the next seed creates another world

/// The same number under sanitizers; with fewer, some required events would not occur.
[[nodiscard]] int gamesWanted()
{
    return std::max(2000, qipan::test::repetitions(2000, 100000));
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
[[nodiscard]] int playWorld(const GameInfo& game, std::uint64_t seed, model::Meetings& met)
{
    model::World world{game, seed};
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

/// A test that never met the required events is worthless. `others` are the ends by the rules of the other game.
void requireAllMet(const model::Meetings& met, const std::vector<model::Met>& others)
{
    for (std::size_t what = 0; what < met.size(); ++what) {
        const auto which = static_cast<model::Met>(what);
        INFO(model::text(which));
        if (which == model::Met::Encrypted && !isEncryptionAvailable())
            continue;
        if (std::ranges::find(others, which) != others.end())
            REQUIRE(met[what] == 0);
        else
            REQUIRE(met[what] > 0);
        if (std::getenv("QIPAN_LONG") != nullptr)
            std::cout << met[what] << " times " << model::text(which) << '\n';
    }
}

void playGames(const GameInfo& game, int wanted, const std::vector<model::Met>& others)
{
    model::Meetings met{};
    constexpr int warmUp = 20; // worlds, to allocate what is allocated once
    constexpr std::size_t allowance = 256 * 1024;
    // A single world, to examine a failure.
    if (const char* seed = std::getenv("QIPAN_MODEL_SEED")) {
        WARN(playWorld(game, std::stoull(seed), met) << " games");
        return;
    }
    std::size_t before = 0;
    int games = 0;
    for (std::uint64_t seed = 1; games < wanted; ++seed) {
        games += playWorld(game, seed, met);
        if (seed == warmUp)
            before = heapInUse();
    }
    if (before > 0)
        REQUIRE(heapInUse() <= before + allowance);
    requireAllMet(met, others);
    WARN(game.key << ": " << games << " games");
}

} // namespace

TEST_CASE("gomoku on a bad network ends alike for both players and spectators")
{
    playGames(*findGame("gomoku"), gamesWanted(), {model::Met::Count});
}

TEST_CASE("reversi on a bad network ends alike for both players and spectators")
{
    playGames(*findGame("reversi"), gamesWanted(),
              {model::Met::Five, model::Met::Forbidden, model::Met::Chosen, model::Met::ChoiceCrossed});
}
