#include "core/reversi/full_engine.h"

#include "core/board/search_table.h"
#include "core/reversi/game.h"
#include "core/reversi/search.h"

#include <limits>
#include <optional>

namespace qipan::reversi {

namespace {

class FullEngine final : public Engine {
public:
    FullEngine(std::uint64_t seed, const Weights* weights)
        : m_seed{seed}
        , m_weights{weights}
    {
    }

    Thinking think(const BoardGame& game, const Limits& limits, const std::atomic<bool>& stop,
                   const Report& report) override
    {
        constexpr std::size_t usualMemory = 16 << 20;
        SearchBudget budget{limits, std::numeric_limits<std::uint64_t>::max(), stop};
        SearchTable& table = tableOf(limits.memory.value_or(usualMemory));
        const Weights& weights = m_weights != nullptr ? *m_weights : trainedWeights();
        Search search{static_cast<const Game&>(game).position(), m_seed, weights, table, budget};
        return search.run(limits.depth.value_or(std::numeric_limits<int>::max()), report, limits.lines.value_or(1));
    }

private:
    SearchTable& tableOf(std::size_t bytes)
    {
        if (!m_table || m_bytes != bytes) {
            m_table.reset(); // before there is another one
            m_table.emplace(bytes);
            m_bytes = bytes;
        }
        m_table->clear();
        return *m_table;
    }

    std::uint64_t m_seed;
    const Weights* m_weights;
    std::size_t m_bytes = 0;
    std::optional<SearchTable> m_table;
};

} // namespace

std::unique_ptr<Engine> makeFullEngine(std::uint64_t seed, const Weights* weights)
{
    return std::make_unique<FullEngine>(seed, weights);
}

} // namespace qipan::reversi
