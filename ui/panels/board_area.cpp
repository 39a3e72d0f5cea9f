// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/board_area.h"

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
}

void BoardArea::setBar(TextBar* bar)
{
    if (m_bar != nullptr) {
        disconnect(m_bar, nullptr, this, nullptr);
        Q_EMIT barHeightNeeded(0);
        Q_EMIT barCovers(false);
    }
    m_bar = bar;
    if (bar == nullptr)
        return;
    connect(bar, &TextBar::heightNeeded, this, &BoardArea::barHeightNeeded);
    connect(bar, &TextBar::coverChanged, this, &BoardArea::barCovers);
    bar->setPlace(m_barPlace);
}

void BoardArea::setBarPlace(const TextBar::Place& where)
{
    m_barPlace = where;
    if (m_bar != nullptr)
        m_bar->setPlace(where);
}

void BoardArea::setSideColumn(int width, QWidget* widget)
{
    if (m_sideColumnWidth == width && m_sideColumn == widget)
        return;
    m_sideColumnWidth = widget != nullptr ? width : 0;
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
    if (over.place == Place::Whole)
        return m_boardRect;
    const QSize room{std::max(0, width() - 2 * edge), std::max(0, height() - 2 * edge)};
    QSize size = over.widget->sizeHint().boundedTo(room);
    if (over.widget->hasHeightForWidth())
        size.setHeight(std::min(over.widget->heightForWidth(size.width()), room.height()));
    return {QPoint{(width() - size.width()) / 2, (height() - size.height()) / 2}, size};
}

void BoardArea::arrange()
{
    m_boardRect = rect();
    if (m_sideColumnWidth > 0) {
        const int high = std::min(m_sideColumn->sizeHint().height(), height());
        m_sideColumn->setGeometry(width() - m_sideColumnWidth, 0, m_sideColumnWidth, high);
        m_boardRect.setWidth(std::max(0, width() - m_sideColumnWidth - gap));
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

/// A panel in the middle, or one that passes the focus to its button, takes it from the board, also when the page is
/// shown again.
void BoardArea::followFocus()
{
    const auto shown = std::ranges::find_if(m_over, [](const Over& over) {
        return (over.place == Place::Middle || over.widget->focusProxy() != nullptr) && !over.widget->isHidden();
    });
    setFocusProxy(shown != m_over.end() ? shown->widget : m_board.data());
}

bool BoardArea::event(QEvent* event)
{
    const bool result = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) // of the column
        arrange();
    return result;
}

bool BoardArea::eventFilter(QObject* watched, QEvent* event)
{
    // A widget that appears, or whose text changes (LayoutRequest), is placed.
    if (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest)
        arrange();
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        followFocus();
    return QWidget::eventFilter(watched, event);
}

} // namespace qipan::ui
