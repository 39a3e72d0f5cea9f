// SPDX-License-Identifier: GPL-3.0-or-later
// Keyboard and right mouse button on the board of link-match.
#include "ui/link/link_view.h"

#include "ui/base/announcer.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace qipan::ui {

/// Returns the next tile in the line, or else the nearest one on that side, so that arrows reach every tile.
Cell LinkView::cursorStop(Cell from, Cell next) const
{
    const int dx = next.x - from.x;
    const int dy = next.y - from.y;
    const bool isArrow = std::abs(dx) + std::abs(dy) == 1;
    if (!m_linkOptions.skipEmpty || !isArrow)
        return next;
    for (Cell cell = next; m_board.contains(cell); cell = {cell.x + dx, cell.y + dy}) {
        if (m_board[cell])
            return cell;
    }
    Cell nearest = from;
    int least = 0;
    for (int index = 0; index < boardSize().cells(); ++index) {
        const Cell cell = cellOf(index);
        const int ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
        const int aside = std::abs((cell.x - from.x) * dy) + std::abs((cell.y - from.y) * dx);
        if (ahead <= 0 || !m_board[cell])
            continue;
        const int distance = ahead + 2 * aside;
        if (nearest == from || distance < least) {
            nearest = cell;
            least = distance;
        }
    }
    return nearest;
}

void LinkView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Cancel) && m_picked) {
        Q_EMIT cellChosen(*m_picked, Qt::LeftButton); // choosing it again takes it back
        return;
    }
    const bool isNext = event->key() == Qt::Key_Right;
    if (event->modifiers() != Qt::ControlModifier || (!isNext && event->key() != Qt::Key_Left)) {
        BoardView::keyPressEvent(event);
        return;
    }
    if (!m_picked && revealCursor())
        return;
    // Find the next tile in reading order that equals the picked one, or the one under the cursor.
    const link::Tile wanted = m_board[m_picked.value_or(cursorCell())];
    if (!wanted)
        return announce(tr("There is no tile here."));
    const int cells = boardSize().cells();
    const int from = indexOf(cursorCell());
    for (int i = 1; i < cells; ++i) {
        const Cell cell = cellOf((from + (isNext ? i : cells - i)) % cells);
        if (m_board[cell] == wanted && cell != m_picked) {
            moveCursor(cell);
            const std::vector<Cell> all = cellsWith(*wanted);
            const auto number = 1 + std::distance(all.begin(), std::ranges::find(all, cell));
            //: Which of the tiles with the same picture, in reading order: "Tile 2 of 4 with this picture".
            return speak(*this, tr("Tile %1 of %2 with this picture").arg(number).arg(all.size()));
        }
    }
    announce(tr("No other tile has this picture."));
}

void LinkView::setEqual(link::Tile picture)
{
    if (picture == m_equal)
        return;
    m_equal = picture;
    update();
}

void LinkView::mousePressEvent(QMouseEvent* event)
{
    endAnnouncement();
    const auto cell = boardGeometry().cellAt(event->position());
    if (event->button() == Qt::RightButton)
        setEqual(cell ? m_board[*cell] : link::Tile{});
    BoardView::mousePressEvent(event);
}

void LinkView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::RightButton)
        setEqual({});
    BoardView::mouseReleaseEvent(event);
}

void LinkView::leaveEvent(QEvent* event)
{
    setEqual({});
    BoardView::leaveEvent(event);
}

} // namespace qipan::ui
