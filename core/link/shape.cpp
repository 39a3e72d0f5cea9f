// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/shape.h"

#include <cstdlib>

namespace qipan::link {

namespace {

/// Cell centres relative to the centre of the rectangle range from -scale to scale on both axes, for any board size.
/// Integers, so that every platform has the same shapes.
constexpr long long scale = 1'000;

struct Point {
    long long x = 0; // to the right
    long long y = 0; // down
};

Point middleOf(Cell cell, BoardSize size)
{
    // The outermost centres lie on the edge, so that every outline touches the sides.
    return {(2 * cell.x + 1 - size.columns) * scale / (size.columns - 1),
            (2 * cell.y + 1 - size.rows) * scale / (size.rows - 1)};
}

bool inHeart(Point point, long long slack)
{
    // Two half ellipses above a triangle.
    constexpr long long shoulder = -4 * scale / 10;
    const long long x = std::llabs(point.x);
    if (point.y >= shoulder)
        return x * 14 <= (scale - point.y) * 10 + slack * 14;
    const long long across = 2 * x - scale;
    const long long above = (shoulder - point.y) * 10 / 6;
    return across * across + above * above <= scale * scale * 112 / 100;
}

bool inWindow(Cell cell, BoardSize size)
{
    const auto bar = [](int at, int length) {
        const int thick = length >= 12 ? 2 : 1;
        const int middle = length % 2 == 0 ? 2 * (thick / 2) + (thick == 1 ? 2 : 0) : 2 * thick - 1;
        const int off = std::abs(2 * at + 1 - length); // twice the distance from the middle
        return at < thick || at >= length - thick || off < middle;
    };
    return bar(cell.x, size.columns) || bar(cell.y, size.rows);
}

bool isIn(Outline outline, Cell cell, BoardSize size)
{
    const Point point = middleOf(cell, size);
    const long long x = std::llabs(point.x);
    const long long y = std::llabs(point.y);
    // The width of a cell along the shorter side: an even number of cells has none in the exact middle.
    const long long slack = scale / (std::min(size.columns, size.rows) - 1);
    switch (outline) {
    case Outline::Rectangle:
        return true;
    case Outline::Cross:
        return 3 * x <= scale || 3 * y <= scale;
    case Outline::Ring: {
        // 1.25 cuts off the corners but keeps the sides whole cells wide.
        const long long square = (x * x + y * y) / scale;
        return 4 * square <= 5 * scale && 4 * square > scale;
    }
    case Outline::Diamond:
        return x + y <= scale + slack;
    case Outline::Heart:
        return inHeart(point, slack);
    case Outline::Hourglass:
        return 10 * x <= 8 * y + 2 * scale;
    case Outline::Butterfly:
        return 10 * y <= 8 * x + 2 * scale;
    case Outline::Window:
        return inWindow(cell, size);
    case Outline::Checkered:
        return (cell.x / 2 + cell.y / 2) % 2 == 0;
    }
    return false;
}

/// Removes a cell if their number is odd: in the non-empty column closest to the middle, the cell closest to the
/// middle.
void makeEven(Grid<bool>& cells)
{
    if (std::ranges::count(cells.values(), true) % 2 == 0)
        return;
    const BoardSize size = cells.size();
    std::optional<Cell> best;
    const auto distance = [&](Cell cell) {
        return std::abs(2 * cell.x + 1 - size.columns) * size.rows * 2 + std::abs(2 * cell.y + 1 - size.rows);
    };
    for (const Cell cell : size) {
        if (cells[cell] && (!best || distance(cell) < distance(*best)))
            best = cell;
    }
    cells[*best] = false;
}

} // namespace

std::optional<Shape> makeShape(Outline outline, BoardSize size)
{
    if (outline == Outline::Rectangle) {
        if (size.columns < 1 || size.rows < 1 || size.cells() % 2 != 0)
            return std::nullopt;
        return Shape{size};
    }
    if (size.columns < smallestFancy.columns || size.rows < smallestFancy.rows)
        return std::nullopt;
    Grid<bool> cells{size, false};
    for (const Cell cell : size)
        cells[cell] = isIn(outline, cell, size);
    makeEven(cells);
    return Shape{std::move(cells)};
}

} // namespace qipan::link
