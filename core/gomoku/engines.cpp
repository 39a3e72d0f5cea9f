// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/engines.h"

#include "core/gomoku/opening_play.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <thread>

namespace qipan::gomoku {

namespace {

constexpr std::array<Traits, engineLevels - 1> traitsOfLevels{{
    {.overlookedThrees = 100, .overlookedFours = 50, .missedChances = 30, .calmStones = 12, .secondBest = 70},
    {.overlookedThrees = 70, .overlookedFours = 25, .missedChances = 15, .calmStones = 10, .secondBest = 60},
    {.overlookedThrees = 65, .overlookedFours = 20, .secondBest = 55},
    {.overlookedThrees = 30, .secondBest = 30},
    {.depth = 1, .nodes = 60, .overlookedThrees = 10, .secondBest = 25},
    {.depth = 4, .nodes = 400, .secondBest = 12},
    {.depth = 8, .nodes = 2'500, .secondBest = 6},
    {.depth = 12, .nodes = 7'000, .secondBest = 4},
    {.depth = 16, .nodes = 20'000, .secondBest = 2},
    {.depth = 30, .nodes = 70'000},
}};

/// The full search, which uses all resources of the machine that are not limited.
class StrongestEngine final : public Engine {
public:
    explicit StrongestEngine(std::uint64_t seed)
        : m_search{makeFullEngine(seed)}
    {
    }

    SearchResult think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                       const Report& report) override
    {
        if (limits.depth || limits.nodes || limits.time)
            return m_search->think(position, limits, stop, report);
        constexpr std::chrono::milliseconds ownTime{3'000};
        constexpr std::size_t ownMemory = 256 << 20;
        Limits own = limits;
        own.time = ownTime;
        own.memory = limits.memory.value_or(ownMemory);
        own.threads = limits.threads.value_or(std::max(1, static_cast<int>(std::thread::hardware_concurrency())));
        return m_search->think(position, own, stop, report);
    }

private:
    std::unique_ptr<Engine> m_search;
};

} // namespace

std::unique_ptr<Engine> makeEngine(int level, std::uint64_t seed)
{
    assert(level >= 1 && level <= engineLevels);
    if (level == strongestLevel)
        return withOpenings(std::make_unique<StrongestEngine>(seed), seed);
    return withOpenings(makeLevelEngine(traitsOfLevels[static_cast<std::size_t>(level - 1)], seed), seed);
}

} // namespace qipan::gomoku
