// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/opening_engine.h"

#include "core/gomoku/engines.h"
#include "core/gomoku/opening_play.h"

#include <algorithm>
#include <utility>

namespace qipan::gomoku {

namespace {

class OpeningEngine final : public Engine {
public:
    OpeningEngine(std::unique_ptr<Engine> engine, std::uint64_t seed)
        : m_engine{std::move(engine)}
        , m_seed{seed}
    {
    }

    SearchResult think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                       const Report& report) override
    {
        constexpr std::uint64_t nodesOnSquare = 50'000; // for all cells: short, whatever the time limit
        const auto& game = static_cast<const Game&>(position);
        if (game.square()) {
            const auto evaluator = makeEngine(engineLevels, m_seed);
            return *playOnSquare(game, *evaluator, std::min(limits.nodes.value_or(nodesOnSquare), nodesOnSquare), stop);
        }
        return m_engine->think(position, limits, stop, report);
    }

    SearchResult open(const BoardGame& position, const OpeningTurn& turn, const Limits& limits,
                      const std::atomic<bool>& stop) override
    {
        constexpr std::uint64_t nodesInOpening = 200'000;
        const auto evaluator = makeEngine(engineLevels, m_seed);
        const std::uint64_t nodes = std::min(limits.nodes.value_or(nodesInOpening), nodesInOpening);
        return playOpening(static_cast<const Game&>(position), turn, *evaluator, nodes, m_seed, stop);
    }

private:
    std::unique_ptr<Engine> m_engine;
    std::uint64_t m_seed;
};

} // namespace

std::unique_ptr<Engine> withOpenings(std::unique_ptr<Engine> engine, std::uint64_t seed)
{
    return std::make_unique<OpeningEngine>(std::move(engine), seed);
}

} // namespace qipan::gomoku
