// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/gomoku/plain_shapes.h"

#include <algorithm>
#include <array>

namespace qipan::test {

using namespace gomoku;

namespace {

constexpr int sight = 6; // one more than any shape needs

/// The length of the unbroken row that contains the stone.
int rowContaining(const std::string& line, std::size_t at)
{
    const std::size_t before = line.find_last_not_of('X', at);
    const std::size_t after = std::min(line.find_first_not_of('X', at), line.size());
    return static_cast<int>(before == std::string::npos ? after : after - before - 1);
}

char letterOf(Stone stone, Side side)
{
    if (stone == Stone::None)
        return '.';
    return stone == stoneOf(side) ? 'X' : '|';
}

} // namespace

PlainShapes::PlainShapes(Rule rule, Side side)
    : m_rule{rule}
    , m_side{side}
    , m_onBoard(531'441) // 3 to the power of 12, the number of cells in range
{
}

LineShape PlainShapes::shape(std::string line, std::size_t at)
{
    line.at(at) = 'X';
    return made(line, at);
}

LineShape PlainShapes::shape(const Board& board, Point point, int step)
{
    std::string line;
    std::size_t key = 0;
    for (int i = -sight; i <= sight; ++i) {
        // the board stores no points beyond its margin
        const Point nearer = point + (i > 0 ? i - 1 : i + 1) * step;
        const bool isBeyond = i != 0 && board.at(nearer) == Stone::Edge;
        const char cell = letterOf(isBeyond ? Stone::Edge : board.at(point + i * step), m_side);
        line.push_back(cell);
        key = i == 0 ? key : key * 3 + (cell == '.' ? 0U : cell == 'X' ? 1U : 2U);
    }
    std::optional<LineShape>& known = m_onBoard[key];
    if (!known)
        known = shape(line, sight);
    return *known;
}

/// The points of the line where another stone makes `shape` together with the one at `at`.
int PlainShapes::pointsMaking(LineShape shape, const std::string& line, std::size_t at)
{
    int count = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] != '.')
            continue;
        std::string next = line;
        next[i] = 'X';
        count += made(next, at) == shape ? 1 : 0;
    }
    return count;
}

LineShape PlainShapes::made(const std::string& line, std::size_t at)
{
    const std::string key = line + static_cast<char>('a' + at);
    const auto known = m_made.find(key);
    if (known != m_made.end())
        return known->second;

    const auto points = [&](LineShape shape) { return pointsMaking(shape, line, at); };
    const auto found = [&] {
        const int row = rowContaining(line, at);
        if (rowWins(m_rule, m_side, row))
            return LineShape::Five;
        if (row >= 6)
            return LineShape::Overline;
        if (const int fives = points(LineShape::Five); fives > 0) {
            const bool unbroken = row == 4;
            return fives == 1 ? LineShape::Four : unbroken ? LineShape::OpenFour : LineShape::DoubleFour;
        }
        const bool isLimited = m_rule == Rule::Renju && m_side == Side::Black;
        const int winning = points(LineShape::OpenFour) + (isLimited ? 0 : points(LineShape::DoubleFour));
        if (winning > 0)
            return winning == 1 ? LineShape::OpenThree : LineShape::WideThree;
        constexpr std::array<std::array<LineShape, 2>, 7> steps{{{LineShape::Four, LineShape::SleepingThree},
                                                                 {LineShape::WideThree, LineShape::WideTwo},
                                                                 {LineShape::OpenThree, LineShape::OpenTwo},
                                                                 {LineShape::SleepingThree, LineShape::SleepingTwo},
                                                                 {LineShape::WideTwo, LineShape::OpenOne},
                                                                 {LineShape::OpenTwo, LineShape::OpenOne},
                                                                 {LineShape::SleepingTwo, LineShape::SleepingOne}}};
        for (const auto& [next, now] : steps) {
            if (points(next) > 0)
                return now;
        }
        return LineShape::Dead;
    }();
    return m_made[key] = found;
}

namespace {

PointThreat threatOfOne(LineShape shape)
{
    switch (shape) {
    case LineShape::Five:
        return PointThreat::Five;
    case LineShape::OpenFour:
    case LineShape::DoubleFour:
        return PointThreat::OpenFour;
    case LineShape::Four:
        return PointThreat::Four;
    case LineShape::OpenThree:
    case LineShape::WideThree:
        return PointThreat::OpenThree;
    case LineShape::SleepingThree:
        return PointThreat::SleepingThree;
    case LineShape::OpenTwo:
    case LineShape::WideTwo:
        return PointThreat::OpenTwo;
    default:
        return PointThreat::None;
    }
}

/// What two lines threaten beyond the stronger of them.
PointThreat threatOfTwo(PointThreat stronger, PointThreat weaker)
{
    const bool supports = weaker == PointThreat::SleepingThree || weaker == PointThreat::OpenTwo;
    switch (stronger) {
    case PointThreat::Four:
        return weaker == PointThreat::Four     ? PointThreat::OpenFour
            : weaker == PointThreat::OpenThree ? PointThreat::FourThree
            : supports                         ? PointThreat::FourPlus
                                               : stronger;
    case PointThreat::OpenThree:
        return weaker == PointThreat::OpenThree ? PointThreat::DoubleThree
            : supports                          ? PointThreat::OpenThreePlus
                                                : stronger;
    case PointThreat::SleepingThree:
        return supports ? PointThreat::SleepingThreePlus : stronger;
    case PointThreat::OpenTwo:
        return weaker == PointThreat::OpenTwo ? PointThreat::DoubleTwo : stronger;
    default:
        return stronger;
    }
}

} // namespace

PointThreat plainThreat(const FourShapes& shapes, bool isLimited)
{
    if (isLimited && plainSuspicion(shapes) == ForbiddenStatus::Certain)
        return PointThreat::None;
    PointThreat best = PointThreat::None;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        for (std::size_t j = 0; j < shapes.size(); ++j) {
            if (i == j)
                continue;
            const PointThreat one = threatOfOne(shapes[i]);
            const PointThreat other = threatOfOne(shapes[j]);
            best = std::max(best, threatOfTwo(std::max(one, other), std::min(one, other)));
        }
    }
    return best;
}

ForbiddenStatus plainSuspicion(const FourShapes& shapes)
{
    int fours = 0;
    int threes = 0;
    bool overline = false;
    for (const LineShape shape : shapes) {
        if (shape == LineShape::Five)
            return ForbiddenStatus::None;
        if (shape == LineShape::Overline)
            overline = true;
        if (shape == LineShape::Four || shape == LineShape::OpenFour)
            fours += 1;
        if (shape == LineShape::DoubleFour)
            fours += 2;
        if (shape == LineShape::OpenThree || shape == LineShape::WideThree)
            threes += 1;
    }
    if (overline || fours >= 2)
        return ForbiddenStatus::Certain;
    return threes >= 2 ? ForbiddenStatus::DoubleThree : ForbiddenStatus::None;
}

} // namespace qipan::test
