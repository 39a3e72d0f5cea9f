// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/list_text.h"
#include "ui/link/link_view.h"

namespace qipan::ui {

std::vector<Cell> LinkView::cellsWith(link::Picture picture) const
{
    std::vector<Cell> cells;
    for (const Cell cell : m_board.size()) {
        if (m_board[cell] == picture)
            cells.push_back(cell);
    }
    return cells;
}

QString LinkView::summary() const
{
    QString text = tr("%n tile(s) left.", nullptr, static_cast<int>(link::tilesOf(m_board).size()));
    if (m_picked)
        //: The cell and the picture of a tile: "Selected: C3, heart."
        text += u' ' + tr("Selected: %1, %2.").arg(nameOf(*m_picked), m_images.tiles().name(*m_board[*m_picked]));
    return text;
}

QString LinkView::surroundings(Cell cell) const
{
    const Cell wanted = m_picked.value_or(cell);
    const link::Tile tile = m_board[wanted];
    if (!tile)
        return tr("%1. There is no tile here.").arg(nameOf(wanted));
    QStringList others;
    for (const Cell other : cellsWith(*tile)) {
        if (other != wanted)
            others << nameOf(other);
    }
    const QString name = m_images.tiles().name(*tile);
    if (others.isEmpty())
        return tr("%1, %2. No other tile has this picture.").arg(nameOf(wanted), name);
    //: A tile and those with the same picture: "C3, heart. 2 other tiles: D4, F8."
    return tr("%1, %2. %n other tile(s): %3.", nullptr, static_cast<int>(others.size()))
        .arg(nameOf(wanted), name, listText(others));
}

std::optional<Cell> LinkView::nextPlace(Cell from, bool) const
{
    if (!m_hint)
        return std::nullopt;
    return from == m_hint->pair.a ? m_hint->pair.b : m_hint->pair.a;
}

} // namespace qipan::ui
