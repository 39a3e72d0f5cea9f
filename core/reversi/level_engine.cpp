// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/engines.h"

#include "core/board/seeded_random.h"
#include "core/reversi/game.h"
#include "core/reversi/search.h"

#include <algorithm>
#include <vector>

namespace qipan::reversi {

namespace {

constexpr int maxLines = 64;

/// Returns the size of the tables in bytes: small ones are created faster.
constexpr std::size_t memoryFor(const Traits& traits)
{
    return std::size_t{traits.exactFromEmpties < 16 ? 3U : 48U} << 20;
}

class LevelEngine final : public Engine {
public:
    LevelEngine(const Traits& traits, std::uint64_t seed)
        : m_traits{traits}
        , m_seed{seed}
        , m_search{makeFullEngine(seed)}
    {
    }

    SearchResult think(const BoardGame& game, const Limits& limits, const std::atomic<bool>& stop,
                       const Report& report) override
    {
        const Position& position = static_cast<const Game&>(game).position();
        Limits own = limits;
        own.memory = std::min(memoryFor(m_traits), limits.memory.value_or(memoryFor(m_traits)));
        if (position.empties() <= m_traits.exactFromEmpties)
            return m_search->think(game, own, stop, report);
        own.depth = std::min(m_traits.depth, limits.depth.value_or(m_traits.depth));
        own.nodes = std::min(m_traits.nodes, limits.nodes.value_or(m_traits.nodes));
        SeededRandom random{m_seed, mix(position.mover, position.other)};
        return random.chance(m_traits.errors) ? weakerMove(game, own, random, stop, report)
                                              : m_search->think(game, own, stop, report);
    }

private:
    [[nodiscard]] SearchResult weakerMove(const BoardGame& game, Limits limits, SeededRandom& random,
                                          const std::atomic<bool>& stop, const Report& report)
    {
        limits.lines = maxLines;
        std::vector<SearchResult> lines(maxLines);
        const SearchResult best = m_search->think(game, limits, stop, [&lines](const SearchResult& found) {
            lines[static_cast<std::size_t>(found.pvIndex)] = found;
        });
        std::erase_if(lines, [&](const SearchResult& line) {
            return line.line.empty() || line.line.front() == best.line.front() || line.depth < best.depth
                || hundredthsOf(line) < hundredthsOf(best) - m_traits.maxLoss;
        });
        SearchResult taken = lines.empty() ? best : lines[random.next() % lines.size()];
        taken.pvIndex = 0;
        taken.nodes = best.nodes;
        if (report)
            report(taken);
        return taken;
    }

    const Traits m_traits;
    const std::uint64_t m_seed;
    const std::unique_ptr<Engine> m_search;
};

} // namespace

std::unique_ptr<Engine> makeLevelEngine(const Traits& traits, std::uint64_t seed)
{
    return std::make_unique<LevelEngine>(traits, seed);
}

} // namespace qipan::reversi
