#include "core/gomoku/search_engine.h"

#include "core/board/mix.h"

#include <limits>
#include <utility>

namespace qipan::gomoku {

SearchEngine::SearchEngine(WeightsOf weights, const Limits& own, std::uint64_t seed)
    : m_weights{std::move(weights)}
    , m_own{own}
    , m_seed{seed}
{
}

Thinking SearchEngine::think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                             const Report& report)
{
    constexpr int anyDepth = 100;
    constexpr std::uint64_t anyNodes = std::numeric_limits<std::int64_t>::max();
    const Limits& counted = limits.depth || limits.nodes || limits.time ? limits : m_own;
    const Game& game = static_cast<const Game&>(position);
    SearchBudget budget{counted, anyNodes, stop};
    m_memory.clear();
    Position stones{game.board(), game.rule(), m_weights(game.rule())};
    Search search{stones, game.sideToMove(), seedFor(m_seed, game.board()), m_memory, budget};
    return search.run(counted.depth.value_or(anyDepth), report);
}

std::uint64_t seedFor(std::uint64_t seed, const Board& board)
{
    return mix(seed, static_cast<std::uint64_t>(board.stones()));
}

} // namespace qipan::gomoku
