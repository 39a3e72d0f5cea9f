#include "ui/panels/board_area.h"

#include "ui/panels/words_bar.h"

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
    arrange();
    board->show();
    setFocusProxy(board);
    setTabOrder(this, board);
}

void BoardArea::setBar(WordsBar* bar)
{
    bar->hide();
    bar->setParent(this);
    bar->installEventFilter(this);
    m_bar = bar;
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
    if (over.place == Place::Whole)
        return rect();
    const QSize room{std::max(0, width() - 2 * gap), std::max(0, height() - 2 * gap)};
    QSize size = over.widget->sizeHint().boundedTo(room);
    if (over.widget->hasHeightForWidth())
        size.setHeight(std::min(over.widget->heightForWidth(size.width()), room.height()));
    return {QPoint{(width() - size.width()) / 2, (height() - size.height()) / 2}, size};
}

/// Gives the bar its place and returns the height that the board leaves free for it.
int BoardArea::arrangeBar() const
{
    constexpr int gap = 4;
    constexpr int readable = 640;
    constexpr int share = 12; // what a slot may take of the height for good
    if (m_bar == nullptr)
        return 0;
    const int slot = m_bar->oneLineHeight() + gap;
    const bool isKept = height() >= share * slot || height() - slot >= width();
    if (m_bar->isHidden())
        return isKept ? slot : 0;
    const int barWidth = std::min(width(), readable);
    const int needed = std::max(m_bar->heightForWidth(barWidth), m_bar->oneLineHeight());
    m_bar->setGeometry((width() - barWidth) / 2, 0, barWidth, std::min(needed, height()));
    return needed + gap;
}

void BoardArea::arrange()
{
    const int taken = arrangeBar();
    if (m_board != nullptr)
        m_board->setGeometry(rect().adjusted(0, std::min(taken, height()), 0, 0));
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
    // A widget that comes, or whose words change (LayoutRequest), gets its place; the bar gives its place back.
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide || event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::eventFilter(watched, event);
}

} // namespace qipan::ui
