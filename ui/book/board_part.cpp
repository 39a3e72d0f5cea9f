// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/board_part.h"

#include "ui/base/change_events.h"
#include "ui/board/board_view.h"

#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

namespace qipan::ui {

BoardPart::BoardPart(BoardView* view, std::optional<book::Area> area, QWidget* parent)
    : QWidget{parent}
    , m_clip{new QWidget{this}}
    , m_view{view}
    , m_area{area}
{
    m_view->setParent(m_clip);
    keepKeyboard();
    setFocusProxy(m_view);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    onFontChange(this, [this] { arrange(); });
}

void BoardPart::setArea(std::optional<book::Area> area)
{
    if (area == m_area)
        return;
    m_area = area;
    keepKeyboard();
    arrange();
}

void BoardPart::keepKeyboard()
{
    const BoardSize all = m_view->boardSize();
    if (m_area)
        m_view->setReach(m_area->first, m_area->last);
    else
        m_view->setReach({0, 0}, {all.columns - 1, all.rows - 1});
}

BoardSize BoardPart::shownSize() const
{
    if (!m_area)
        return m_view->boardSize();
    return {m_area->last.x - m_area->first.x + 1, m_area->last.y - m_area->first.y + 1};
}

/// Returns a size of stones and discs that grows with the font, smaller on large boards.
int BoardPart::wantedCell() const
{
    const int line = fontMetrics().height();
    const int columns = shownSize().columns;
    return columns <= 8 ? line * 21 / 10 : columns <= 12 ? line * 19 / 10 : line * 17 / 10;
}

void BoardPart::arrange()
{
    if (!m_area)
        return arrangeWhole();
    const BoardSize shown = shownSize();
    const BoardSize all = m_view->boardSize();
    const int cell = std::clamp((width() - strip()) / shown.columns, 8, wantedCell());
    // The view determines the size of its cells: with this size they are about as large as wanted.
    m_view->resize((all.columns + 1) * cell, (all.rows + 1) * cell);
    const BoardGeometry& geometry = m_view->boardGeometry();
    m_cell = geometry.cellSize();
    const QPointF corner = geometry.rect(m_area->first).topLeft();
    const QSize size{qRound(m_cell * shown.columns), qRound(m_cell * shown.rows)};
    m_clip->setGeometry((width() - size.width() + strip()) / 2, 0, size.width(), size.height());
    m_view->move(-qRound(corner.x()), -qRound(corner.y()));
    setFixedHeight(size.height() + strip());
    update();
}

void BoardPart::arrangeWhole()
{
    const BoardSize shown = shownSize();
    const int cell = wantedCell();
    const int margin = 2 * strip();
    const double most = std::min<double>(width(), shown.columns * cell + margin);
    const double factor = most / (shown.columns * cell + margin);
    const int high = static_cast<int>(std::ceil((shown.rows * cell + margin) * factor));
    m_clip->setGeometry(static_cast<int>((width() - most) / 2), 0, static_cast<int>(most), high);
    m_view->setGeometry(m_clip->rect());
    setFixedHeight(high);
    update();
}

void BoardPart::paintEvent(QPaintEvent*)
{
    if (!m_area)
        return;
    QPainter painter{this};
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const QRect clip = m_clip->geometry();
    const BoardSize shown = shownSize();
    const BoardSize all = m_view->boardSize();
    for (int column = 0; column < shown.columns; ++column) {
        const QRectF place{clip.left() + column * m_cell, clip.bottom() + 2.0, m_cell, strip() - 4.0};
        painter.drawText(place, Qt::AlignCenter, columnName(m_area->first.x + column));
    }
    for (int row = 0; row < shown.rows; ++row) {
        const QRectF place{clip.left() - strip() - 2.0, clip.top() + row * m_cell, strip() - 2.0, m_cell};
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter,
                         rowName(m_area->first.y + row, all.rows, m_view->rowNumbers()));
    }
}

void BoardPart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        arrange();
}

} // namespace qipan::ui
