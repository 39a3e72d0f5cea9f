// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gomocup/stones.h"

#include <algorithm>
#include <cassert>

namespace qipan::gomocup {

std::optional<std::string_view> Stones::moveError(Cell cell) const
{
    if (!BoardSize{m_size, m_size}.contains(cell))
        return "is not on the board";
    if (std::ranges::find(m_stones, cell, &Stone::cell) != m_stones.end())
        return "has a stone already";
    return std::nullopt;
}

void Stones::put(Cell cell, Owner owner)
{
    assert(!moveError(cell));
    m_stones.push_back({cell, owner});
}

bool Stones::remove(Cell cell)
{
    const auto stone = std::ranges::find(m_stones, cell, &Stone::cell);
    if (stone == m_stones.end())
        return false;
    m_stones.erase(stone);
    return true;
}

std::size_t Stones::countOf(Owner owner) const
{
    return static_cast<std::size_t>(std::ranges::count(m_stones, owner, &Stone::owner));
}

Side Stones::ownSide(gomoku::Rule rule) const
{
    if (countOf(Owner::Own) >= countOf(Owner::Opponent))
        return Side::Black;
    const bool ownStoneIsFirst = m_stones.front().owner == Owner::Own;
    return rule == gomoku::Rule::Renju && ownStoneIsFirst ? Side::Black : Side::White;
}

gomoku::Game Stones::game(gomoku::Rule rule) const
{
    const Side own = ownSide(rule);
    StartPosition position{.toMove = own};
    position.stones.reserve(m_stones.size());
    for (const Stone& stone : m_stones)
        position.stones.push_back({stone.cell, stone.owner == Owner::Own ? own : opposite(own)});
    return gomoku::Game{rule, m_size, position};
}

} // namespace qipan::gomocup
