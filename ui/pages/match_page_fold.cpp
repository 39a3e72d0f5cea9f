// SPDX-License-Identifier: GPL-3.0-or-later
// Layout of the match page: what is beside the board, and what is folded away.
#include "ui/pages/match_page.h"

#include "ui/pages/match_side.h"
#include "ui/panels/board_area.h"
#include "ui/panels/move_list.h"
#include "ui/widgets/line_label.h"

#include <QBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace qipan::ui {

/// Returns the room for the board, the players and the bars while everything else is folded away.
QSize MatchPage::roomForBoard() const
{
    const QMargins margins = m_page->contentsMargins();
    const int line = m_line->text().isEmpty() ? 0 : m_line->sizeHint().height() + gap;
    return {width() - margins.left() - margins.right(), height() - margins.top() - margins.bottom() - line};
}

int MatchPage::columnWidth(const QSize& room) const
{
    const int line = fontMetrics().height();
    return std::clamp(room.width() - room.height() - gap, 10 * line, 15 * line);
}

MatchPage::Fold MatchPage::wantedFold() const
{
    if (!m_narrow && m_sideWanted)
        return Fold::Open;
    const QSize room = roomForBoard();
    const int strip = fontMetrics().height() + 14; // one line
    const int beside = std::min(room.width() - columnWidth(room) - gap, room.height());
    const int below = std::min(room.width(), room.height() - strip - gap - m_area->barHeight());
    return beside > below ? Fold::Column : Fold::Line;
}

void MatchPage::arrange()
{
    m_narrow = width() < narrowWidth;
    if (const Fold wanted = wantedFold(); wanted != m_fold)
        fold(wanted);
    const int line = fontMetrics().height();
    if (m_fold == Fold::Column)
        m_area->setSideColumn(columnWidth(roomForBoard()), m_players);
    if (m_fold != Fold::Open) {
        m_side->setMinimumWidth(0);
        m_side->setMaximumWidth(QWIDGETSIZE_MAX);
    } else {
        // Wide windows give more width to text, up to a readable width.
        m_side->setFixedWidth(std::clamp(width() / 4, 13 * line, 20 * line));
    }
}

/// Moves the players between the top of the page, the side column and the column beside the board.
void MatchPage::placePlayers(Fold fold)
{
    m_page->removeWidget(m_players);
    m_sideColumn->removeWidget(m_players);
    if (fold != Fold::Column) {
        m_area->setSideColumn(0);
        m_players->setParent(this);
    }
    m_playersLayout->setDirection(fold == Fold::Line ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_more->setVisible(fold != Fold::Open);
    for (PlayerStrip* strip : m_strips)
        strip->setCompact(fold == Fold::Line);
    if (fold == Fold::Open)
        m_sideColumn->insertWidget(0, m_players);
    else if (fold == Fold::Line)
        m_page->insertWidget(0, m_players);
    else
        m_area->setSideColumn(columnWidth(roomForBoard()), m_players);
    m_players->show();
}

void MatchPage::fold(Fold fold)
{
    const bool wasFolded = m_area->isAncestorOf(m_side);
    m_fold = fold;
    const bool folded = fold != Fold::Open;
    m_more->setChecked(false);
    placePlayers(fold);
    m_area->setBarsReserved(folded);
    m_area->setBarsOver({});
    m_side->setOverBoard(folded);
    if (folded && !wasFolded) {
        // The side panel moves over the board, and back.
        m_sideColumn->removeWidget(m_side);
        m_area->addOver(m_side, BoardArea::Place::Whole);
    } else if (!folded) {
        if (wasFolded)
            m_area->takeOver(m_side);
        m_sideColumn->addWidget(m_side, 1);
        m_side->show();
        // Bars may cover the moves rather than the graph, if the moves are shown.
        m_area->setBarsOver({&m_side->moves(), m_side});
    }
}

void MatchPage::openMore(bool open)
{
    if (m_fold == Fold::Open)
        return;
    m_side->setVisible(open);
    if (open) {
        arrange();
        m_side->takeFocus();
    } else {
        m_area->setFocus();
    }
}

} // namespace qipan::ui
