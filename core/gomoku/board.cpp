// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/board.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace qipan::gomoku {

namespace {

/// Returns the number of consecutive stones of the same colour after `from` in steps of `step`.
int stonesBeyond(const Board& board, Point from, int step)
{
    const Stone colour = board.at(from);
    int count = 0;
    while (board.at(from + (count + 1) * step) == colour)
        ++count;
    return count;
}

} // namespace

std::vector<Cell> cellsOf(const std::vector<Point>& points)
{
    std::vector<Cell> cells;
    std::ranges::transform(points, std::back_inserter(cells), [](Point point) { return cellOf(point); });
    return cells;
}

Board::Board(int size)
    : m_size{size}
{
    assert(size >= 5 && size <= largestSize);
    m_points.fill(Stone::Edge);
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x)
            m_points[static_cast<std::size_t>(pointOf({x, y}))] = Stone::None;
    }
}

void Board::place(Point point, Side side)
{
    assert(at(point) == Stone::None);
    m_points[static_cast<std::size_t>(point)] = stoneOf(side);
    ++m_stones;
}

void Board::remove(Point point)
{
    assert(at(point) == Stone::Black || at(point) == Stone::White);
    m_points[static_cast<std::size_t>(point)] = Stone::None;
    --m_stones;
}

bool hasRoomForFive(const Board& board, Side side)
{
    const auto isFree = [&](Point point) { return board.at(point) == Stone::None || board.at(point) == stoneOf(side); };
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            for (const int step : lineSteps) {
                int length = 0;
                while (length < 5 && isFree(pointOf({x, y}) + length * step))
                    ++length;
                if (length == 5)
                    return true;
            }
        }
    }
    return false;
}

bool winsThrough(const Board& board, Rule rule, Point last)
{
    return !winningRow(board, rule, last).empty();
}

std::vector<Cell> winningRow(const Board& board, Rule rule, Point last)
{
    const Side side = sideOf(board.at(last));
    for (const int step : lineSteps) {
        const int before = stonesBeyond(board, last, -step);
        const int after = stonesBeyond(board, last, step);
        if (!rowWins(rule, side, before + 1 + after))
            continue;
        std::vector<Cell> row;
        for (int i = -before; i <= after; ++i)
            row.push_back(cellOf(last + i * step));
        return row;
    }
    return {};
}

} // namespace qipan::gomoku
