// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_view.h"

#include "ui/board/board_accessible.h"
#include "ui/board/board_painting.h"
#include "ui/widgets/button.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace qipan::ui {
namespace {

bool choosesCell(int key)
{
    return isEnter(key) || key == Qt::Key_Select;
}

} // namespace

BoardView::BoardView(BoardSize size, RowNumbers rowNumbers, ActOn actOn, QWidget* parent)
    : BoardCanvas{size, rowNumbers, parent}
    , m_actOn{actOn}
    , m_cursor{size, rowNumbers}
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void BoardView::setBoardSize(BoardSize size)
{
    if (size == boardSize())
        return;
    BoardCanvas::setBoardSize(size);
    m_cursor.setSize(size);
    m_hovered.reset();
    m_pressed.reset();
    announceCellsReset(*this);
}

void BoardView::setCursorCell(Cell cell)
{
    if (m_cursor.moveTo(cell))
        cursorChanged();
}

void BoardView::setReach(Cell first, Cell last)
{
    if (m_cursor.setReach(first, last))
        cursorChanged();
}

void BoardView::cursorChanged()
{
    update();
    if (hasFocus())
        announceCellFocus(*this, cursorCell());
}

void BoardView::choose(Cell cell, Qt::MouseButton button)
{
    if (boardSize().contains(cell))
        Q_EMIT cellChosen(cell, button);
}

QString BoardView::nameOf(Cell cell) const
{
    return cellName(cell, boardSize(), rowNumbers());
}

QString BoardView::accessibleTextOf(Cell cell) const
{
    //: What a screen reader says of a cell: its name and its content.
    return tr("%1, %2").arg(nameOf(cell), describe(cell));
}

void BoardView::paintOverlay(QPainter& painter)
{
    if (isCursorVisible())
        paintCursor(painter, cursorCell());
}

void BoardView::paintCursor(QPainter& painter, Cell cell)
{
    paintCorners(painter, boardGeometry().rect(cell), theme().cursor, theme().cursorCasing);
}

void BoardView::setHovered(std::optional<Cell> cell)
{
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    update();
    Q_EMIT hoveredCellChanged();
}

void BoardView::setKeyboardUsed(bool used)
{
    if (used != m_keyboardUsed) {
        m_keyboardUsed = used;
        update();
    }
}

void BoardView::moveCursor(Cell to)
{
    setKeyboardUsed(true);
    setCursorCell(to);
}

bool BoardView::isBoardKey(const QKeyEvent& event) const
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const int key = event.key();
    return choosesCell(key) || key == Qt::Key_Space || m_cursor.isKey(key);
}

bool BoardView::event(QEvent* event)
{
    // The board handles single keys itself, even if they are shortcuts elsewhere.
    if (event->type() == QEvent::ShortcutOverride && isBoardKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    if (!isBoardKey(*event)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int key = event->key();
    if (const auto to = m_cursor.step(key)) {
        moveCursor(cursorStop(cursorCell(), *to));
    } else if (m_cursor.isKey(key)) {
        moveCursor(m_cursor.type(key));
    } else if (!event->isAutoRepeat()) {
        setKeyboardUsed(true);
        if (choosesCell(key))
            enterPressed();
        else
            choose(cursorCell());
    }
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    const auto cell = boardGeometry().cellAt(event->position());
    setKeyboardUsed(false);
    setHovered(cell);
    m_pressed = cell;
    m_pressedButton = event->button();
    if (cell)
        setCursorCell(*cell);
    if (m_actOn == ActOn::Release)
        return;
    if (cell)
        choose(*cell, event->button());
    else
        Q_EMIT missed(event->button());
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event); // a double click counts as two clicks
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    const bool sameButton = event->button() == std::exchange(m_pressedButton, Qt::NoButton);
    if (m_actOn == ActOn::Press || !sameButton)
        return;
    const auto cell = boardGeometry().cellAt(event->position());
    if (cell && cell == pressed)
        choose(*cell, event->button());
    else if (!cell && !pressed)
        Q_EMIT missed(event->button());
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    setHovered(boardGeometry().cellAt(event->position()));
}

void BoardView::leaveEvent(QEvent* event)
{
    setHovered(std::nullopt);
    QWidget::leaveEvent(event);
}

void BoardView::focusInEvent(QFocusEvent* event)
{
    const Qt::FocusReason reason = event->reason();
    if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason)
        m_keyboardUsed = true;
    QWidget::focusInEvent(event);
    cursorChanged();
}

void BoardView::focusOutEvent(QFocusEvent* event)
{
    update();
    QWidget::focusOutEvent(event);
}

} // namespace qipan::ui
