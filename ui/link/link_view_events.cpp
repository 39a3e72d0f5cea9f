// SPDX-License-Identifier: GPL-3.0-or-later
// Keyboard and right mouse button on the board of link-match.
#include "ui/link/link_view.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <cstdlib>

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
    for (int y = 0; y < boardSize().rows; ++y) {
        for (int x = 0; x < boardSize().columns; ++x) {
            const int ahead = (x - from.x) * dx + (y - from.y) * dy;
            const int aside = std::abs((x - from.x) * dy) + std::abs((y - from.y) * dx);
            if (ahead <= 0 || !m_board[{x, y}])
                continue;
            const int distance = ahead + 2 * aside;
            if (nearest == from || distance < least) {
                nearest = {x, y};
                least = distance;
            }
        }
    }
    return nearest;
}

void LinkView::keyPressEvent(QKeyEvent* event)
{
    const bool isNext = event->key() == Qt::Key_Right;
    if (event->modifiers() != Qt::ControlModifier || (!isNext && event->key() != Qt::Key_Left)) {
        BoardView::keyPressEvent(event);
        return;
    }
    // Find the next tile in reading order that equals the picked one, or the one under the cursor.
    const link::Tile wanted = m_board[m_picked.value_or(cursorCell())];
    if (!wanted)
        return announce(tr("There is no tile here."));
    const int cells = boardSize().cells();
    const int columns = boardSize().columns;
    const int from = cursorCell().y * columns + cursorCell().x;
    for (int i = 1; i < cells; ++i) {
        const int at = (from + (isNext ? i : cells - i)) % cells;
        const Cell cell{at % columns, at / columns};
        if (m_board[cell] == wanted && cell != m_picked)
            return moveCursor(cell);
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
