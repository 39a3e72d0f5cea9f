// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/board_area.h"

#include "ui/panels/text_bar.h"

#include <QEvent>

#include <algorithm>

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

void BoardArea::setBar(TextBar* bar)
{
    if (m_bar != nullptr)
        m_bar->removeEventFilter(this);
    m_bar = bar;
    if (bar == nullptr)
        return;
    m_oneLine = bar->oneLineHeight();
    for (const QPointer<QWidget>& each : m_neighbours) {
        if (each != nullptr) // even a line of text has room for a line with buttons
            each->setMinimumHeight(std::max(each->minimumHeight(), m_oneLine));
    }
    bar->installEventFilter(this);
    arrange();
}

void BoardArea::setBarOver(const std::vector<QWidget*>& neighbours)
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

/// Returns the widget that the bar lies over.
const QWidget* BoardArea::neighbour() const
{
    const auto shown =
        std::ranges::find_if(m_neighbours, [](const QWidget* each) { return each != nullptr && !each->isHidden(); });
    return shown != m_neighbours.end() ? shown->data() : nullptr;
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
    return m_oneLine + gap;
}

/// Returns the height of the bar's place above the board.
int BoardArea::reservedHeight() const
{
    if (m_oneLine == 0)
        return 0;
    // Room for buttons below the text, if the board loses nothing.
    const int twoLines = 2 * barHeight();
    return height() - twoLines >= width() ? twoLines : barHeight();
}

/// Returns the width of the bar's place beside a square board, or 0 if there is too little.
int BoardArea::freeColumnWidth() const
{
    const int free = width() - height() - gap;
    return m_oneLine > 0 && free >= 10 * fontMetrics().height() ? free : 0;
}

/// Places the bar below the widget in the column, or over it if the bar is too high.
void BoardArea::arrangeSideColumn() const
{
    const QRect column{width() - m_sideColumnWidth, 0, m_sideColumnWidth, height()};
    int top = 0;
    if (m_sideColumn != nullptr) {
        const int wanted = std::min(m_sideColumn->sizeHint().height(), height());
        m_sideColumn->setGeometry(column.left(), 0, column.width(), wanted);
        top = wanted + gap;
    }
    placeBar(column, top);
}

/// Places the bar at `top`, or higher up if it needs more than the rest of the column. If the column is too low, the
/// bar covers what is above the area, wholly rather than in part, and last of all the board.
void BoardArea::placeBar(QRect column, int top) const
{
    if (m_bar == nullptr || m_bar->isHidden())
        return;
    constexpr int readable = 720;
    const int wide = std::min(column.width(), readable);
    int high = std::max(m_bar->heightForWidth(wide), m_oneLine);
    if (high > column.height() && parentWidget() != nullptr) {
        column.setTop(std::min(column.top(), mapFrom(parentWidget(), QPoint{}).y()));
        high = std::max(high, column.height());
    }
    top = std::max(column.top(), std::min(top, column.bottom() + 1 - high));
    const QPoint at{column.left() + (column.width() - wide) / 2, top};
    const QWidget* parent = m_bar->parentWidget();
    m_bar->setGeometry(QRect{parent == this ? at : mapTo(parent, at), QSize{wide, high}});
    m_bar->raise();
}

void BoardArea::arrange()
{
    m_boardRect = rect();
    if (m_sideColumnWidth > 0) {
        arrangeSideColumn();
        m_boardRect.setWidth(std::max(0, width() - m_sideColumnWidth - gap));
    } else if (const QWidget* beside = neighbour()) {
        const QPoint at = mapFrom(window(), beside->mapTo(window(), QPoint{}));
        const int top = std::min(at.y(), 0); // from the neighbour's top, or from higher up if there is too little room
        placeBar({at.x(), top, beside->width(), at.y() + beside->height() - top}, at.y());
    } else if (const int free = freeColumnWidth()) {
        placeBar({width() - free, 0, free, height()}, 0);
        m_boardRect.setWidth(height());
    } else {
        const int reserved = std::min(reservedHeight(), height());
        m_boardRect.setTop(reserved);
        placeBar({0, 0, width(), reserved - gap}, 0);
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
