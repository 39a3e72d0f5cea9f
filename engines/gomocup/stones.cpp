// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gomocup/stones.h"

#include "engines/gomocup/words.h"

#include <algorithm>
#include <cassert>

namespace qipan::gomocup {

namespace {

constexpr int ownField = 1;
constexpr int opponentField = 2;
constexpr int ruledOutField = 3;
constexpr std::size_t maxSwap2Stones = 5;

} // namespace

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

void Listing::process(std::string_view line)
{
    if (m_error || m_kind == Kind::Refused)
        return;
    if (m_kind == Kind::Swap2) {
        const auto cell = readCell(line);
        if (!cell)
            m_error = "a line of SWAP2BOARD is X,Y";
        else if (m_cells.size() == maxSwap2Stones)
            m_error = "SWAP2BOARD takes 0, 3 or 5 stones";
        else
            put(*cell, ownField);
        if (!m_error)
            m_cells.push_back(*cell);
        return;
    }
    if (const auto field = readField(line))
        put(field->cell, field->kind);
    else
        m_error = "a line of a board is X,Y,F";
}

void Listing::put(Cell cell, int field)
{
    if (field == ruledOutField)
        m_error = "field 3 belongs to a continuous game, which cannot be played";
    else if (field != ownField && field != opponentField)
        m_error = "a field is 1 (own stone) or 2 (opponent's stone)";
    else if (const auto moveError = m_stones.moveError(cell))
        m_error = textOf(cell) + ' ' + std::string{*moveError};
    else
        m_stones.put(cell, field == ownField ? Owner::Own : Owner::Opponent);
}

} // namespace qipan::gomocup
