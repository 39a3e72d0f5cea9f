#include "core/reversi/engines.h"

#include "core/reversi/game.h"
#include "core/reversi/greedy_engine.h"
#include "core/reversi/search.h"

#include <cassert>

namespace qipan::reversi {

namespace {

class LookAheadEngine final : public Engine {
public:
    explicit LookAheadEngine(std::uint64_t seed)
        : m_seed{seed}
    {
    }

    Thinking think(const BoardGame& game, const Limits& limits, const std::atomic<bool>& stop,
                   const Report& report) override
    {
        constexpr int ownDepth = 4;
        constexpr std::uint64_t ownNodes = 1'000'000;
        SearchBudget budget{limits, ownNodes, stop};
        Search search{static_cast<const Game&>(game).position(), m_seed, budget};
        return search.run(limits.depth.value_or(ownDepth), report);
    }

private:
    std::uint64_t m_seed;
};

} // namespace

std::unique_ptr<Engine> makeEngine(int level, std::uint64_t seed)
{
    assert(level >= 1 && level <= engineLevels);
    if (level == 1)
        return std::make_unique<GreedyEngine>(seed);
    return std::make_unique<LookAheadEngine>(seed);
}

} // namespace qipan::reversi
