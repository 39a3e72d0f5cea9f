// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/hand_button.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/button.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

// Each picture is drawn into the unit square.

void paintRock(QPainter& painter, const QPen& pen)
{
    painter.setPen(pen);
    painter.setBrush(QColor{0x8d, 0x94, 0x9b});
    painter.drawPolygon(QPolygonF{
        {{0.12, 0.68}, {0.2, 0.36}, {0.42, 0.18}, {0.7, 0.22}, {0.88, 0.46}, {0.9, 0.72}, {0.72, 0.84}, {0.28, 0.84}}});
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0xb4, 0xba, 0xc0});
    painter.drawPolygon(QPolygonF{{{0.24, 0.4}, {0.43, 0.23}, {0.64, 0.26}, {0.5, 0.46}, {0.3, 0.54}}});
    painter.setBrush(QColor{0x6f, 0x76, 0x7d});
    painter.drawPolygon(QPolygonF{{{0.5, 0.8}, {0.66, 0.6}, {0.86, 0.52}, {0.87, 0.7}, {0.71, 0.8}}});
}

void paintPaper(QPainter& painter, const QPen& pen)
{
    painter.setPen(pen);
    painter.setBrush(QColor{0xfb, 0xf8, 0xee});
    painter.drawPolygon(QPolygonF{{{0.22, 0.12}, {0.62, 0.12}, {0.8, 0.3}, {0.8, 0.88}, {0.22, 0.88}}});
    painter.setBrush(QColor{0xd8, 0xd2, 0xc0});
    painter.drawPolygon(QPolygonF{{{0.62, 0.12}, {0.62, 0.3}, {0.8, 0.3}}});
    QPen ink{QColor{0x8a, 0x93, 0xa0}, 0.03};
    ink.setCapStyle(Qt::RoundCap);
    painter.setPen(ink);
    for (const double y : {0.44, 0.56, 0.68, 0.8})
        painter.drawLine(QPointF{0.32, y}, QPointF{y < 0.8 ? 0.7 : 0.55, y});
}

void paintScissors(QPainter& painter, const QPen& pen)
{
    painter.setPen(pen);
    painter.setBrush(QColor{0xc9, 0xd0, 0xd6});
    painter.drawPolygon(QPolygonF{{{0.24, 0.08}, {0.33, 0.12}, {0.62, 0.62}, {0.54, 0.66}}});
    painter.drawPolygon(QPolygonF{{{0.76, 0.08}, {0.67, 0.12}, {0.38, 0.62}, {0.46, 0.66}}});
    painter.setBrush(Qt::NoBrush);
    QPen ring = pen;
    ring.setWidthF(0.13);
    for (const double x : {0.3, 0.7}) {
        painter.setPen(ring);
        painter.drawEllipse(QPointF{x, 0.77}, 0.12, 0.12);
        painter.setPen(QPen{QColor{0xc4, 0x45, 0x36}, 0.08});
        painter.drawEllipse(QPointF{x, 0.77}, 0.12, 0.12);
    }
    painter.setPen(pen);
    painter.setBrush(pen.color());
    painter.drawEllipse(QPointF{0.5, 0.55}, 0.02, 0.02);
}

} // namespace

HandButton::HandButton(Hand hand, QWidget* parent)
    : QAbstractButton{parent}
    , m_hand{hand}
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    pressOnEnter(this);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    keepTranslated(this, [this] { retranslate(); });
}

void HandButton::setHand(Hand hand)
{
    m_hand = hand;
    retranslate();
    update();
}

void HandButton::setHandHidden(bool hidden)
{
    m_hidden = hidden;
    retranslate();
    update();
}

QSize HandButton::sizeHint() const
{
    const int line = fontMetrics().height();
    return {std::max(120, 6 * line), 110 + line};
}

QSize HandButton::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {std::max(72, fontMetrics().size(Qt::TextShowMnemonic, text()).width() + 16), 56 + line};
}

void HandButton::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& colors = palette();
    const bool hot = isEnabled() && (underMouse() || hasFocus());
    painter.setPen(QPen{colors.color(hot ? QPalette::Highlight : QPalette::Mid), hasFocus() ? 3.0 : 1.0});
    painter.setBrush(colors.color(isDown() ? QPalette::Window : QPalette::Button));
    painter.drawRoundedRect(QRectF{rect()}.adjusted(1.5, 1.5, -1.5, -1.5), 8, 8);

    if (m_hidden) {
        painter.setFont(scaledFont(font(), 3, QFont::Bold));
        painter.setPen(colors.color(QPalette::PlaceholderText));
        painter.drawText(rect(), Qt::AlignCenter, u"?"_s);
        return;
    }
    const int line = fontMetrics().height();
    const double side = std::max(8.0, std::min(width() - 20.0, height() - line - 22.0));
    painter.save();
    painter.translate((width() - side) / 2, 8 + (height() - line - 22 - side) / 2);
    painter.scale(side, side);
    QPen pen{QColor{0x2a, 0x2e, 0x33}, 0.025};
    pen.setJoinStyle(Qt::RoundJoin);
    constexpr std::array paintHand{paintRock, paintPaper, paintScissors};
    paintHand[static_cast<std::size_t>(m_hand)](painter, pen);
    painter.restore();

    QStyleOption option;
    option.initFrom(this);
    const bool underlines = style()->styleHint(QStyle::SH_UnderlineShortcut, &option, this) != 0;
    painter.setPen(colors.color(QPalette::Active, QPalette::ButtonText)); // the chosen hand is not greyed
    painter.drawText(QRect{0, height() - line - 9, width(), line},
                     Qt::AlignCenter | (underlines && isEnabled() ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
                     text());
}

void HandButton::retranslate()
{
    if (m_hidden) {
        setText({});
        setAccessibleName(tr("Not revealed yet"));
        return;
    }
    const std::array names{tr("&Rock"), tr("&Paper"), tr("S&cissors")};
    setText(names[static_cast<std::size_t>(m_hand)]);
    setAccessibleName(withoutMnemonic(text()));
}

} // namespace qipan::ui
