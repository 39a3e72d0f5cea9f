// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/puzzle/plain_reversi.h"

#include <algorithm>
#include <cstddef>

namespace qipan::test {

namespace {

constexpr int directions[8][2]{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};

std::size_t at(int cell)
{
    return static_cast<std::size_t>(cell);
}

} // namespace

PlainReversi::PlainReversi(const book::Diagram& board)
    : m_toMove{board.turn == Side::Black ? 1 : -1}
{
    for (const Ply& stone : board.stones)
        m_discs[at(stone.cell.y * 8 + stone.cell.x)] = stone.side == Side::Black ? 1 : -1;
    passWhereForced();
}

int PlainReversi::turns(int cell, int side) const
{
    return PlainReversi{*this}.flip(cell, side, false);
}

int PlainReversi::flip(int cell, int side, bool doIt)
{
    if (m_discs[at(cell)] != 0)
        return 0;
    int all = 0;
    for (const auto& direction : directions) {
        int x = cell % 8 + direction[0];
        int y = cell / 8 + direction[1];
        int row = 0;
        for (; x >= 0 && x < 8 && y >= 0 && y < 8 && m_discs[at(y * 8 + x)] == -side; ++row) {
            x += direction[0];
            y += direction[1];
        }
        if (x < 0 || x >= 8 || y < 0 || y >= 8 || m_discs[at(y * 8 + x)] != side)
            continue;
        all += row;
        for (int i = 1; doIt && i <= row; ++i)
            m_discs[at((y - i * direction[1]) * 8 + x - i * direction[0])] = side;
    }
    if (doIt)
        m_discs[at(cell)] = side;
    return all;
}

bool PlainReversi::canMove(int side) const
{
    for (int cell = 0; cell < 64; ++cell) {
        if (m_discs[at(cell)] == 0 && turns(cell, side) != 0)
            return true;
    }
    return false;
}

std::vector<Cell> PlainReversi::moves() const
{
    std::vector<Cell> cells;
    for (int cell = 0; cell < 64; ++cell) {
        if (m_toMove != 0 && m_discs[at(cell)] == 0 && turns(cell, m_toMove) != 0)
            cells.push_back({cell % 8, cell / 8});
    }
    return cells;
}

void PlainReversi::play(Cell cell)
{
    flip(cell.y * 8 + cell.x, m_toMove, true);
    m_toMove = -m_toMove;
    passWhereForced();
}

void PlainReversi::passWhereForced()
{
    if (!canMove(m_toMove))
        m_toMove = canMove(-m_toMove) ? -m_toMove : 0;
}

int PlainReversi::empties() const
{
    return static_cast<int>(std::ranges::count(m_discs, 0));
}

int PlainReversi::endScore(int side) const
{
    int lead = 0;
    for (const int disc : m_discs)
        lead += disc * side;
    return lead > 0 ? lead + empties() : lead < 0 ? lead - empties() : 0;
}

int PlainReversi::scoreFor(int side, int alpha, int beta) const
{
    if (m_toMove == 0)
        return endScore(side);
    if (m_toMove != side)
        return -scoreFor(-side, -beta, -alpha);
    for (const Cell cell : moves()) {
        PlainReversi next = *this;
        next.play(cell);
        alpha = std::max(alpha, next.scoreFor(side, alpha, beta));
        if (alpha >= beta)
            break;
    }
    return alpha;
}

} // namespace qipan::test
