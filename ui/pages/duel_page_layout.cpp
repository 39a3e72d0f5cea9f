// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of a duel's page are.
#include "ui/link/duel_clock.h"
#include "ui/pages/duel_page.h"
#include "ui/pages/duel_side.h"
#include "ui/panels/game_button.h"
#include "ui/widgets/line_label.h"

#include <QBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace qipan::ui {
namespace {

// In lines of text.
constexpr int leastColumn = 13;
constexpr int mostColumn = 21;
constexpr int leastSmallBoard = 5;
constexpr int linesForTwo = 28;        ///< the height of a page in which strips have two lines
constexpr int smallBoardFirst = 1'000; ///< its stretch factor, beside 1 of what takes the rest
constexpr int narrowPage = 34;         ///< the width of a page without room for a column

/// Returns the size of a cell, for a board with margins of this many cells.
double cellIn(QSizeF room, QSizeF cells)
{
    return std::min(room.width() / cells.width(), room.height() / cells.height());
}

} // namespace

bool DuelPage::isNarrow() const
{
    return width() < std::max(narrowWidth, narrowPage * fontMetrics().height());
}

QSize DuelPage::minimumSizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    const QSize board = m_area->minimumSizeHint();
    const int players = m_strips[0]->minimumSizeHint().width() * 2 + m_clock->sizeHint().width() + 2 * gap;
    return {margins.left() + std::max(players, board.width()) + margins.right(),
            margins.top() + m_players->minimumSizeHint().height() + gap + board.height() + footHeight()
                + margins.bottom()};
}

/// Returns the room below the players.
QSize DuelPage::roomForBoards() const
{
    const QMargins margins = layout()->contentsMargins();
    const int players = std::max(m_strips[0]->sizeHint().height(), m_clock->sizeHint().height());
    return {width() - margins.left() - margins.right(), height() - margins.top() - margins.bottom() - players - gap};
}

/// Returns the width that the board does not need, within limits of readable text.
int DuelPage::columnWidth(const QSize& room) const
{
    const int line = fontMetrics().height();
    const QSizeF cells = m_small->cells();
    const int spare = room.width() - gap - static_cast<int>(room.height() * cells.width() / cells.height());
    return std::clamp(std::max(width() / 4, spare), leastColumn * line, mostColumn * line);
}

/// Returns the height of what is always in the column: who leads, and what is played.
int DuelPage::fixedColumnHeight(int width) const
{
    return m_lead->sizeHint().height() + m_game->heightForWidth(width) + 2 * gap;
}

int DuelPage::footHeight() const
{
    return std::max({m_lead->sizeHint().height(), m_gameLine->sizeHint().height(), m_more->sizeHint().height()}) + gap;
}

DuelPage::Plan DuelPage::wantedPlan(const QSize& room) const
{
    const QSizeF cells = m_small->cells();
    const QSize overFoot{room.width(), room.height() - footHeight()};
    if (m_isWatched) {
        const double beside = cellIn(QSizeF((overFoot.width() - gap) / 2.0, overFoot.height()), cells);
        const double below = cellIn(QSizeF(overFoot.width(), (overFoot.height() - gap) / 2.0), cells);
        return beside >= below ? Plan::Beside : Plan::Below;
    }
    const int column = columnWidth(room);
    const int least =
        fixedColumnHeight(column) + m_more->sizeHint().height() + gap + leastSmallBoard * fontMetrics().height();
    return isNarrow() || !m_sideWanted || room.height() < least ? Plan::Lines : Plan::Column;
}

bool DuelPage::mustFold(Plan plan, const QSize& room) const
{
    const int needed = fixedColumnHeight(columnWidth(room)) + leastSmallBoard * fontMetrics().height() + gap;
    return plan != Plan::Column || isNarrow() || room.height() < needed + m_side->neededHeight();
}

void DuelPage::arrange()
{
    const bool isCompact = isNarrow() || height() < linesForTwo * fontMetrics().height();
    for (DuelStrip* strip : m_strips)
        strip->setCompact(isCompact);
    const QSize room = roomForBoards();
    const Plan plan = wantedPlan(room);
    const bool isFolded = mustFold(plan, room);
    if (plan != m_plan || isFolded != m_isFolded)
        place(plan, isFolded);
    if (plan == Plan::Column)
        sizeColumn(room);
    // In the foot, what is played stays where it is when another player leads.
    const bool isInFoot = plan != Plan::Column;
    int widest = 0;
    for (const int lead : {m_byPoints ? 88'888 : 888, m_byPoints ? -88'888 : -888, 0})
        widest = std::max(widest, m_lead->fontMetrics().horizontalAdvance(leadText(lead, m_byPoints)));
    m_lead->setMinimumWidth(isInFoot ? std::min(widest + 2, room.width() / 2) : 0);
    m_lead->setMaximumWidth(isInFoot ? m_lead->minimumWidth() : QWIDGETSIZE_MAX);
}

/// Gives the small board the height that it can use and the rest does not need.
void DuelPage::sizeColumn(const QSize& room)
{
    const int width = columnWidth(room);
    m_column->setFixedWidth(width);
    m_strips[1]->setFixedWidth(width);
    const int below = m_isFolded ? m_more->sizeHint().height() : m_side->neededHeight();
    const int free = room.height() - fixedColumnHeight(width) - below - gap;
    m_small->setMaximumHeight(std::clamp(m_small->heightFor(width), 0, std::max(0, free)));
}

/// Moves the parts to where the plan has them.
void DuelPage::place(Plan plan, bool isFolded)
{
    m_more->setChecked(false);
    m_plan = plan;
    for (QBoxLayout* layout : {m_columnLayout, m_footLayout}) {
        while (QLayoutItem* item = layout->takeAt(0))
            delete item; // not the widget
    }
    m_body->removeWidget(m_small);
    const bool isColumn = plan == Plan::Column;
    m_column->setVisible(isColumn);
    m_foot->setVisible(!isColumn);
    m_game->setVisible(isColumn);
    m_small->setVisible(plan != Plan::Lines);
    m_small->setMaximumHeight(QWIDGETSIZE_MAX);
    m_strips[1]->setMinimumWidth(0);
    m_strips[1]->setMaximumWidth(QWIDGETSIZE_MAX);
    m_lead->setAlignment(isColumn ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
    m_body->setDirection(plan == Plan::Below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (isColumn) {
        m_columnLayout->addWidget(m_small, smallBoardFirst);
        m_columnLayout->addWidget(m_lead);
        m_columnLayout->addWidget(m_game);
    } else {
        m_body->insertWidget(1, m_small, plan == Plan::Lines ? 0 : 1);
        m_footLayout->addWidget(m_lead);
        m_footLayout->addWidget(m_gameLine, 1);
    }
    m_lead->setSizePolicy(isColumn ? QSizePolicy::Ignored : QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_lead->show(); // at once, so that nothing moves later
    m_more->hide();
    m_more->setSizePolicy(isColumn ? QSizePolicy::Expanding : QSizePolicy::Fixed, QSizePolicy::Fixed);
    placeSide(isFolded);
    if (isFolded && isColumn) {
        m_columnLayout->addStretch(1);
        m_columnLayout->addWidget(m_more);
        m_more->show();
    } else if (isFolded) {
        m_footLayout->addWidget(m_more);
        m_more->show();
    } else {
        m_columnLayout->addWidget(m_side, 1);
        m_side->show();
    }
}

/// Moves chat and actions over the board, or back, and tells where messages lie.
void DuelPage::placeSide(bool isFolded)
{
    const bool wasFolded = m_area->isAncestorOf(m_side);
    m_isFolded = isFolded;
    m_side->setOverBoard(isFolded);
    if (isFolded && !wasFolded) {
        m_area->addOver(m_side, BoardArea::Place::Whole);
    } else if (!isFolded && wasFolded) {
        m_area->takeOver(m_side);
        m_side->setParent(m_column);
    }
    if (isFolded)
        m_side->hide();
    if (!isFolded)
        m_area->setBarPlace({.covered = &m_side->buttons(), .kept = m_side->buttonRowsHeight()});
    else if (m_plan == Plan::Column)
        m_area->setBarPlace({.covered = m_game});
    else
        m_area->setBarPlace({.covered = m_foot});
}

} // namespace qipan::ui
