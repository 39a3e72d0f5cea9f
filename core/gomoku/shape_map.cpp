#include "core/gomoku/shape_map.h"

#include <algorithm>
#include <cstdlib>

namespace qipan::gomoku {

namespace {

constexpr int reach = 5;
constexpr std::array<Side, 2> bothSides{Side::Black, Side::White};
constexpr std::array<int, shapeCount> shapeValues{0, 2, 10, 12, 60, 70, 1'000, 10'000};
constexpr int fourThreeBonus = 600;
constexpr int doubleThreeBonus = 300;

/// `isLimited` is black in renju, to whom two fours or two threes at once are as a rule forbidden.
Threat threatOf(const std::array<Shape, lineSteps.size()>& shapes, bool isLimited)
{
    const Shape best = *std::ranges::max_element(shapes);
    const auto fours = std::ranges::count(shapes, Shape::Four);
    const auto threes = std::ranges::count(shapes, Shape::OpenThree);
    if (best == Shape::Five)
        return Threat::Five;
    if (isLimited && (threes > 1 || fours + std::ranges::count(shapes, Shape::OpenFour) > 1))
        return Threat::None;
    if (best == Shape::OpenFour || fours > 1)
        return Threat::OpenFour;
    if (fours > 0)
        return threes > 0 ? Threat::FourThree : Threat::Four;
    if (threes > 0)
        return threes > 1 ? Threat::DoubleThree : Threat::OpenThree;
    return best == Shape::SleepingThree ? Threat::SleepingThree : Threat::None;
}

int valueOf(const std::array<Shape, lineSteps.size()>& shapes, Threat threat)
{
    int value = threat == Threat::FourThree ? fourThreeBonus : threat == Threat::DoubleThree ? doubleThreeBonus : 0;
    for (const Shape shape : shapes)
        value += shapeValues[static_cast<std::size_t>(shape)];
    return value;
}

} // namespace

ShapeMap::ShapeMap(const Board& board, const ShapeTable& table)
    : m_board{board}
    , m_table{table}
{
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Point point = pointOf({x, y});
            if (board.at(point) != Stone::None) {
                touchNeighbours(point, +1);
                continue;
            }
            countIn(point, +1);
            for (std::size_t line = 0; line < lineSteps.size(); ++line)
                assess(point, line);
        }
    }
}

void ShapeMap::place(Point point, Side side)
{
    countIn(point, -1);
    m_board.place(point, side);
    touchNeighbours(point, +1);
    assessLinesThrough(point);
}

void ShapeMap::remove(Point point)
{
    m_board.remove(point);
    touchNeighbours(point, -1);
    countIn(point, +1);
    for (std::size_t line = 0; line < lineSteps.size(); ++line)
        assess(point, line);
    assessLinesThrough(point);
}

/// Works out the shapes of a counted, empty point along one line anew.
void ShapeMap::assess(Point point, std::size_t line)
{
    for (const Side side : bothSides) {
        Assessment& own = m_assessments[index(side)][static_cast<std::size_t>(point)];
        const Shape shape = m_table.shapeAt(m_board, point, lineSteps[line], side);
        if (shape == own.shapes[line])
            continue;
        --m_counts[index(side)][static_cast<std::size_t>(own.threat)];
        m_totals[index(side)] -= own.value;
        own.shapes[line] = shape;
        own.threat = threatOf(own.shapes, m_table.rule() == Rule::Renju && side == Side::Black);
        own.value = valueOf(own.shapes, own.threat);
        ++m_counts[index(side)][static_cast<std::size_t>(own.threat)];
        m_totals[index(side)] += own.value;
    }
}

void ShapeMap::assessLinesThrough(Point point)
{
    for (std::size_t line = 0; line < lineSteps.size(); ++line) {
        for (int i = -reach; i <= reach; ++i) {
            const Point other = point + i * lineSteps[line];
            if (i != 0 && m_board.at(other) == Stone::None)
                assess(other, line);
        }
    }
}

/// Only empty points count: `sign` is +1 when a point becomes empty and -1 when it is taken.
void ShapeMap::countIn(Point point, int sign)
{
    for (const Side side : bothSides) {
        const Assessment& own = assessment(point, side);
        m_counts[index(side)][static_cast<std::size_t>(own.threat)] += sign;
        m_totals[index(side)] += sign * own.value;
    }
}

void ShapeMap::touchNeighbours(Point point, int sign)
{
    for (int dy = -2; dy <= 2; ++dy) {
        for (int dx = -2; dx <= 2; ++dx) {
            const int weight = std::max(std::abs(dx), std::abs(dy)) == 2 ? 1 : 2;
            std::uint8_t& nearness = m_nearness[static_cast<std::size_t>(point + dy * stride + dx)];
            nearness = static_cast<std::uint8_t>(nearness + sign * weight);
        }
    }
}

std::vector<Point> ShapeMap::nearbyPoints() const
{
    std::vector<Point> points;
    for (int y = 0; y < m_board.size(); ++y) {
        for (int x = 0; x < m_board.size(); ++x) {
            const Point point = pointOf({x, y});
            if (m_board.at(point) == Stone::None && m_nearness[static_cast<std::size_t>(point)] > 0)
                points.push_back(point);
        }
    }
    return points;
}

std::vector<Point> ShapeMap::pointsWith(Side side, Threat threat) const
{
    std::vector<Point> points;
    for (int y = 0; y < m_board.size(); ++y) {
        for (int x = 0; x < m_board.size(); ++x) {
            const Point point = pointOf({x, y});
            if (m_board.at(point) == Stone::None && threatAt(point, side) >= threat)
                points.push_back(point);
        }
    }
    return points;
}

int ShapeMap::worth(Point point, Side side) const
{
    constexpr int attack = 10;
    constexpr int defence = 8;
    return attack * assessment(point, side).value + defence * assessment(point, opposite(side)).value
        + m_nearness[static_cast<std::size_t>(point)];
}

} // namespace qipan::gomoku
