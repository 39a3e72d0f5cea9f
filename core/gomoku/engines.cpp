#include "core/gomoku/engines.h"

#include "core/board/mix.h"
#include "core/gomoku/evaluation.h"
#include "core/gomoku/full_engine.h"
#include "core/gomoku/game.h"
#include "core/gomoku/moves.h"

#include <cassert>
#include <vector>

namespace qipan::gomoku {

namespace {

/// Takes the most promising point; it looks no further, so that limits change nothing.
class ShapeEngine final : public Engine {
public:
    explicit ShapeEngine(std::uint64_t seed)
        : m_seed{seed}
    {
    }

    Thinking think(const BoardGame& position, const Limits&, const std::atomic<bool>&, const Report& report) override
    {
        const Game& game = static_cast<const Game&>(position);
        const Side side = game.sideToMove();
        const Position shapes{game.board(), game.rule(), plainWeights(game.rule())};
        const std::vector<Point> points =
            rankedMoves(shapes, side, mix(m_seed, static_cast<std::uint64_t>(game.board().stones())));
        const Thinking found{
            .depth = 1, .score = evaluate(shapes, side), .nodes = points.size(), .line = {cellOf(points.front())}};
        if (report)
            report(found);
        return found;
    }

private:
    std::uint64_t m_seed;
};

/// The search with limits of its own, where the caller names none.
class LookAheadEngine final : public Engine {
public:
    explicit LookAheadEngine(std::uint64_t seed)
        : m_search{makeFullEngine(seed)}
    {
    }

    Thinking think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                   const Report& report) override
    {
        Limits counted = limits;
        if (!limits.depth && !limits.nodes && !limits.time) {
            counted.depth = 10;
            counted.nodes = 100'000; // keeps a move within 0.3 s on a slow machine
        }
        counted.memory = limits.memory.value_or(4 << 20);
        return m_search->think(position, counted, stop, report);
    }

private:
    std::unique_ptr<Engine> m_search;
};

} // namespace

std::unique_ptr<Engine> makeEngine(int level, std::uint64_t seed)
{
    assert(level >= 1 && level <= engineLevels);
    if (level == 1)
        return std::make_unique<ShapeEngine>(seed);
    return std::make_unique<LookAheadEngine>(seed);
}

} // namespace qipan::gomoku
