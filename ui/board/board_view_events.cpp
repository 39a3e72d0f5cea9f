// Pointer, keyboard and other events of a board.
#include "ui/board/board_accessible.h"
#include "ui/board/board_view.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace qipan::ui {
namespace {

bool isEnter(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Select;
}

/// Returns where an arrow, Home or End key moves the cursor within `first` to `last`; nothing for other keys.
std::optional<Cell> moved(int key, Cell from, Cell first, Cell last)
{
    switch (key) {
    case Qt::Key_Left:
        return Cell{std::max(from.x - 1, first.x), from.y};
    case Qt::Key_Right:
        return Cell{std::min(from.x + 1, last.x), from.y};
    case Qt::Key_Up:
        return Cell{from.x, std::max(from.y - 1, first.y)};
    case Qt::Key_Down:
        return Cell{from.x, std::min(from.y + 1, last.y)};
    case Qt::Key_Home:
        return Cell{first.x, from.y};
    case Qt::Key_End:
        return Cell{last.x, from.y};
    default:
        return std::nullopt;
    }
}

bool isCoordinateKey(int key)
{
    return (key >= Qt::Key_A && key <= Qt::Key_Z) || (key >= Qt::Key_0 && key <= Qt::Key_9);
}

} // namespace

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
    return isEnter(key) || key == Qt::Key_Space || isCoordinateKey(key)
        || moved(key, m_cursor, m_first, m_last).has_value();
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
    if (const auto to = moved(key, m_cursor, m_first, m_last)) {
        moveCursor(cursorStop(m_cursor, *to));
    } else if (isCoordinateKey(key)) {
        const std::chrono::milliseconds now{m_inputTime.elapsed()};
        moveCursor(m_input.type(QChar{key}, m_cursor, m_size, m_rowNumbers, now).value_or(m_cursor));
    } else if (!event->isAutoRepeat()) {
        setKeyboardUsed(true);
        if (isEnter(key))
            enterPressed();
        else
            choose(m_cursor);
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
    update();
    QWidget::focusInEvent(event);
    announceFocus();
}

void BoardView::focusOutEvent(QFocusEvent* event)
{
    update();
    QWidget::focusOutEvent(event);
}

void BoardView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) {
        m_geometryValid = false;
        updateSurface();
    }
    QWidget::changeEvent(event);
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    m_geometryValid = false;
    m_surface = {};
    QWidget::resizeEvent(event);
}

void BoardView::announceFocus()
{
    if (hasFocus())
        announceCellFocus(*this, m_cursor);
}

} // namespace qipan::ui
