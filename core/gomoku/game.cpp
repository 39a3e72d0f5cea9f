#include "core/gomoku/game.h"

#include "core/gomoku/forbidden.h"

#include <cassert>

namespace qipan::gomoku {

Game::Game(Rule rule, int size)
    : m_rule{rule}
    , m_board{size}
{
    m_plies.reserve(static_cast<std::size_t>(size) * static_cast<std::size_t>(size));
}

std::optional<Side> Game::stoneAt(Cell cell) const
{
    assert(size().contains(cell));
    switch (m_board.at(pointOf(cell))) {
    case Stone::Black:
        return Side::Black;
    case Stone::White:
        return Side::White;
    case Stone::None:
    case Stone::Edge:
        break;
    }
    return std::nullopt;
}

int Game::count(Side side) const
{
    const int stones = m_board.stones();
    return side == Side::Black ? (stones + 1) / 2 : stones / 2;
}

std::optional<IllegalMove> Game::objection(Cell cell) const
{
    if (!size().contains(cell))
        return IllegalMove::Outside;
    if (m_outcome)
        return IllegalMove::GameOver;
    if (m_board.at(pointOf(cell)) != Stone::None)
        return IllegalMove::Occupied;
    return std::nullopt;
}

void Game::play(Cell cell)
{
    assert(isLegal(cell));
    const Side side = sideToMove();
    const Point point = pointOf(cell);
    const bool forbidden =
        m_rule == Rule::Renju && side == Side::Black && forbiddenAt(m_board, point) != Forbidden::None;
    m_board.place(point, side);
    m_plies.push_back({cell, side});
    if (forbidden)
        m_outcome = Outcome{.winner = opposite(side), .reason = EndReason::Forbidden};
    else if (winsThrough(m_board, m_rule, point))
        m_outcome = Outcome{.winner = side, .reason = EndReason::Five};
    else if (m_board.isFull())
        m_outcome = Outcome{.winner = std::nullopt, .reason = EndReason::Full};
}

void Game::takeBack()
{
    assert(!m_plies.empty());
    m_board.remove(pointOf(m_plies.back().cell));
    m_plies.pop_back();
    m_outcome.reset(); // nothing is played after an end, so that no earlier position has ended
}

std::vector<Cell> Game::winningLine() const
{
    if (!m_outcome || !m_outcome->winner)
        return {};
    return winningRow(m_board, m_rule, pointOf(m_plies.back().cell));
}

std::vector<ForbiddenCell> Game::forbiddenCells() const
{
    if (m_rule != Rule::Renju || m_outcome)
        return {};
    return gomoku::forbiddenCells(m_board);
}

} // namespace qipan::gomoku
