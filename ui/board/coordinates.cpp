// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/coordinates.h"

namespace qipan::ui {
namespace {

bool isLetter(QChar key)
{
    return key >= u'A' && key <= u'Z';
}

bool isDigit(QChar key)
{
    return key >= u'0' && key <= u'9';
}

/// Returns the column or row with this complete name, from 0, or nothing if the board has none.
std::optional<int> indexOf(const QString& name, BoardSize size, RowNumbers numbers)
{
    if (name.size() > 3)
        return std::nullopt;
    int index = 0;
    if (isLetter(name.front())) {
        for (const QChar letter : name)
            index = index * 26 + (letter.unicode() - u'A' + 1);
        return index <= size.columns ? std::optional{index - 1} : std::nullopt;
    }
    for (const QChar digit : name)
        index = index * 10 + (digit.unicode() - u'0');
    if (index < 1 || index > size.rows)
        return std::nullopt;
    return numbers == RowNumbers::FromTop ? index - 1 : size.rows - index;
}

} // namespace

QString columnName(int column)
{
    QString name;
    for (int rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        name.prepend(QChar(u'A' + (rest - 1) % 26));
    return name;
}

QString rowName(int row, int rows, RowNumbers numbers)
{
    return QString::number(numbers == RowNumbers::FromTop ? row + 1 : rows - row);
}

QString cellName(Cell cell, BoardSize size, RowNumbers numbers)
{
    return columnName(cell.x) + rowName(cell.y, size.rows, numbers);
}

std::optional<Cell> CoordinateInput::type(QChar key, Cell cursor, BoardSize size, RowNumbers numbers)
{
    key = key.toUpper();
    if (!isLetter(key) && !isDigit(key))
        return std::nullopt;
    const bool sameKind = !m_pending.isEmpty() && isLetter(m_pending.front()) == isLetter(key);
    const QString longer = m_pending + key;
    const bool isContinued = sameKind && indexOf(longer, size, numbers);
    m_pending = isContinued ? longer : QString{key};
    const auto index = indexOf(m_pending, size, numbers);
    if (!index)
        return std::nullopt;
    return isLetter(key) ? Cell{*index, cursor.y} : Cell{cursor.x, *index};
}

} // namespace qipan::ui
