// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the link-match board on tiles and choices.
#include "ui/link/link_view.h"

namespace qipan::ui {

QString LinkView::statusText(const link::Choice& choice, const link::Game& after) const
{
    if (const auto* picked = std::get_if<link::Picked>(&choice))
        return tr("%1 selected.").arg(nameOf(picked->cell));
    if (const auto* unpicked = std::get_if<link::Unpicked>(&choice))
        return tr("%1 deselected.").arg(nameOf(unpicked->cell));
    if (const auto* moved = std::get_if<link::PickMoved>(&choice)) {
        const QString why = moved->why == link::Mismatch::NoPath ? tr("No path connects %1 and %2; now %2 is selected.")
                                                                 : tr("%1 and %2 differ; now %2 is selected.");
        return why.arg(nameOf(moved->from), nameOf(moved->to));
    }
    if (const auto* removed = std::get_if<link::Removed>(&choice)) {
        return tr("%1 and %2 removed. Tiles left: %3.")
            .arg(nameOf(removed->a), nameOf(removed->b))
            .arg(after.tilesLeft());
    }
    return {};
}

QString LinkView::boardName() const
{
    return tr("Link-match board");
}

QString LinkView::describe(Cell cell) const
{
    const link::Tile tile = m_board[cell];
    if (!tile)
        return m_shape.contains(cell) ? tr("empty") : tr("hole");
    if (cell == m_picked)
        return tr("%1, selected").arg(m_images.tiles().name(*tile));
    if (m_hint && (cell == m_hint->pair.a || cell == m_hint->pair.b))
        return tr("%1, hint").arg(m_images.tiles().name(*tile));
    return m_images.tiles().name(*tile);
}

} // namespace qipan::ui
