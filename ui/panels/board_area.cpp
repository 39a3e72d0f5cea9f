// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/board_area.h"

#include "ui/panels/text_bar.h"

#include <QEvent>

#include <algorithm>
#include <iterator>

namespace qipan::ui {
namespace {

constexpr int gap = 4;

} // namespace

BoardArea::BoardArea(QWidget* parent)
    : QWidget{parent}
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void BoardArea::setBoard(QWidget* board)
{
    if (m_board == board)
        return;
    if (m_board != nullptr) {
        m_board->hide();
        m_board->deleteLater();
    }
    m_board = board;
    if (board == nullptr)
        return;
    board->setParent(this);
    board->lower();
    arrange();
    board->show();
    followFocus();
    setTabOrder(this, board);
}

void BoardArea::addBar(TextBar* bar)
{
    bar->hide();
    bar->installEventFilter(this);
    m_bars.push_back(bar);
}

void BoardArea::setBarsOver(const std::vector<QWidget*>& neighbours)
{
    for (const QPointer<QWidget>& each : m_neighbours) {
        if (each != nullptr)
            each->removeEventFilter(this);
    }
    m_neighbours.assign(neighbours.begin(), neighbours.end());
    for (QWidget* each : neighbours)
        each->installEventFilter(this);
    arrange();
}

/// Returns the widget that bars lie over if there is no height for them.
const QWidget* BoardArea::neighbour() const
{
    const auto shown =
        std::ranges::find_if(m_neighbours, [](const QWidget* each) { return each != nullptr && !each->isHidden(); });
    return shown != m_neighbours.end() ? shown->data() : nullptr;
}

void BoardArea::setBarsReserved(bool reserved)
{
    if (m_barsReserved == reserved)
        return;
    m_barsReserved = reserved;
    arrange();
}

void BoardArea::setSideColumn(int width, QWidget* widget)
{
    if (m_sideColumnWidth == width && m_sideColumn == widget)
        return;
    m_sideColumnWidth = width;
    m_sideColumn = widget;
    if (widget != nullptr && widget->parentWidget() != this) {
        widget->setParent(this);
        widget->show();
    }
    arrange();
}

void BoardArea::addOver(QWidget* widget, Place place)
{
    widget->hide();
    widget->setParent(this);
    widget->installEventFilter(this);
    m_over.push_back({widget, place});
}

void BoardArea::takeOver(QWidget* widget)
{
    const auto found = std::ranges::find(m_over, widget, &Over::widget);
    if (found == m_over.end())
        return;
    m_over.erase(found);
    widget->removeEventFilter(this);
    widget->setParent(nullptr);
}

QRect BoardArea::rectOf(const Over& over) const
{
    constexpr int edge = 8;
    if (over.place == Place::Whole)
        return m_boardRect;
    const QSize room{std::max(0, width() - 2 * edge), std::max(0, height() - 2 * edge)};
    QSize size = over.widget->sizeHint().boundedTo(room);
    if (over.widget->hasHeightForWidth())
        size.setHeight(std::min(over.widget->heightForWidth(size.width()), room.height()));
    return {QPoint{(width() - size.width()) / 2, (height() - size.height()) / 2}, size};
}

int BoardArea::barHeight() const
{
    int height = 0;
    for (const TextBar* bar : m_bars)
        height = std::max(height, bar->oneLineHeight());
    return height + gap;
}

int BoardArea::reservedHeight() const
{
    constexpr int share = 12; // a bar may permanently take this part of the height
    if (m_bars.empty() || m_sideColumnWidth > 0)
        return 0;
    // Room for buttons below the text, if the board loses nothing.
    const int twoLines = 2 * barHeight();
    if (height() - twoLines >= width())
        return twoLines;
    const int oneLine = barHeight();
    return m_barsReserved || height() >= share * oneLine || height() - oneLine >= width() ? oneLine : 0;
}

std::vector<TextBar*> BoardArea::shownBars() const
{
    std::vector<TextBar*> shown;
    std::ranges::copy_if(m_bars, std::back_inserter(shown), [](const TextBar* bar) { return !bar->isHidden(); });
    return shown;
}

/// Places the bars above the board and returns the height that the board leaves for them.
int BoardArea::arrangeAbove() const
{
    constexpr int readable = 720;
    const int barWidth = std::min(width(), readable);
    int taken = 0;
    for (TextBar* bar : shownBars()) {
        const int needed = std::max(bar->heightForWidth(barWidth), bar->oneLineHeight());
        place(*bar, {(width() - barWidth) / 2, taken, barWidth, std::min(needed, height())});
        taken += needed + gap;
    }
    return std::max(taken, reservedHeight());
}

/// Places the bars below the widget in the column, or over it if they are too high.
void BoardArea::arrangeSideColumn() const
{
    const QRect column{width() - m_sideColumnWidth, 0, m_sideColumnWidth, height()};
    int top = 0;
    if (m_sideColumn != nullptr) {
        const int wanted = std::min(m_sideColumn->sizeHint().height(), height());
        m_sideColumn->setGeometry(column.left(), 0, column.width(), wanted);
        top = wanted + gap;
    }
    stackBars(column, top);
}

/// Stacks the bars from `top`, or from higher up as needed.
void BoardArea::stackBars(QRect column, int top) const
{
    const std::vector<TextBar*> bars = shownBars();
    int needed = 0;
    for (const TextBar* bar : bars)
        needed += bar->heightForWidth(column.width());
    top = std::max(column.top(), std::min(top, column.bottom() + 1 - needed));
    for (TextBar* bar : bars) {
        const int high = bar->heightForWidth(column.width());
        place(*bar, {column.left(), top, column.width(), high});
        top += high;
    }
}

void BoardArea::place(TextBar& bar, const QRect& rect) const
{
    const QWidget* parent = bar.parentWidget();
    bar.setGeometry(QRect{parent == this ? rect.topLeft() : mapTo(parent, rect.topLeft()), rect.size()});
    bar.raise();
}

void BoardArea::arrange()
{
    m_boardRect = rect();
    if (m_sideColumnWidth > 0) {
        arrangeSideColumn();
        m_boardRect.setWidth(std::max(0, width() - m_sideColumnWidth - gap));
    } else if (const QWidget* beside = neighbour(); beside != nullptr && reservedHeight() == 0) {
        const QPoint at = mapFrom(window(), beside->mapTo(window(), QPoint{}));
        // From the neighbour's top, or from higher up if there is too little room.
        const QRect column{at.x(), 0, beside->width(), at.y() + beside->height()};
        stackBars(column, at.y());
    } else {
        m_boardRect.setTop(std::min(arrangeAbove(), height()));
    }
    if (m_board != nullptr)
        m_board->setGeometry(m_boardRect);
    for (const Over& over : m_over) {
        if (!over.widget->isHidden()) {
            over.widget->setGeometry(rectOf(over));
            over.widget->raise();
        }
    }
}

/// A panel in the middle takes the focus from the board, also when the page is shown again.
void BoardArea::followFocus()
{
    const auto shown = std::ranges::find_if(
        m_over, [](const Over& over) { return over.place == Place::Middle && !over.widget->isHidden(); });
    setFocusProxy(shown != m_over.end() ? shown->widget : m_board.data());
}

bool BoardArea::eventFilter(QObject* watched, QEvent* event)
{
    // A widget that appears, or whose text changes (LayoutRequest), is placed; a hidden bar frees its place.
    const bool moves = event->type() == QEvent::Move || event->type() == QEvent::Resize;
    if (moves && std::ranges::find(m_neighbours, watched) != m_neighbours.end())
        arrange();
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide || event->type() == QEvent::LayoutRequest)
        arrange();
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        followFocus();
    return QWidget::eventFilter(watched, event);
}

} // namespace qipan::ui
