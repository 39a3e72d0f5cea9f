#include "core/gomoku/engines.h"

#include "core/board/mix.h"
#include "core/gomoku/candidates.h"
#include "core/gomoku/game.h"
#include "core/gomoku/search.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace qipan::gomoku {

namespace {

/// The shapes of all rules: made once with the engine, so that a search starts at once.
class Shapes {
public:
    [[nodiscard]] const ShapeTable& of(Rule rule) const { return m_tables[static_cast<std::size_t>(rule)]; }

private:
    std::array<ShapeTable, 3> m_tables{ShapeTable{Rule::Freestyle}, ShapeTable{Rule::Standard},
                                       ShapeTable{Rule::Renju}};
};

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
        const ShapeMap map{game.board(), m_shapes.of(game.rule())};
        const Side side = game.sideToMove();
        const std::vector<Point> points = candidates(map, side, seedFor(m_seed, game.board()));
        const Thinking found{.depth = 1,
                             .score = map.worth(points.front(), side),
                             .nodes = points.size(),
                             .line = {cellOf(points.front())}};
        if (report)
            report(found);
        return found;
    }

private:
    Shapes m_shapes;
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
        constexpr int ownDepth = 4;
        constexpr std::uint64_t ownNodes = 30'000; // keeps a move within 0.3 s on a slow machine
        const Game& game = static_cast<const Game&>(position);
        SearchBudget budget{limits, ownNodes, stop};
        ShapeMap map{game.board(), m_shapes.of(game.rule())};
        Search search{map, game.sideToMove(), seedFor(m_seed, game.board()), budget};
        return search.run(limits.depth.value_or(ownDepth), report);
    }

private:
    Shapes m_shapes;
    std::uint64_t m_seed;
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
