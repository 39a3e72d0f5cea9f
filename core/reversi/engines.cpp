#include "core/reversi/engines.h"

#include "core/reversi/full_engine.h"
#include "core/reversi/greedy_engine.h"

#include <cassert>

namespace qipan::reversi {

namespace {

class LookAheadEngine final : public Engine {
public:
    explicit LookAheadEngine(std::uint64_t seed)
        : m_search{makeFullEngine(seed)}
    {
    }

    Thinking think(const BoardGame& game, const Limits& limits, const std::atomic<bool>& stop,
                   const Report& report) override
    {
        constexpr int ownDepth = 4;
        constexpr std::uint64_t ownNodes = 1'000'000;
        constexpr std::size_t ownMemory = 4 << 20;
        Limits own = limits;
        own.depth = limits.depth.value_or(ownDepth);
        own.nodes = limits.nodes.value_or(ownNodes);
        own.memory = limits.memory.value_or(ownMemory);
        return m_search->think(game, own, stop, report);
    }

private:
    std::unique_ptr<Engine> m_search;
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
