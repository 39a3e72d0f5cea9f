// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/link/reference.h"
#include "tests/support/never_stop.h"

#include <vector>

namespace qipan::link::test {

namespace {

struct Step {
    int dx;
    int dy;
};
constexpr Step neighbourSteps[]{{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

bool isFree(const Board& board, Cell cell, PathRule rule)
{
    if (board.contains(cell))
        return !board[cell];
    const BoardSize size = board.size();
    return rule.border && cell.x >= -1 && cell.x <= size.columns && cell.y >= -1 && cell.y <= size.rows;
}

class Walker {
public:
    Walker(const Board& board, Cell to, PathRule rule)
        : m_board{board}
        , m_to{to}
        , m_rule{rule}
    {
    }

    // Tries every path cell by cell. A path that crosses itself is never better than without the loop; the walk ends
    // because the number of corners is bounded and steps only go forward.
    void walk(Cell at, int heading, Cost cost)
    {
        for (int next = 0; next < 4; ++next) {
            const Step step = neighbourSteps[next];
            const bool turns = heading >= 0 && next != heading;
            const bool back =
                heading >= 0 && neighbourSteps[heading].dx == -step.dx && neighbourSteps[heading].dy == -step.dy;
            const Cost then{cost.corners + (turns ? 1 : 0), cost.length + 1};
            if (back || then.corners > m_rule.maxCorners)
                continue;
            const Cell cell{at.x + step.dx, at.y + step.dy};
            if (cell == m_to) {
                if (!best || then < *best)
                    best = then;
            } else if (isFree(m_board, cell, m_rule) && cell != start) {
                walk(cell, next, then);
            }
        }
    }

    Cell start;
    std::optional<Cost> best;

private:
    const Board& m_board;
    Cell m_to;
    PathRule m_rule;
};

} // namespace

std::optional<Cost> bestByExhaustion(const Board& board, Cell a, Cell b, PathRule rule)
{
    if (a == b)
        return std::nullopt;
    Walker walker{board, b, rule};
    walker.start = a;
    walker.walk(a, -1, {});
    return walker.best;
}

bool isValid(const Path& path, const Board& board, Cell a, Cell b, PathRule rule)
{
    const auto& points = path.points;
    if (points.size() < 2 || points.front() != a || points.back() != b || path.corners() > rule.maxCorners)
        return false;
    std::optional<Step> heading;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const auto sign = [](int value) { return (value > 0) - (value < 0); };
        const Step step{sign(points[i].x - points[i - 1].x), sign(points[i].y - points[i - 1].y)};
        if ((step.dx == 0) == (step.dy == 0))
            return false; // diagonal, or no step at all
        if (heading && (heading->dx == 0) == (step.dx == 0))
            return false; // not a corner
        heading = step;
        for (Cell cell = points[i - 1]; cell != points[i]; cell = {cell.x + step.dx, cell.y + step.dy}) {
            if (cell == b || (cell != a && !isFree(board, cell, rule)))
                return false;
        }
    }
    return true;
}

Board randomBoard(Random& random, BoardSize size, int filled, int pictures)
{
    Board board{size};
    for (int y = 0; y < size.rows; ++y) {
        for (int x = 0; x < size.columns; ++x) {
            if (random.below(10) < static_cast<std::size_t>(filled))
                board[{x, y}] = static_cast<Picture>(random.below(static_cast<std::size_t>(pictures)));
        }
    }
    return board;
}

namespace {

/// The direction in which a tile falls along the rows or the columns: -1, 0 or 1.
int directionOf(Cell cell, BoardSize size, FallingMode mode, bool alongRow)
{
    const bool left = cell.x < size.columns / 2;
    const bool upper = cell.y < size.rows / 2;
    using enum FallingMode;
    const bool inward = mode == GatherLeftRight || mode == GatherUpDown || mode == Inward;
    const bool outward = mode == SplitLeftRight || mode == SplitUpDown || mode == Outward;
    if (mode == (alongRow ? Right : Down))
        return 1;
    if (mode == (alongRow ? Left : Up))
        return -1;
    if (mode == UpperLeftLowerRight)
        return alongRow ? (upper ? -1 : 1) : 0;
    if (mode == LeftDownRightUp)
        return alongRow ? 0 : (left ? 1 : -1);
    if ((!inward && !outward) || mode == (alongRow ? SplitUpDown : SplitLeftRight)
        || mode == (alongRow ? GatherUpDown : GatherLeftRight))
        return 0;
    return (alongRow ? left : upper) == outward ? -1 : 1;
}

/// Moves each tile that can fall by one step.
bool stepAll(Board& board, const Shape& shape, FallingMode mode, bool alongRow)
{
    const BoardSize size = board.size();
    bool moved = false;
    for (int y = 0; y < size.rows; ++y) {
        for (int x = 0; x < size.columns; ++x) {
            const Cell from{x, y};
            const int direction = directionOf(from, size, mode, alongRow);
            const Cell to = alongRow ? Cell{x + direction, y} : Cell{x, y + direction};
            if (direction == 0 || !board[from] || !shape.contains(to) || board[to]
                || directionOf(to, size, mode, alongRow) != direction)
                continue;
            board[to] = board[from];
            board[from] = std::nullopt;
            moved = true;
        }
    }
    return moved;
}

} // namespace

Board settledByStep(Board board, const Shape& shape, FallingMode mode)
{
    for (bool moved = true; moved;) {
        moved = false;
        while (stepAll(board, shape, mode, false))
            moved = true;
        while (stepAll(board, shape, mode, true))
            moved = true;
    }
    return board;
}

Shape randomShape(Random& random, BoardSize size, int holes)
{
    Grid<bool> cells{size, true};
    for (int y = 0; y < size.rows; ++y) {
        for (int x = 0; x < size.columns; ++x)
            cells[{x, y}] = random.below(10) >= static_cast<std::size_t>(holes);
    }
    if (Shape{cells}.cells() % 2 != 0)
        cells[{0, 0}] = !cells[{0, 0}];
    return Shape{cells};
}

Board copiesBoard(Random& random, const Shape& shape, int copies)
{
    std::vector<Picture> pictures;
    for (int i = 0; i < shape.cells(); ++i)
        pictures.push_back(static_cast<Picture>(i / copies % maxPictures));
    random.shuffle(pictures);
    Board board{shape.size()};
    for (int y = 0; y < shape.size().rows; ++y) {
        for (int x = 0; x < shape.size().columns; ++x) {
            if (shape.contains({x, y})) {
                board[{x, y}] = pictures.back();
                pictures.pop_back();
            }
        }
    }
    return board;
}

Deal dealt(const DealSetup& setup)
{
    return makeDeal(setup, qipan::test::neverStop).value();
}

Board boardOf(std::initializer_list<std::string> rows)
{
    Board board{BoardSize{.columns = static_cast<int>(rows.begin()->size()), .rows = static_cast<int>(rows.size())}};
    int y = 0;
    for (const std::string& row : rows) {
        for (int x = 0; x < board.size().columns; ++x) {
            const char letter = row[static_cast<std::size_t>(x)];
            if (letter != '.')
                board[{x, y}] = static_cast<Picture>(letter - 'a');
        }
        ++y;
    }
    return board;
}

} // namespace qipan::link::test
