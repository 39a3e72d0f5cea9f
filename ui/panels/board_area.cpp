#include "ui/panels/board_area.h"

#include <QEvent>

#include <algorithm>

namespace qipan::ui {

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
    board->setGeometry(rect());
    board->show();
    setFocusProxy(board);
    setTabOrder(this, board);
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
    constexpr int gap = 8;
    constexpr int readable = 560;
    if (over.place == Place::Whole)
        return rect();
    const QSize room{std::max(0, width() - 2 * gap), std::max(0, height() - 2 * gap)};
    if (over.place == Place::Top) {
        const int barWidth = std::min(room.width(), readable);
        const int barHeight =
            over.widget->hasHeightForWidth() ? over.widget->heightForWidth(barWidth) : over.widget->sizeHint().height();
        return {(width() - barWidth) / 2, gap, barWidth, std::min(barHeight, room.height())};
    }
    QSize size = over.widget->sizeHint().boundedTo(room);
    if (over.widget->hasHeightForWidth())
        size.setHeight(std::min(over.widget->heightForWidth(size.width()), room.height()));
    return {QPoint{(width() - size.width()) / 2, (height() - size.height()) / 2}, size};
}

void BoardArea::arrange()
{
    if (m_board != nullptr)
        m_board->setGeometry(rect());
    for (const Over& over : m_over) {
        if (!over.widget->isHidden()) {
            over.widget->setGeometry(rectOf(over));
            over.widget->raise();
        }
    }
}

void BoardArea::resizeEvent(QResizeEvent*)
{
    arrange();
}

bool BoardArea::eventFilter(QObject* watched, QEvent* event)
{
    // A widget that comes, or whose words change (LayoutRequest), gets its place.
    if (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::eventFilter(watched, event);
}

} // namespace qipan::ui
