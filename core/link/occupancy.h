// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/board.h"
#include "core/link/line_bits.h"

#include <algorithm>
#include <cassert>

namespace qipan::link {

/// The empty cells that can be reached from a cell in a straight line, in its row and in its column, including the
/// cell itself. In coordinates of the occupancy, all inclusive.
struct Reach {
    int x = 0;
    int y = 0;
    int left = 0;
    int right = 0;
    int top = 0;
    int bottom = 0;

    /// Returns true if an adjacent cell is empty; otherwise only paths to adjacent cells are possible.
    [[nodiscard]] bool isFree() const { return left < right || top < bottom; }
};

/// The best path between two cells with at most two corners. Its cells are on the board or on the border ring.
struct Joint {
    int corners = 0;
    int length = 0;             ///< in steps
    std::array<Cell, 2> turn{}; ///< the first `corners` of them, from `a` to `b`
};

/// The cells of a board that block paths, as a bitboard by rows and by columns. A ring surrounds the board and a wall
/// surrounds the ring; if paths may not use the border, the ring is blocked too, and nothing else differs. Tests in a
/// few nanoseconds whether two cells are joined with at most two corners (bench_link).
template <int Words>
class Occupancy {
public:
    using Line = LineBits<Words>;
    /// The largest number of columns or rows: ring and wall take two bits on each side.
    static constexpr int longest = Line::count - 4;

    static constexpr int margin = 2; // from board coordinates to bit positions
    [[nodiscard]] static Cell cellOf(const Reach& reach) { return {reach.x - margin, reach.y - margin}; }

    /// Creates an empty board. Precondition: 1 to `longest` columns and rows.
    Occupancy(BoardSize size, bool border)
    {
        assert(size.columns >= 1 && size.columns <= longest && size.rows >= 1 && size.rows <= longest);
        const int ring = border ? 1 : 0;
        const Line closed = ~Line{};
        m_rows.fill(closed);
        m_columns.fill(closed);
        const Line row = ~Line::range(margin - ring, margin + size.columns - 1 + ring);
        const Line column = ~Line::range(margin - ring, margin + size.rows - 1 + ring);
        for (int y = -ring; y < size.rows + ring; ++y)
            m_rows[at(y + margin)] = row;
        for (int x = -ring; x < size.columns + ring; ++x)
            m_columns[at(x + margin)] = column;
    }

    /// Marks all tiles of `board`.
    Occupancy(const Board& board, bool border)
        : Occupancy{board.size(), border}
    {
        for (const Cell cell : board.size()) {
            if (board[cell])
                set(cell);
        }
    }

    /// Precondition of all members below: the cells are on the board.
    [[nodiscard]] bool test(Cell cell) const { return m_rows[at(cell.y + margin)].test(cell.x + margin); }
    void set(Cell cell)
    {
        m_rows[at(cell.y + margin)].set(cell.x + margin);
        m_columns[at(cell.x + margin)].set(cell.y + margin);
    }
    void clear(Cell cell)
    {
        m_rows[at(cell.y + margin)].clear(cell.x + margin);
        m_columns[at(cell.x + margin)].clear(cell.y + margin);
    }

    /// Ignores the content of the cell itself.
    [[nodiscard]] Reach reach(Cell cell) const
    {
        const int x = cell.x + margin;
        const int y = cell.y + margin;
        const Line& row = m_rows[at(y)];
        const Line& column = m_columns[at(x)];
        return {.x = x,
                .y = y,
                .left = row.previous(x) + 1,
                .right = row.next(x) - 1,
                .top = column.previous(y) + 1,
                .bottom = column.next(y) - 1};
    }

    /// Returns true if a path with at most two corners joins two different cells.
    [[nodiscard]] bool joined(const Reach& a, const Reach& b) const
    {
        return crossingColumns(a, b).any() || crossingRows(a, b).any();
    }
    [[nodiscard]] bool joined(Cell a, Cell b) const
    {
        const Reach from = reach(a);
        if (!from.isFree()) // common on full boards
            return areNeighbours(a, b);
        return joined(from, reach(b));
    }

    /// Returns the path with the fewest corners, then the fewest steps; nothing if it needs more than two corners.
    /// Ignores the contents of the two cells, which must differ.
    [[nodiscard]] std::optional<Joint> join(Cell a, Cell b) const
    {
        const Reach from = reach(a);
        const Reach to = reach(b);
        const int straight = std::abs(a.x - b.x) + std::abs(a.y - b.y);
        const Line columns = crossingColumns(from, to);
        const Line rows = crossingRows(from, to);
        if ((a.x == b.x && columns.test(from.x)) || (a.y == b.y && rows.test(from.y)))
            return Joint{0, straight, {}};
        std::optional<Joint> best;
        if (a.y != b.y && columns.any()) {
            if (columns.test(to.x))
                return Joint{1, straight, {Cell{b.x, a.y}, {}}};
            if (columns.test(from.x))
                return Joint{1, straight, {Cell{a.x, b.y}, {}}};
            const int x = nearest(columns, std::min(from.x, to.x), std::max(from.x, to.x));
            const int length = std::abs(a.y - b.y) + std::abs(x - from.x) + std::abs(x - to.x);
            best = Joint{2, length, {Cell{x - margin, a.y}, Cell{x - margin, b.y}}};
        }
        if (a.x != b.x && rows.any()) {
            const int y = nearest(rows, std::min(from.y, to.y), std::max(from.y, to.y));
            const int length = std::abs(a.x - b.x) + std::abs(y - from.y) + std::abs(y - to.y);
            if (!best || length < best->length)
                best = Joint{2, length, {Cell{a.x, y - margin}, Cell{b.x, y - margin}}};
        }
        return best;
    }

private:
    using Lines = std::array<Line, static_cast<std::size_t>(Line::count)>;

    static constexpr std::size_t at(int place) { return static_cast<std::size_t>(place); }

    /// Returns the columns that both cells can reach along their rows and that are empty between the two rows.
    [[nodiscard]] Line crossingColumns(const Reach& a, const Reach& b) const
    {
        return crossing(m_columns, m_rows, std::max(a.left, b.left), std::min(a.right, b.right), a.y, b.y);
    }
    [[nodiscard]] Line crossingRows(const Reach& a, const Reach& b) const
    {
        return crossing(m_rows, m_columns, std::max(a.top, b.top), std::min(a.bottom, b.bottom), a.x, b.x);
    }

    [[nodiscard]] static Line crossing(const Lines& across, const Lines& along, int first, int last, int a, int b)
    {
        Line open;
        if (first > last)
            return open;
        const int from = std::min(a, b) + 1;
        const int to = std::max(a, b) - 1;
        if (from > to)
            return Line::range(first, last);
        if (last - first <= to - from) { // scan the smaller number of lines
            const Line between = Line::range(from, to);
            for (int line = first; line <= last; ++line) {
                if (!(across[at(line)] & between).any())
                    open.set(line);
            }
            return open;
        }
        for (int line = from; line <= to; ++line)
            open |= along[at(line)];
        return ~open & Line::range(first, last);
    }

    /// Returns the line that makes the path from `low` to `high` shortest. Precondition: `lines` is not empty.
    [[nodiscard]] static int nearest(const Line& lines, int low, int high)
    {
        const Line below = lines & Line::range(1, high);
        const int before = below.any() ? below.previous(high + 1) : 0;
        if (before >= low)
            return before;
        const Line above = lines & Line::range(high, Line::count - 1);
        if (!above.any())
            return before;
        const int after = above.next(high - 1);
        return before == 0 || after - high < low - before ? after : before;
    }

    Lines m_rows;    // by y, a bit for each x
    Lines m_columns; // by x, a bit for each y
};

/// Calls `use` with the occupancy of a board in the smallest sufficient word size. Precondition: the board is at most
/// `largestSearchBoard`.
template <typename Use>
auto withOccupancy(const Board& board, bool border, Use use)
{
    if (std::max(board.size().columns, board.size().rows) <= Occupancy<1>::longest)
        return use(Occupancy<1>{board, border});
    return use(Occupancy<2>{board, border});
}

} // namespace qipan::link
