// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/strip_painting.h"

#include "ui/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace qipan::ui {
namespace {

constexpr double pillPadding = 5;
constexpr double glassGap = 3;

double widestFigure(const QFontMetricsF& metrics)
{
    double widest = 0;
    for (char16_t figure = u'0'; figure <= u'9'; ++figure)
        widest = std::max(widest, metrics.horizontalAdvance(QChar{figure}));
    return widest;
}

double glassWidth(const QFontMetricsF& metrics)
{
    return std::round(metrics.capHeight() * 0.75);
}

} // namespace

QString scoreText(double score)
{
    const auto halves = std::max(0L, std::lround(score * 2));
    const QString whole = QString::number(halves / 2);
    if (halves % 2 == 0)
        return whole;
    return halves == 1 ? QStringLiteral("½") : QString{whole + u'½'};
}

double figuresWidth(const QFontMetricsF& metrics, const QString& text)
{
    const double figure = widestFigure(metrics);
    double width = 0;
    for (const QChar c : text)
        width += c.isDigit() ? figure : metrics.horizontalAdvance(c);
    return width;
}

void drawFigures(QPainter& painter, const QRectF& rect, const QString& text)
{
    const QFontMetricsF metrics{painter.font()};
    const double figure = widestFigure(metrics);
    const double baseline = rect.center().y() + metrics.capHeight() / 2;
    double x = rect.left();
    for (const QChar c : text) {
        const double own = metrics.horizontalAdvance(c);
        const double width = c.isDigit() ? figure : own;
        painter.drawText(QPointF{x + (width - own) / 2, baseline}, QString{c});
        x += width;
    }
}

void paintStripDisc(QPainter& painter, const QRectF& rect, Side side, const QPalette& colors)
{
    painter.setPen(QPen{colors.color(QPalette::PlaceholderText), 1});
    if (isHighContrast(colors)) {
        painter.setBrush(side == Side::Black ? Qt::black : Qt::white);
        return painter.drawEllipse(rect);
    }
    const QColor dark = side == Side::Black ? QColor{0x0c, 0x0d, 0x10} : QColor{0xd9, 0xd5, 0xc9};
    const QColor light = side == Side::Black ? QColor{0x5a, 0x5d, 0x66} : QColor{0xff, 0xff, 0xff};
    QRadialGradient shine{rect.center() - QPointF{rect.width() * 0.18, rect.height() * 0.2}, rect.width() * 0.62};
    shine.setColorAt(0, light);
    shine.setColorAt(1, dark);
    painter.setBrush(shine);
    painter.drawEllipse(rect);
}

void paintTurn(QPainter& painter, const QRectF& rect, const QColor& color)
{
    QPainterPath path;
    path.moveTo(rect.left(), rect.top());
    path.lineTo(rect.right(), rect.center().y());
    path.lineTo(rect.left(), rect.bottom());
    path.closeSubpath();
    painter.fillPath(path, color);
}

void paintHourglass(QPainter& painter, const QRectF& rect, const QColor& color)
{
    const QPointF waist = rect.center();
    painter.setPen(QPen{color, std::max(1.0, rect.width() * 0.14), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(rect.topLeft(), rect.topRight());
    painter.drawLine(rect.bottomLeft(), rect.bottomRight());
    painter.drawPolygon(QPolygonF{{rect.topLeft() + QPointF{rect.width() * 0.1, 0}, waist,
                                   rect.bottomLeft() + QPointF{rect.width() * 0.1, 0},
                                   rect.bottomRight() - QPointF{rect.width() * 0.1, 0}, waist,
                                   rect.topRight() - QPointF{rect.width() * 0.1, 0}}});
    // The sand at the bottom.
    painter.setBrush(color);
    painter.setPen(Qt::NoPen);
    const double sand = rect.bottom() - rect.height() * 0.28;
    painter.drawPolygon(QPolygonF{{{rect.left() + rect.width() * 0.1, rect.bottom()},
                                   {rect.left() + rect.width() * 0.3, sand},
                                   {rect.right() - rect.width() * 0.3, sand},
                                   {rect.right() - rect.width() * 0.1, rect.bottom()}}});
}

QSizeF clockSize(const QFont& font, const ClockLook& look)
{
    const QFontMetricsF metrics{font};
    double width = figuresWidth(metrics, look.text);
    if (look.warns)
        width += 2 * pillPadding + glassWidth(metrics) + glassGap;
    return {std::ceil(width), metrics.height() + 2};
}

void paintClock(QPainter& painter, const QRectF& rect, const QFont& font, const ClockLook& look, const QPalette& colors)
{
    const QFontMetricsF metrics{font};
    QColor ink = colors.color(look.runs ? QPalette::WindowText : QPalette::PlaceholderText);
    QRectF words = rect;
    if (look.warns) {
        const QColor alarm = colors.color(QPalette::BrightText);
        ink = look.runs ? colors.color(QPalette::Base) : alarm;
        painter.setPen(QPen{alarm, 1.5});
        painter.setBrush(look.runs ? QBrush{alarm} : QBrush{Qt::NoBrush});
        const QRectF pill = rect.adjusted(0.75, 0.75, -0.75, -0.75);
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
        const double wide = glassWidth(metrics);
        const double high = metrics.capHeight();
        paintHourglass(painter, {rect.left() + pillPadding + 1, rect.center().y() - high / 2, wide, high}, ink);
        words.setLeft(rect.left() + pillPadding + wide + glassGap + 1);
    } else {
        words.setLeft(rect.right() - figuresWidth(metrics, look.text)); // the right edge is the same in any weight
    }
    painter.setFont(font);
    painter.setPen(ink);
    drawFigures(painter, words, look.text);
}

} // namespace qipan::ui
