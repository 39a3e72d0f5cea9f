// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_cursor.h"

#include <algorithm>
#include <chrono>

namespace qipan::ui {

BoardCursor::BoardCursor(BoardSize size, RowNumbers rowNumbers)
    : m_rowNumbers{rowNumbers}
{
    setSize(size);
    m_inputTime.start();
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
    const std::chrono::milliseconds now{m_inputTime.elapsed()};
    return m_input.type(QChar{key}, m_cell, m_size, m_rowNumbers, now).value_or(m_cell);
}

} // namespace qipan::ui
