#include "core/gomoku/line_table.h"

namespace qipan::gomoku {

namespace {

int valueOf(int place)
{
    return placeValues[static_cast<std::size_t>(place)];
}

int digit(int key, int place)
{
    return key / valueOf(place) % 3;
}

/// The own stones in an unbroken row from the point on, in one half of the surroundings.
int ownBeyond(int key, int firstPlace, int reach)
{
    int count = 0;
    while (count < reach && digit(key, firstPlace + count) == ownDigit)
        ++count;
    return count;
}

/// What one more own stone makes of a surrounding: on how many points each shape.
class Next {
public:
    Next(const std::vector<LineShape>& shapes, int key, int reach)
    {
        for (int place = 0; place < 2 * reach; ++place) {
            if (digit(key, place) != emptyDigit)
                continue;
            const LineShape shape = shapes[static_cast<std::size_t>(key + ownDigit * valueOf(place))];
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

LineShape shapeOf(int row, const Next& next, const LineTable::Kind& kind)
{
    if (row == 5 || (row > 5 && !kind.exactlyFive))
        return LineShape::Five;
    if (row > 5)
        return LineShape::Overline;
    const int fives = next.count(LineShape::Five);
    if (fives == 0)
        return threeOrLess(next, kind.mayDoubleFour);
    if (fives == 1)
        return LineShape::Four;
    return row == 4 ? LineShape::OpenFour : LineShape::DoubleFour;
}

} // namespace

LineTable::LineTable(const Kind& kind)
    : m_shapes(static_cast<std::size_t>(valueOf(2 * kind.reach - 1) * 3), LineShape::Dead)
{
    // One more own stone raises the key, so that from the top down all that can follow is known already.
    for (int key = static_cast<int>(m_shapes.size()) - 1; key >= 0; --key) {
        const int row = 1 + ownBeyond(key, 0, kind.reach) + ownBeyond(key, kind.reach, kind.reach);
        m_shapes[static_cast<std::size_t>(key)] = shapeOf(row, Next{m_shapes, key, kind.reach}, kind);
    }
}

const LineTable& lineTable(Rule rule, Side side)
{
    if (rule == Rule::Freestyle) {
        static const LineTable table{{.reach = lineReach(Rule::Freestyle)}};
        return table;
    }
    if (rule == Rule::Standard) {
        static const LineTable table{{.reach = lineReach(Rule::Standard), .exactlyFive = true}};
        return table;
    }
    if (side == Side::Black) {
        static const LineTable table{{.reach = lineReach(Rule::Renju), .exactlyFive = true, .mayDoubleFour = false}};
        return table;
    }
    static const LineTable table{{.reach = lineReach(Rule::Renju)}};
    return table;
}

} // namespace qipan::gomoku
