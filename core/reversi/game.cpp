// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/game.h"

#include <cassert>

namespace qipan::reversi {

namespace {

[[nodiscard]] Position positionOf(const StartPosition& start)
{
    Position position{};
    for (const Ply& disc : start.stones) {
        Squares& discs = disc.side == start.toMove ? position.mover : position.other;
        discs |= bitOf(squareOf(disc.cell));
    }
    return position;
}

} // namespace

Game::Game(const Position& position, Side side)
    : m_state{.position = position, .side = side, .passed = std::nullopt, .over = false}
{
    passWhereForced();
}

Game::Game(const StartPosition& start)
    : Game{positionOf(start), start.toMove}
{
}

Squares Game::discs(Side side) const
{
    return side == m_state.side ? m_state.position.mover : m_state.position.other;
}

std::optional<Side> Game::stoneAt(Cell cell) const
{
    assert(size().contains(cell));
    const Squares bit = bitOf(squareOf(cell));
    if ((discs(Side::Black) & bit) != 0)
        return Side::Black;
    if ((discs(Side::White) & bit) != 0)
        return Side::White;
    return std::nullopt;
}

int Game::count(Side side) const
{
    return std::popcount(discs(side));
}

std::optional<IllegalMove> Game::moveError(Cell cell) const
{
    if (!size().contains(cell))
        return IllegalMove::Outside;
    if (m_state.over)
        return IllegalMove::GameOver;
    const Square square = squareOf(cell);
    if ((m_state.position.occupied() & bitOf(square)) != 0)
        return IllegalMove::Occupied;
    if (flips(m_state.position, square) == 0)
        return IllegalMove::NoFlip;
    return std::nullopt;
}

void Game::play(Cell cell)
{
    assert(isLegal(cell));
    const Square square = squareOf(cell);
    m_plies.push_back({cell, m_state.side});
    m_before.push_back(m_state);

    m_state.position = afterMove(m_state.position, square);
    m_state.side = opposite(m_state.side);
    passWhereForced();
}

void Game::passWhereForced()
{
    m_state.passed.reset();
    if (legalMoves(m_state.position) != 0)
        return;
    if (legalMoves(m_state.position.passed()) == 0) {
        m_state.over = true;
        return;
    }
    m_state.passed = m_state.side;
    m_state.position = m_state.position.passed();
    m_state.side = opposite(m_state.side);
}

void Game::takeBack()
{
    assert(!m_plies.empty());
    m_state = m_before.back();
    m_before.pop_back();
    m_plies.pop_back();
}

std::optional<Outcome> Game::outcome() const
{
    if (!m_state.over)
        return std::nullopt;
    const int lead = count(Side::Black) - count(Side::White);
    Outcome outcome{.winner = std::nullopt, .reason = EndReason::Count};
    if (lead != 0)
        outcome.winner = lead > 0 ? Side::Black : Side::White;
    return outcome;
}

} // namespace qipan::reversi
