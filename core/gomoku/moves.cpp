// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/moves.h"

#include "core/board/seeded_random.h"

#include <algorithm>

namespace qipan::gomoku {

namespace {

/// Returns the points that stop every open four that `side` threatens.
PointSet pointsAgainstOpenFours(const Position& position, Side side)
{
    PointSet points = position.emptyPoints();
    for (const Point point : position.points(side, PointThreat::OpenFour)) {
        if (isAllowed(position, point, side))
            points &= position.blockers(point, side, PointThreat::OpenFour);
    }
    return points;
}

PointSet nearbyPoints(const Position& position)
{
    const PointSet points = position.candidates();
    return points.isEmpty() ? position.emptyPoints() : points;
}

constexpr int neighbourPriority = 10; // exceeds the differences between shapes of two stones

/// Returns the number of stones on the eight points around.
int neighbours(const Board& board, Point point)
{
    int stones = 0;
    for (const int step : lineSteps) {
        for (const Point next : {point - step, point + step})
            stones += board.at(next) == Stone::Black || board.at(next) == Stone::White ? 1 : 0;
    }
    return stones;
}

std::vector<Point> allowedOf(const Position& position, Side side, const PointSet& points)
{
    std::vector<Point> allowed;
    for (const Point point : points) {
        if (isAllowed(position, point, side))
            allowed.push_back(point);
    }
    return allowed;
}

} // namespace

std::vector<Point> orderedPoints(const Position& position, Side side, PointThreat most, PointThreat least)
{
    std::vector<Point> points;
    for (auto threat = static_cast<int>(most); threat >= static_cast<int>(least); --threat) {
        if (position.count(side, static_cast<PointThreat>(threat)) == 0)
            continue;
        const auto begin = static_cast<std::ptrdiff_t>(points.size());
        for (const Point point : position.points(side, static_cast<PointThreat>(threat)))
            points.push_back(point);
        std::stable_sort(points.begin() + begin, points.end(), [&](Point a, Point b) {
            return position.movePriorityAt(a, side) > position.movePriorityAt(b, side);
        });
    }
    return points;
}

bool canMakeOpenFour(const Position& position, Side side)
{
    if (position.count(side, PointThreat::OpenFour) == 0)
        return false;
    if (position.rule() != Rule::Renju)
        return true;
    for (const Point point : position.points(side, PointThreat::OpenFour)) {
        if (isAllowed(position, point, side))
            return true;
    }
    return false;
}

PointSet pointsToConsider(const Position& position, Side side)
{
    const Side other = opposite(side);
    if (position.stones() == 0) {
        PointSet centre;
        centre.insert(pointOf({position.board().size() / 2, position.board().size() / 2}));
        return centre;
    }
    for (const Side five : {side, other}) {
        if (position.canMakeFive(five))
            return position.points(five, PointThreat::Five);
    }
    if (canMakeOpenFour(position, side))
        return position.points(side, PointThreat::OpenFour);
    if (!canMakeOpenFour(position, other))
        return nearbyPoints(position);
    const PointSet answers = pointsAgainstOpenFours(position, other) | position.pointsFrom(side, PointThreat::Four);
    return answers.isEmpty() ? nearbyPoints(position) : answers;
}

PointSet answersToFours(const Position& position, Side side, const std::vector<Point>& line)
{
    PointSet answers = position.pointsFrom(side, PointThreat::Four);
    for (const Point point : line)
        answers.insert(point);
    const PointSet threes = position.pointsFrom(side, PointThreat::SleepingThree);
    for (std::size_t i = 1; i < line.size(); i += 2) {
        for (const int step : lineSteps) {
            for (int steps = -4; steps <= 4; ++steps) {
                const Point point = line[i] + steps * step;
                if (position.board().at(point) == Stone::None && threes.contains(point))
                    answers.insert(point);
            }
        }
    }
    return answers;
}

std::vector<Point> orderedMoves(const Position& position, Side side, std::uint64_t seed)
{
    struct ScoredMove {
        int priority;
        std::uint64_t tieBreak;
        Point point;
    };
    std::vector<Point> points = allowedOf(position, side, pointsToConsider(position, side));
    if (points.empty())
        points = allowedOf(position, side, position.emptyPoints());
    if (points.empty())
        points.assign(1, position.emptyPoints().first());
    std::vector<ScoredMove> ordered;
    for (const Point point : points) {
        ordered.push_back({position.movePriority(point, side) + neighbourPriority * neighbours(position.board(), point),
                           mix(seed, static_cast<std::uint64_t>(point)), point});
    }
    std::ranges::sort(ordered, [](const ScoredMove& a, const ScoredMove& b) {
        return a.priority != b.priority ? a.priority > b.priority : a.tieBreak > b.tieBreak;
    });
    std::ranges::transform(ordered, points.begin(), [](const ScoredMove& each) { return each.point; });
    return points;
}

} // namespace qipan::gomoku
