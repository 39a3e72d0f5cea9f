// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/tried_moves.h"

#include "app/analysis/analysed_game.h"

#include <algorithm>

namespace qipan::app {

TriedMoves::TriedMoves(const GameSetup& setup, const std::vector<Ply>& game, std::size_t place)
    : m_setup{setup}
    , m_plies{game.begin(), game.begin() + static_cast<std::ptrdiff_t>(place)}
    , m_from{place}
    , m_position{positionAfter(setup, m_plies)}
{
}

std::vector<Cell> TriedMoves::cells() const
{
    return cellsOf(m_plies);
}

std::optional<IllegalMove> TriedMoves::play(Cell cell)
{
    if (const auto error = m_position->moveError(cell))
        return error;
    const bool isNext = place() < m_plies.size() && m_plies[place()].cell == cell;
    if (!isNext)
        cut();
    m_position->play(cell);
    if (!isNext)
        m_plies.push_back(m_position->plies().back());
    return std::nullopt;
}

void TriedMoves::add(const std::vector<Cell>& moves)
{
    cut();
    const auto end = m_position->clone();
    for (const Cell cell : moves) {
        if (!end->isLegal(cell))
            break;
        end->play(cell);
    }
    m_plies = end->plies();
}

void TriedMoves::goTo(std::ptrdiff_t place)
{
    const auto wanted = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(place, 0, std::ssize(m_plies)));
    m_position = positionAfter(m_setup, {m_plies.data(), wanted});
}

/// Drops the plies beyond the shown position.
void TriedMoves::cut()
{
    m_plies.resize(place());
    m_from = std::min(m_from, place());
}

} // namespace qipan::app
