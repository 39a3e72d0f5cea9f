// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/reversi/plain_board.h"

#include <algorithm>
#include <cstddef>

namespace qipan::test {

namespace {

bool isOnBoard(Cell cell)
{
    return cell.x >= 0 && cell.x < 8 && cell.y >= 0 && cell.y < 8;
}

} // namespace

PlainBoard::PlainBoard()
{
    m_rows[3][3] = Side::White;
    m_rows[4][4] = Side::White;
    m_rows[3][4] = Side::Black;
    m_rows[4][3] = Side::Black;
}

PlainBoard::PlainBoard(const reversi::Position& position)
{
    for (reversi::Square square = 0; square < 64; ++square) {
        const auto [x, y] = reversi::cellOf(square);
        std::optional<Side>& here = m_rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
        if ((position.mover & reversi::bitOf(square)) != 0)
            here = Side::Black;
        else if ((position.other & reversi::bitOf(square)) != 0)
            here = Side::White;
    }
}

std::optional<Side> PlainBoard::at(Cell cell) const
{
    return m_rows[static_cast<std::size_t>(cell.y)][static_cast<std::size_t>(cell.x)];
}

int PlainBoard::count(Side side) const
{
    int discs = 0;
    for (const auto& row : m_rows)
        discs += static_cast<int>(std::ranges::count(row, std::optional{side}));
    return discs;
}

std::vector<Cell> PlainBoard::flips(Cell cell, Side side) const
{
    std::vector<Cell> all;
    if (at(cell))
        return all;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            if (dx == 0 && dy == 0)
                continue;
            std::vector<Cell> row;
            Cell next{cell.x + dx, cell.y + dy};
            while (isOnBoard(next) && at(next) == opposite(side)) {
                row.push_back(next);
                next = {next.x + dx, next.y + dy};
            }
            if (isOnBoard(next) && at(next) == side)
                all.insert(all.end(), row.begin(), row.end());
        }
    }
    return all;
}

bool PlainBoard::canMove(Side side) const
{
    for (int y = 0; y < 8; ++y) {
        for (int x = 0; x < 8; ++x) {
            if (isLegal({x, y}, side))
                return true;
        }
    }
    return false;
}

void PlainBoard::play(Cell cell, Side side)
{
    std::vector<Cell> taken = flips(cell, side);
    taken.push_back(cell);
    for (const Cell c : taken)
        m_rows[static_cast<std::size_t>(c.y)][static_cast<std::size_t>(c.x)] = side;
}

} // namespace qipan::test
