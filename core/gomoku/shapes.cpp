#include "core/gomoku/shapes.h"

#include <array>
#include <cstddef>

namespace qipan::gomoku {

namespace {

constexpr int reach = 5; // a sixth stone in a row lies at most this far from the point
constexpr int neighbours = 2 * reach;
constexpr int empty = 0;
constexpr int own = 1;

constexpr std::array<int, neighbours> makePowers()
{
    std::array<int, neighbours> powers{};
    int power = 1;
    for (int& p : powers) {
        p = power;
        power *= 3;
    }
    return powers;
}

// A neighbour's digit in the key: places 0 … 4 lie before the point, nearest first, places 5 … 9 after it.
constexpr std::array<int, neighbours> powers = makePowers();
constexpr int keyCount = 3 * powers.back();

int digit(int key, int place)
{
    return key / powers[static_cast<std::size_t>(place)] % 3;
}

int ownBeyond(int key, int firstPlace)
{
    int count = 0;
    while (count < reach && digit(key, firstPlace + count) == own)
        ++count;
    return count;
}

/// What one more own stone makes of a surrounding, at best, and in how many places it makes a five.
struct Next {
    Shape best = Shape::None;
    int fives = 0;
};

Next lookAhead(const std::vector<Shape>& shapes, int key)
{
    Next next;
    for (int place = 0; place < neighbours; ++place) {
        if (digit(key, place) != empty)
            continue;
        const Shape shape = shapes[static_cast<std::size_t>(key + own * powers[static_cast<std::size_t>(place)])];
        if (shape > next.best)
            next.best = shape;
        if (shape == Shape::Five)
            ++next.fives;
    }
    return next;
}

Shape shapeBefore(const Next& next)
{
    switch (next.best) {
    case Shape::Five:
        return next.fives > 1 ? Shape::OpenFour : Shape::Four;
    case Shape::OpenFour:
        return Shape::OpenThree;
    case Shape::Four:
        return Shape::SleepingThree;
    case Shape::OpenThree:
        return Shape::OpenTwo;
    case Shape::SleepingThree:
        return Shape::SleepingTwo;
    case Shape::OpenTwo:
    case Shape::SleepingTwo:
    case Shape::None:
        break;
    }
    return Shape::None;
}

std::vector<Shape> shapesOf(Rule rule, Side side)
{
    std::vector<Shape> shapes(static_cast<std::size_t>(keyCount), Shape::None);
    // One more own stone raises the key, so that from the top down all that can follow is known already.
    for (int key = keyCount - 1; key >= 0; --key) {
        const int row = 1 + ownBeyond(key, 0) + ownBeyond(key, reach);
        Shape& shape = shapes[static_cast<std::size_t>(key)];
        if (rowWins(rule, side, row))
            shape = Shape::Five;
        else if (row < 5) // a longer one is an overline that the rule does not count
            shape = shapeBefore(lookAhead(shapes, key));
    }
    return shapes;
}

} // namespace

ShapeTable::ShapeTable(Rule rule)
    : m_rule{rule}
    , m_shapes{shapesOf(rule, Side::Black), shapesOf(rule, Side::White)}
{
}

Shape ShapeTable::shapeAt(const Board& board, Point point, int step, Side side) const
{
    const Stone mine = stoneOf(side);
    int key = 0;
    for (int i = 1; i <= reach; ++i) {
        const auto keyOf = [&](Point neighbour, int place) {
            const Stone stone = board.at(neighbour);
            const int value = stone == Stone::None ? empty : stone == mine ? own : 2;
            return value * powers[static_cast<std::size_t>(place)];
        };
        key += keyOf(point - i * step, i - 1) + keyOf(point + i * step, reach + i - 1);
    }
    return m_shapes[static_cast<std::size_t>(side)][static_cast<std::size_t>(key)];
}

} // namespace qipan::gomoku
