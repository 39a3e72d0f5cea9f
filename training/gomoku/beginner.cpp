// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/beginner.h"

#include "core/board/seeded_random.h"
#include "core/gomoku/game.h"
#include "core/gomoku/moves.h"

#include <optional>
#include <vector>

namespace qipan::training {

using gomoku::Point;
using gomoku::PointSet;
using gomoku::PointThreat;
using gomoku::Position;
using gomoku::Stone;

namespace {

constexpr int seenFours = 85; // percent
constexpr int seenThrees = 50;
constexpr std::uint64_t luck = 40; // in the unit of attraction

/// Returns how much five points in a row attract a beginner who has `own` stones there, if they are free otherwise.
constexpr int attractionOf(int own)
{
    return own == 1 ? 1 : own == 2 ? 6 : 0;
}

/// Returns how much a beginner is attracted by what both sides could still make of their single stones and twos.
int attraction(const Position& position, Point point, Side side)
{
    constexpr int five = 5;
    int sum = 0;
    for (const int step : gomoku::lineSteps) {
        for (int before = 0; before < five; ++before) {
            int own = 0;
            int others = 0;
            bool isOnBoard = true;
            for (int i = 0; i < five && isOnBoard; ++i) {
                const Stone stone = position.board().at(point + (i - before) * step);
                isOnBoard = stone != Stone::Edge;
                own += stone == gomoku::stoneOf(side) ? 1 : 0;
                others += stone == gomoku::stoneOf(opposite(side)) ? 1 : 0;
            }
            if (isOnBoard && (own == 0 || others == 0))
                sum += 2 * attractionOf(own) + attractionOf(others);
        }
    }
    return sum;
}

/// Returns one of the points that are not forbidden, if there is any.
std::optional<Point> oneOf(const PointSet& points, const Position& position, Side side, SeededRandom& random)
{
    std::vector<Point> allowed;
    for (const Point point : points) {
        if (isAllowed(position, point, side))
            allowed.push_back(point);
    }
    return allowed.empty() ? std::nullopt : std::optional{allowed[random.next() % allowed.size()]};
}

/// Returns an answer to the first four or three that it sees.
std::optional<Point> seenMove(const Position& position, Side side, SeededRandom& random)
{
    const Side other = opposite(side);
    for (const Side owner : {side, other}) {
        if (position.canMakeFive(owner) && random.chance(seenFours))
            return oneOf(position.points(owner, PointThreat::Five), position, side, random);
    }
    const PointThreat own = canMakeOpenFour(position, side) ? PointThreat::OpenFour : PointThreat::Four;
    const PointSet fours = position.pointsFrom(side, own);
    if (!fours.isEmpty() && random.chance(seenThrees))
        return oneOf(fours, position, side, random);
    if (canMakeOpenFour(position, other) && random.chance(seenThrees))
        return oneOf(position.points(other, PointThreat::OpenFour), position, side, random);
    return std::nullopt;
}

Point placement(const Position& position, Side side, SeededRandom& random)
{
    std::optional<Point> best;
    int most = 0;
    for (const Point point : position.candidates()) {
        const int value = attraction(position, point, side) + static_cast<int>(random.next() % luck);
        if ((!best || value > most) && isAllowed(position, point, side)) {
            best = point;
            most = value;
        }
    }
    return best ? *best : orderedMoves(position, side, random.next()).front();
}

class Beginner final : public Engine {
public:
    explicit Beginner(std::uint64_t seed)
        : m_seed{seed}
    {
    }

    SearchResult think(const BoardGame& position, const Limits&, const std::atomic<bool>&, const Report&) override
    {
        const auto& game = static_cast<const gomoku::Game&>(position);
        const Position stones{game.board(), game.rule(), gomoku::handcraftedWeights(game.rule())};
        SeededRandom random{m_seed, stones.hash()};
        const Side side = game.sideToMove();
        const std::optional<Point> seen = seenMove(stones, side, random);
        return {.depth = 1, .line = {gomoku::cellOf(seen ? *seen : placement(stones, side, random))}};
    }

private:
    const std::uint64_t m_seed;
};

} // namespace

std::unique_ptr<Engine> makeBeginner(std::uint64_t seed)
{
    return std::make_unique<Beginner>(seed);
}

} // namespace qipan::training
