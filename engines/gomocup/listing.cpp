// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gomocup/listing.h"

#include "engines/gomocup/words.h"

namespace qipan::gomocup {

namespace {

constexpr int ownField = 1;
constexpr int opponentField = 2;
constexpr int ruledOutField = 3;
constexpr std::size_t maxSwap2Stones = 5;

} // namespace

void Listing::process(std::string_view line)
{
    if (m_error)
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
