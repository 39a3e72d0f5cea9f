// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_view.h"

#include "ui/base/announcer.h"
#include "ui/board/board_accessible.h"
#include "ui/board/board_painting.h"
#include "ui/widgets/button.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace qipan::ui {
namespace {

bool choosesCell(int key)
{
    return isEnter(key) || key == Qt::Key_Select;
}

} // namespace

BoardCursor::BoardCursor(BoardSize size, RowNumbers rowNumbers)
    : m_rowNumbers{rowNumbers}
{
    setSize(size);
}

bool BoardCursor::moveTo(Cell cell)
{
    if (!reaches(cell) || cell == m_cell)
        return false;
    m_cell = cell;
    return true;
}

void BoardCursor::setSize(BoardSize size)
{
    m_size = size;
    m_cell = {size.columns / 2, size.rows / 2};
    m_first = {};
    m_last = {size.columns - 1, size.rows - 1};
}

bool BoardCursor::setReach(Cell first, Cell last)
{
    m_first = first;
    m_last = last;
    return !reaches(m_cell) && moveTo({(first.x + last.x) / 2, (first.y + last.y) / 2});
}

bool BoardCursor::reaches(Cell cell) const
{
    return cell.x >= m_first.x && cell.x <= m_last.x && cell.y >= m_first.y && cell.y <= m_last.y;
}

bool BoardCursor::isKey(int key) const
{
    return (key >= Qt::Key_A && key <= Qt::Key_Z) || (key >= Qt::Key_0 && key <= Qt::Key_9) || step(key).has_value();
}

std::optional<Cell> BoardCursor::step(int key) const
{
    switch (key) {
    case Qt::Key_Left:
        return Cell{std::max(m_cell.x - 1, m_first.x), m_cell.y};
    case Qt::Key_Right:
        return Cell{std::min(m_cell.x + 1, m_last.x), m_cell.y};
    case Qt::Key_Up:
        return Cell{m_cell.x, std::max(m_cell.y - 1, m_first.y)};
    case Qt::Key_Down:
        return Cell{m_cell.x, std::min(m_cell.y + 1, m_last.y)};
    case Qt::Key_Home:
        return Cell{m_first.x, m_cell.y};
    case Qt::Key_End:
        return Cell{m_last.x, m_cell.y};
    default:
        return std::nullopt;
    }
}

Cell BoardCursor::type(int key)
{
    return m_input.type(QChar{key}, m_cell, m_size, m_rowNumbers).value_or(m_cell);
}

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
    QMetaObject::invokeMethod(this, &BoardView::announceFocusedCell, Qt::QueuedConnection); // the previous one is gone
}

void BoardView::setCursorCell(Cell cell)
{
    m_cursor.endName();
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
    announceFocusedCell();
}

void BoardView::announceFocusedCell()
{
    if (hasFocus())
        announceCellFocus(*this, cursorCell());
}

void BoardView::descriptionsChanged()
{
    if (std::exchange(m_areNamesDue, true))
        return;
    const auto announceThem = [this] {
        m_areNamesDue = false;
        announceCellNames(*this);
    };
    QMetaObject::invokeMethod(this, announceThem, Qt::QueuedConnection);
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

void BoardView::typeName(int key)
{
    setKeyboardUsed(true);
    if (m_cursor.moveTo(m_cursor.type(key)))
        cursorChanged();
}

bool BoardView::revealCursor()
{
    if (m_keyboardUsed)
        return false;
    setKeyboardUsed(true);
    cursorChanged();
    return true;
}

void BoardView::chooseAtCursor()
{
    if (revealCursor())
        speak(*this, describe(cursorCell())); // the key has done nothing else
    else
        choose(cursorCell());
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
    const auto to = m_cursor.step(key);
    if (!to && m_cursor.isKey(key))
        return typeName(key);
    m_cursor.endName();
    if (to) {
        if (!revealCursor())
            moveCursor(cursorStop(cursorCell(), *to));
    } else if (!event->isAutoRepeat()) {
        if (choosesCell(key))
            enterPressed();
        else
            chooseAtCursor();
    }
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    const auto cell = boardGeometry().cellAt(event->position());
    setKeyboardUsed(false);
    setHovered(cell);
    m_pressed = cell;
    m_pressedButton = event->button();
    m_pressedAt = event->timestamp();
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
    // A double click counts as two clicks, unless the first one pressed a button that was over the board.
    const bool isSecond = event->timestamp() - m_pressedAt <= static_cast<quint64>(QApplication::doubleClickInterval());
    if (isSecond)
        mousePressEvent(event);
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
    update();
    // After Qt has announced the board itself: the last one is what one hears.
    QMetaObject::invokeMethod(this, &BoardView::announceFocusedCell, Qt::QueuedConnection);
}

void BoardView::focusOutEvent(QFocusEvent* event)
{
    update();
    QWidget::focusOutEvent(event);
}

} // namespace qipan::ui
