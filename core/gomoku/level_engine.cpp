// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/engines.h"

#include "core/board/seeded_random.h"
#include "core/gomoku/game.h"
#include "core/gomoku/moves.h"
#include "core/gomoku/position.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <vector>

namespace qipan::gomoku {

namespace {

constexpr int choiceOfMoves = 3;             // candidates when it does not take the best move
constexpr int muchLowerPriority = 700;       // in the unit of move priorities
constexpr int muchWorse = 500;               // in the unit of scores
constexpr std::size_t levelMemory = 4 << 20; // fast to clear, and sufficient for the nodes of a level

/// Returns the distance in steps from the last stone to the nearest of the points.
int distanceFromLastStone(const Position& position, const PointSet& points)
{
    const Cell last = cellOf(position.lastPoint());
    int nearest = largestSize;
    for (const Point point : points) {
        const Cell cell = cellOf(point);
        nearest = std::min(nearest, std::max(std::abs(cell.x - last.x), std::abs(cell.y - last.y)));
    }
    return nearest;
}

class LevelEngine final : public Engine {
public:
    LevelEngine(const Traits& traits, std::uint64_t seed)
        : m_traits{traits}
        , m_seed{seed}
        , m_search{makeFullEngine(seed)}
    {
    }

    SearchResult think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                       const Report& report) override
    {
        const Game& game = static_cast<const Game&>(position);
        const Side side = game.sideToMove();
        const Position stones{game.board(), game.rule(), trainedWeights(game.rule())};
        SeededRandom random{m_seed, stones.hash()};
        if (!stones.canMakeFive(side) && overlooksThreat(stones, side, random))
            return playStatically(stones, side, attackingMove(stones, side), report);
        const bool takesBest = !random.chance(m_traits.secondBest);
        if (missesChance(stones, side, random)) {
            if (const Point other = moveBelow(stones, side, PointThreat::OpenFour, takesBest, random); other != 0)
                return playStatically(stones, side, other, report);
        }
        if (isCalm(stones, side)) {
            if (const Point calm = moveBelow(stones, side, PointThreat::SleepingThree, takesBest, random); calm != 0)
                return playStatically(stones, side, calm, report);
        }
        if (m_traits.depth == 0)
            return playStatically(stones, side, likelyMove(stones, side, takesBest, random), report);
        return searchedMove(game, limits, takesBest, random, stop, report);
    }

private:
    [[nodiscard]] bool overlooksThreat(const Position& stones, Side side, SeededRandom& random) const
    {
        constexpr int farAway = 6;
        const Side other = opposite(side);
        const bool isFour = stones.canMakeFive(other);
        if (stones.stones() == 0 || !(isFour || (canMakeOpenFour(stones, other) && !canMakeOpenFour(stones, side))))
            return false;
        const PointSet& points = stones.points(other, isFour ? PointThreat::Five : PointThreat::OpenFour);
        const int distance = std::min(distanceFromLastStone(stones, points), farAway);
        return random.chance((isFour ? m_traits.overlookedFours : m_traits.overlookedThrees) * distance / farAway);
    }

    [[nodiscard]] bool missesChance(const Position& stones, Side side, SeededRandom& random) const
    {
        return m_traits.missedChances > 0 && (stones.canMakeFive(side) || canMakeOpenFour(stones, side))
            && random.chance(m_traits.missedChances);
    }

    [[nodiscard]] bool isCalm(const Position& stones, Side side) const
    {
        return stones.stones() > 0 && stones.stones() < m_traits.calmStones && !canMakeOpenFour(stones, side)
            && !canMakeOpenFour(stones, opposite(side)) && !stones.canMakeFive(side)
            && !stones.canMakeFive(opposite(side));
    }

    /// Returns a likely move that threatens less than `least`, and blocks a four if there is one; 0 if there is none.
    [[nodiscard]] static Point moveBelow(const Position& stones, Side side, PointThreat least, bool takesBest,
                                         SeededRandom& random)
    {
        const Side other = opposite(side);
        std::vector<Point> ordered;
        for (const Point point :
             stones.canMakeFive(other) ? stones.points(other, PointThreat::Five) : stones.candidates()) {
            if (stones.threatAt(point, side) < least && isAllowed(stones, point, side))
                ordered.push_back(point);
        }
        if (ordered.empty())
            return 0;
        std::ranges::sort(ordered, std::greater{}, [&](Point point) { return stones.movePriority(point, side); });
        return chosenFrom(ordered, stones, side, takesBest, random);
    }

    /// Returns the point that is best for its own shapes, whatever the other side threatens.
    [[nodiscard]] static Point attackingMove(const Position& stones, Side side)
    {
        Point best = 0;
        for (const Point point : stones.candidates()) {
            if (isAllowed(stones, point, side)
                && (best == 0 || stones.movePriorityAt(point, side) > stones.movePriorityAt(best, side)))
                best = point;
        }
        return best != 0 ? best : orderedMoves(stones, side, 0).front();
    }

    [[nodiscard]] static Point likelyMove(const Position& stones, Side side, bool takesBest, SeededRandom& random)
    {
        return chosenFrom(orderedMoves(stones, side, random.next()), stones, side, takesBest, random);
    }

    /// Returns the first of the points, or else one of the next two, unless they are much worse.
    [[nodiscard]] static Point chosenFrom(const std::vector<Point>& ordered, const Position& stones, Side side,
                                          bool takesBest, SeededRandom& random)
    {
        std::size_t others = 0;
        while (!takesBest && others + 1 < ordered.size() && others + 1 < choiceOfMoves
               && stones.movePriority(ordered[others + 1], side)
                   > stones.movePriority(ordered[0], side) - muchLowerPriority)
            ++others;
        return others == 0 ? ordered[0] : ordered[1 + random.next() % others];
    }

    [[nodiscard]] static SearchResult playStatically(const Position& stones, Side side, Point point,
                                                     const Report& report)
    {
        const SearchResult found{.depth = 1, .score = evaluate(stones, side), .nodes = 1, .line = {cellOf(point)}};
        if (report)
            report(found);
        return found;
    }

    [[nodiscard]] SearchResult searchedMove(const Game& game, const Limits& limits, bool takesBest,
                                            SeededRandom& random, const std::atomic<bool>& stop, const Report& report)
    {
        Limits own = limits;
        own.depth = std::min(m_traits.depth, limits.depth.value_or(m_traits.depth));
        own.nodes = std::min(m_traits.nodes, limits.nodes.value_or(m_traits.nodes));
        own.memory = std::min(levelMemory, limits.memory.value_or(levelMemory));
        if (takesBest)
            return m_search->think(game, own, stop, report);
        own.lines = choiceOfMoves;
        std::vector<SearchResult> lines(choiceOfMoves);
        const SearchResult best = m_search->think(game, own, stop, [&](const SearchResult& found) {
            if (found.pvIndex < choiceOfMoves)
                lines[static_cast<std::size_t>(found.pvIndex)] = found;
        });
        std::erase_if(lines,
                      [&](const SearchResult& line) { return line.depth < best.depth || isMuchWorse(line, best); });
        SearchResult taken = lines.size() < 2 ? best : lines[1 + random.next() % (lines.size() - 1)];
        taken.pvIndex = 0;
        if (report)
            report(taken);
        return taken;
    }

    [[nodiscard]] static bool isMuchWorse(const SearchResult& line, const SearchResult& best)
    {
        return line.line.empty() || isDecided(best.score) || isDecided(line.score)
            || line.score < best.score - muchWorse;
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

} // namespace qipan::gomoku
