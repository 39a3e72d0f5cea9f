// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/gomoku/renju_positions.h"

#include "core/board/cell.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace qipan::test {

namespace {

int number(std::mt19937& random, int from, int to)
{
    return from + static_cast<int>(below(random, static_cast<std::size_t>(to - from + 1)));
}

Rows emptyRows(int size)
{
    const auto edge = static_cast<std::size_t>(size);
    return Rows(edge, std::vector<int>(edge, 0));
}

int& at(Rows& rows, Cell cell)
{
    return rows[static_cast<std::size_t>(cell.y)][static_cast<std::size_t>(cell.x)];
}

/// Builds crossing threes on the points where other threes become fours.
class NestBuilder {
public:
    NestBuilder(int size, std::mt19937& random)
        : m_size{size}
        , m_rows{emptyRows(size)}
        , m_reserved{emptyRows(size)}
        , m_random{random}
    {
    }

    /// Places two threes through the empty point `centre`, and recursively more where they become fours. `taken` is
    /// the line on which `centre` itself makes a four.
    void build(Cell centre, int levels, std::optional<std::size_t> taken)
    {
        std::vector<std::size_t> lines{0, 1, 2, 3};
        std::erase_if(lines, [taken](std::size_t line) { return line == taken; });
        for (std::size_t i = lines.size(); i > 1; --i)
            std::swap(lines[i - 1], lines[below(m_random, i)]);
        reserve(centre);
        std::vector<std::pair<Cell, std::size_t>> next;
        for (const std::size_t line : lines) {
            if (next.size() == 2)
                break;
            if (const auto four = layThree(centre, directions[line]))
                next.emplace_back(*four, line);
        }
        for (const auto& [cell, line] : next) {
            if (levels > 1)
                build(cell, levels - number(m_random, 1, 2), line);
        }
    }

    [[nodiscard]] Rows rows() const { return m_rows; }

private:
    [[nodiscard]] bool isInside(Cell cell) const { return BoardSize{m_size, m_size}.contains(cell); }
    [[nodiscard]] bool isFree(Cell cell) { return isInside(cell) && at(m_rows, cell) == 0; }
    void reserve(Cell cell) { at(m_reserved, cell) = 1; }

    /// Places two stones that make a three with `centre`, and returns the point that makes it a four; nothing if there
    /// is no room.
    std::optional<Cell> layThree(Cell centre, Cell direction)
    {
        for (int attempt = 0; attempt < 8; ++attempt) {
            const int first = number(m_random, -3, 0);
            const int four = number(m_random, first, first + 3);
            const auto cellAt = [&](int i) { return Cell{centre.x + i * direction.x, centre.y + i * direction.y}; };
            if (four == 0 || !hasRoom(cellAt, first, four))
                continue;
            for (int i = first; i <= first + 3; ++i) {
                if (i != 0 && i != four)
                    at(m_rows, cellAt(i)) = blackStone;
            }
            for (const int i : {first - 1, four, first + 4})
                reserve(cellAt(i));
            return cellAt(four);
        }
        return std::nullopt;
    }

    template <typename CellAt>
    [[nodiscard]] bool hasRoom(const CellAt& cellAt, int first, int four)
    {
        for (int i = first - 1; i <= first + 4; ++i) {
            const Cell cell = cellAt(i);
            const bool staysEmpty = i < first || i > first + 3 || i == four || i == 0;
            if (!isInside(cell) || (staysEmpty ? !isFree(cell) : at(m_reserved, cell) != 0))
                return false;
        }
        return true;
    }

    int m_size;
    Rows m_rows;
    Rows m_reserved; // where no stone may be placed
    std::mt19937& m_random;
};

} // namespace

Rows scatteredPosition(int size, std::mt19937& random)
{
    const int edge = number(random, 6, size);
    const Cell corner{number(random, 0, size - edge), number(random, 0, size - edge)};
    const int percent = number(random, 10, 70);
    const int blackPercent = number(random, 45, 80);
    Rows rows = emptyRows(size);
    for (const Cell cell : allCells({edge, edge})) {
        if (number(random, 1, 100) <= percent)
            at(rows, {corner.x + cell.x, corner.y + cell.y}) =
                number(random, 1, 100) <= blackPercent ? blackStone : whiteStone;
    }
    return rows;
}

Rows nestedPosition(int size, int levels, std::mt19937& random)
{
    NestBuilder builder{size, random};
    builder.build({number(random, 3, size - 4), number(random, 3, size - 4)}, levels, std::nullopt);
    Rows rows = builder.rows();
    for (int i = number(random, 0, 6); i > 0; --i) {
        int& stone = at(rows, {number(random, 0, size - 1), number(random, 0, size - 1)});
        if (stone == 0)
            stone = number(random, 0, 3) == 0 ? blackStone : whiteStone;
    }
    return rows;
}

gomoku::Board boardOf(const Rows& rows)
{
    const int size = static_cast<int>(rows.size());
    gomoku::Board board{size};
    for (const Cell cell : allCells({size, size})) {
        if (const int stone = rows[static_cast<std::size_t>(cell.y)][static_cast<std::size_t>(cell.x)])
            board.place(gomoku::pointOf(cell), stone == 1 ? Side::Black : Side::White);
    }
    return board;
}

} // namespace qipan::test
