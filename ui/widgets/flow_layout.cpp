// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flow_layout.h"

#include <QStyle>

#include <algorithm>

namespace qipan::ui {

FlowLayout::FlowLayout(Qt::Alignment alignment)
    : m_alignment{alignment}
{
    setSpacing(6);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
    invalidate();
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (itemAt(index) == nullptr)
        return nullptr;
    const auto at = m_items.begin() + index;
    QLayoutItem* item = at->release();
    m_items.erase(at);
    invalidate();
    return item;
}

QList<FlowLayout::Line> FlowLayout::linesIn(int width) const
{
    QList<Line> lines;
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        if (lines.isEmpty() || widthOf(lines.back()) + spacing() + item->sizeHint().width() > width)
            lines << Line{};
        lines.back() << item.get();
    }
    if (lines.size() < 2 || lines.back().size() > 1 || lines[lines.size() - 2].size() < 3)
        return lines;
    // The last one does not stand alone.
    QLayoutItem* beside = lines[lines.size() - 2].back();
    if (beside->sizeHint().width() + spacing() + widthOf(lines.back()) <= width) {
        lines[lines.size() - 2].removeLast();
        lines.back().prepend(beside);
    }
    return lines;
}

int FlowLayout::widthOf(const Line& line) const
{
    int width = -spacing();
    for (const QLayoutItem* item : line)
        width += item->sizeHint().width() + spacing();
    return std::max(width, 0);
}

int FlowLayout::heightOf(const Line& line)
{
    int height = 0;
    for (const QLayoutItem* item : line)
        height = std::max(height, item->sizeHint().height());
    return height;
}

int FlowLayout::heightForWidth(int width) const
{
    int height = -spacing();
    for (const Line& line : linesIn(width))
        height += heightOf(line) + spacing();
    return std::max(height, 0);
}

QSize FlowLayout::sizeHint() const
{
    const QList<Line> lines = linesIn(QLAYOUTSIZE_MAX);
    return lines.isEmpty() ? QSize{0, 0} : QSize{widthOf(lines.front()), heightOf(lines.front())};
}

QSize FlowLayout::minimumSize() const
{
    QSize size{0, 0};
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    const QWidget* parent = parentWidget();
    const Qt::LayoutDirection direction = parent != nullptr ? parent->layoutDirection() : Qt::LeftToRight;
    int y = rect.top();
    for (const Line& line : linesIn(rect.width())) {
        const QSize size{std::min(widthOf(line), rect.width()), heightOf(line)};
        const QRect place{rect.left(), y, rect.width(), size.height()};
        int x = QStyle::alignedRect(Qt::LeftToRight, m_alignment, size, place).left();
        for (QLayoutItem* item : line) {
            const int width = std::min(item->sizeHint().width(), rect.width());
            item->setGeometry(QStyle::visualRect(direction, rect, {x, y, width, size.height()}));
            x += width + spacing();
        }
        y += size.height() + spacing();
    }
}

} // namespace qipan::ui
