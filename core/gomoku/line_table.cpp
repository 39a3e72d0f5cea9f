// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/line_table.h"

namespace qipan::gomoku {

namespace {

std::size_t keyCount(int reach)
{
    return 3 * static_cast<std::size_t>(placeValue(2 * reach - 1));
}

int digit(int key, int place)
{
    return key / placeValue(place) % 3;
}

/// Returns the length of the unbroken row of own stones next to the point, in one half of the key.
int ownStonesBeyond(int key, int firstPlace, int reach)
{
    int count = 0;
    while (count < reach && digit(key, firstPlace + count) == ownDigit)
        ++count;
    return count;
}

/// For each shape, the number of points where one more own stone makes it.
class Next {
public:
    Next(const std::vector<LineShape>& shapes, int key, int reach)
    {
        for (int place = 0; place < 2 * reach; ++place) {
            if (digit(key, place) != emptyDigit)
                continue;
            const int next = key + ownDigit * placeValue(place);
            const LineShape shape = shapes[static_cast<std::size_t>(next)];
            ++m_counts[static_cast<std::size_t>(shape)];
        }
    }

    [[nodiscard]] int count(LineShape shape) const { return m_counts[static_cast<std::size_t>(shape)]; }
    [[nodiscard]] bool has(LineShape shape) const { return count(shape) > 0; }

private:
    std::array<int, lineShapeCount> m_counts{};
};

LineShape threeOrLess(const Next& next, bool mayDoubleFour)
{
    const int openFours = next.count(LineShape::OpenFour) + (mayDoubleFour ? next.count(LineShape::DoubleFour) : 0);
    if (openFours > 0)
        return openFours > 1 ? LineShape::WideThree : LineShape::OpenThree;
    if (next.has(LineShape::Four))
        return LineShape::SleepingThree;
    if (next.has(LineShape::WideThree))
        return LineShape::WideTwo;
    if (next.has(LineShape::OpenThree))
        return LineShape::OpenTwo;
    if (next.has(LineShape::SleepingThree))
        return LineShape::SleepingTwo;
    if (next.has(LineShape::WideTwo) || next.has(LineShape::OpenTwo))
        return LineShape::OpenOne;
    return next.has(LineShape::SleepingTwo) ? LineShape::SleepingOne : LineShape::Dead;
}

LineShape fourOrLess(int row, const Next& next, bool mayDoubleFour)
{
    const int fives = next.count(LineShape::Five);
    if (fives == 0)
        return threeOrLess(next, mayDoubleFour);
    if (fives == 1)
        return LineShape::Four;
    return row == 4 ? LineShape::OpenFour : LineShape::DoubleFour;
}

} // namespace

LineTable::LineTable(Rule rule, Side side)
    : m_shapes(keyCount(lineReach(rule)), LineShape::Dead)
{
    const int reach = lineReach(rule);
    const bool mayDoubleFour = !isLimited(rule, side);
    // One more own stone increases the key, so in descending order all successors are already known.
    for (int key = static_cast<int>(m_shapes.size()) - 1; key >= 0; --key) {
        const int row = 1 + ownStonesBeyond(key, 0, reach) + ownStonesBeyond(key, reach, reach);
        LineShape& shape = m_shapes[static_cast<std::size_t>(key)];
        if (rowWins(rule, side, row))
            shape = LineShape::Five;
        else if (row > 5)
            shape = LineShape::Overline;
        else
            shape = fourOrLess(row, Next{m_shapes, key, reach}, mayDoubleFour);
    }
}

const LineTable& lineTable(Rule rule, Side side)
{
    static const LineTable freestyle{Rule::Freestyle, Side::Black};
    static const LineTable standard{Rule::Standard, Side::Black};
    static const LineTable renjuBlack{Rule::Renju, Side::Black};
    static const LineTable renjuWhite{Rule::Renju, Side::White};
    if (rule == Rule::Renju)
        return side == Side::Black ? renjuBlack : renjuWhite;
    return rule == Rule::Standard ? standard : freestyle;
}

} // namespace qipan::gomoku
