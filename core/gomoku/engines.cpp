#include "core/gomoku/engines.h"

#include "core/gomoku/game.h"
#include "core/gomoku/moves.h"
#include "core/gomoku/search_engine.h"

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
        const std::vector<Point> points = rankedMoves(shapes, side, seedFor(m_seed, game.board()));
        const Thinking found{
            .depth = 1, .score = shapes.evaluation(side), .nodes = points.size(), .line = {cellOf(points.front())}};
        if (report)
            report(found);
        return found;
    }

private:
    std::uint64_t m_seed;
};

} // namespace

std::unique_ptr<Engine> makeEngine(int level, std::uint64_t seed)
{
    assert(level >= 1 && level <= engineLevels);
    if (level == 1)
        return std::make_unique<ShapeEngine>(seed);
    const Limits own{.depth = 10, .nodes = 100'000}; // keeps a move within 0.3 s on a slow machine
    return std::make_unique<SearchEngine>(plainWeights, own, seed);
}

} // namespace qipan::gomoku
