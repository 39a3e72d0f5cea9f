// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/two_boards.h"

#include "ui/link/link_view.h"
#include "ui/widgets/line_label.h"

#include <QEvent>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

constexpr std::array bothSeats{Seat::First, Seat::Second};
constexpr int gap = 8;           ///< between both boards
constexpr double clearCell = 18; ///< pixels: on smaller tiles the pictures are hard to tell apart
constexpr double frameCells = 1; ///< of a board around its cells, in both directions
constexpr int smallestButton = 24;

} // namespace

TwoBoards::TwoBoards(QWidget* parent)
    : QWidget{parent}
{
    for (const Seat seat : bothSeats) {
        const std::size_t i = indexOf(seat);
        m_labels[i] = new LineLabel{this, LineLabel::Overflow::Elide};
        m_labels[i]->setAlignment(Qt::AlignCenter);
        m_buttons[i] = new QToolButton{this};
        m_buttons[i]->setCheckable(true);
        m_buttons[i]->setAutoExclusive(true);
        m_buttons[i]->setFocusPolicy(Qt::StrongFocus);
        m_buttons[i]->setToolButtonStyle(Qt::ToolButtonTextOnly);
        connect(m_buttons[i], &QToolButton::clicked, this, [this, seat] { show(seat); });
    }
    for (const Seat seat : bothSeats)
        m_boards[indexOf(seat)] = new LinkView{this};
    m_buttons[indexOf(m_shown)]->setChecked(true);
}

void TwoBoards::setPlayer(Seat seat, const QString& name, const QString& reached)
{
    const std::size_t i = indexOf(seat);
    //: A player of a duel, and the pairs or points so far: "Ann: 12 pairs".
    const QString text = tr("%1: %2").arg(name, reached);
    m_labels[i]->setLine(text);
    QString label = text;
    label.replace(u'&', u"&&"_s); // no mnemonic
    const int room = std::max(60, width() / 2 - gap);
    m_buttons[i]->setText(fontMetrics().elidedText(label, Qt::ElideMiddle, room - 24));
    m_buttons[i]->setToolTip(text);
    m_buttons[i]->setAccessibleName(tr("Board of %1").arg(text));
    //: The name of a board for screen readers; %1 is a player.
    m_boards[i]->setName(tr("Board of %1").arg(name));
}

void TwoBoards::show(Seat seat)
{
    m_shown = seat;
    m_buttons[indexOf(seat)]->setChecked(true);
    arrange();
}

void TwoBoards::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TwoBoards::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

int TwoBoards::headHeight(Layout layout) const
{
    const int line = fontMetrics().height() + 6;
    return layout == Layout::Single ? std::max(line + 4, smallestButton) : line;
}

QSize TwoBoards::placeIn(Layout layout) const
{
    const int head = headHeight(layout);
    switch (layout) {
    case Layout::SideBySide:
        return {(width() - gap) / 2, height() - head};
    case Layout::Stacked:
        return {width(), (height() - gap) / 2 - head};
    case Layout::Single:
        break;
    }
    return {width(), height() - head};
}

double TwoBoards::cellIn(Layout layout) const
{
    const QSize place = placeIn(layout);
    const BoardSize size = m_boards[0]->boardSize();
    return std::min(place.width() / (size.columns + frameCells), place.height() / (size.rows + frameCells));
}

void TwoBoards::place(Seat seat, const QRect& where)
{
    const int head = headHeight(m_layout) + 2;
    if (m_layout == Layout::Single)
        return m_boards[indexOf(seat)]->setGeometry(where.adjusted(0, head, 0, 0));
    // No higher than the board needs to be, so that the line stands close above it.
    const BoardSize size = m_boards[0]->boardSize();
    const double shape = (size.rows + 2 * frameCells) / (size.columns + 2 * frameCells);
    const int height = std::min(where.height() - head, static_cast<int>(where.width() * shape) + 4);
    const int top = where.top() + (where.height() - head - height) / 2;
    m_labels[indexOf(seat)]->setGeometry(where.left(), top, where.width(), head);
    m_boards[indexOf(seat)]->setGeometry(where.left(), top + head, where.width(), height);
}

void TwoBoards::arrange()
{
    m_layout = cellIn(Layout::Stacked) > cellIn(Layout::SideBySide) ? Layout::Stacked : Layout::SideBySide;
    if (cellIn(m_layout) < clearCell && cellIn(Layout::Single) > cellIn(m_layout))
        m_layout = Layout::Single;
    const int half = (width() - gap) / 2;
    const int halfHeight = (height() - gap) / 2;
    for (const Seat seat : bothSeats) {
        const int number = static_cast<int>(indexOf(seat));
        const bool isSingle = m_layout == Layout::Single;
        m_labels[indexOf(seat)]->setVisible(!isSingle);
        m_buttons[indexOf(seat)]->setVisible(isSingle);
        m_boards[indexOf(seat)]->setVisible(!isSingle || seat == m_shown);
        m_buttons[indexOf(seat)]->setGeometry(number * (half + gap), 0, half, headHeight(Layout::Single));
        if (isSingle)
            place(seat, rect());
        else if (m_layout == Layout::Stacked)
            place(seat, {0, number * (halfHeight + gap), width(), halfHeight});
        else
            place(seat, {number * (half + gap), 0, half, height()});
    }
}

} // namespace qipan::ui
