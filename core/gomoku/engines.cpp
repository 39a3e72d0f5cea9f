#include "core/gomoku/engines.h"

#include "core/board/mix.h"
#include "core/gomoku/game.h"
#include "core/gomoku/moves.h"
#include "core/gomoku/opening_engine.h"
#include "core/gomoku/search.h"

#include <cassert>
#include <vector>

namespace qipan::gomoku {

namespace {

std::uint64_t seedFor(std::uint64_t seed, const Board& board)
{
    return mix(seed, static_cast<std::uint64_t>(board.stones()));
}

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
        const std::vector<Point> points = rankedMoves(shapes, side, seedFor(m_seed, game.board()));
        const Thinking found{.depth = 1,
                             .score = shapes.value(side) - shapes.value(opposite(side)),
                             .nodes = points.size(),
                             .line = {cellOf(points.front())}};
        if (report)
            report(found);
        return found;
    }

private:
    std::uint64_t m_seed;
};

class LookAheadEngine final : public Engine {
public:
    explicit LookAheadEngine(std::uint64_t seed)
        : m_seed{seed}
    {
    }

    Thinking think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                   const Report& report) override
    {
        constexpr int ownDepth = 10;
        constexpr std::uint64_t ownNodes = 100'000; // keeps a move within 0.3 s on a slow machine
        const Game& game = static_cast<const Game&>(position);
        SearchBudget budget{limits, ownNodes, stop};
        m_memory.clear();
        Position stones{game.board(), game.rule(), plainWeights(game.rule())};
        Search search{stones, game.sideToMove(), seedFor(m_seed, game.board()), m_memory, budget};
        return search.run(limits.depth.value_or(ownDepth), report);
    }

private:
    std::uint64_t m_seed;
    SearchMemory m_memory{4 << 20};
};

} // namespace

std::unique_ptr<Engine> makeEngine(int level, std::uint64_t seed)
{
    assert(level >= 1 && level <= engineLevels);
    if (level == 1)
        return withOpenings(std::make_unique<ShapeEngine>(seed), seed);
    return withOpenings(std::make_unique<LookAheadEngine>(seed), seed);
}

} // namespace qipan::gomoku
