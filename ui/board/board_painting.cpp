// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_painting.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace qipan::ui {

void snapToDevicePixels(QPainter& painter)
{
    const QTransform transform = painter.deviceTransform();
    const QPointF origin = transform.map(QPointF{0, 0});
    const double dx = (std::round(origin.x()) - origin.x()) / transform.m11();
    const double dy = (std::round(origin.y()) - origin.y()) / transform.m22();
    painter.translate(dx, dy);
}

QFont fittingFont(const QFont& base, double cellSize, const QString& longest)
{
    QFont font = base;
    const double own = QFontMetricsF{font}.height();
    const double wanted = std::min(std::max(own, cellSize * 0.36), cellSize * 0.85);
    // Heights and widths of a font scale together: measure once, then scale.
    const double widest = QFontMetricsF{font}.horizontalAdvance(longest) * wanted / own;
    const double factor = wanted / own * std::min(1.0, cellSize * 0.9 / widest);
    if (font.pixelSize() > 0)
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * factor)));
    else
        font.setPointSizeF(std::max(1.0, font.pointSizeF() * factor));
    return font;
}

void paintCentred(QPainter& painter, QPointF centre, const QString& text)
{
    const QFontMetricsF metrics{painter.font()};
    const double x = centre.x() - metrics.horizontalAdvance(text) / 2;
    painter.drawText(QPointF{x, centre.y() + metrics.capHeight() / 2}, text);
}

void paintCorners(QPainter& painter, const QRectF& rect, const QColor& color, const QColor& casing)
{
    const double size = rect.width();
    const double width = std::clamp(size * 0.07, 2.0, 5.0);
    const QRectF inner = rect.adjusted(width, width, -width, -width);
    const double arm = inner.width() * 0.27;
    QPainterPath path;
    const auto corner = [&](QPointF at, double dx, double dy) {
        path.moveTo(at + QPointF{dx * arm, 0});
        path.lineTo(at);
        path.lineTo(at + QPointF{0, dy * arm});
    };
    corner(inner.topLeft(), 1, 1);
    corner(inner.topRight(), -1, 1);
    corner(inner.bottomLeft(), 1, -1);
    corner(inner.bottomRight(), -1, -1);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{casing, width * 1.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPath(path);
    painter.setPen(QPen{color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPath(path);
}

bool paintBanner(QPainter& painter, const QRectF& place, const QFont& base, const QString& words, const Theme& theme)
{
    const int flags = Qt::AlignCenter | Qt::TextWordWrap;
    QFont font = base;
    font.setBold(true);
    for (const double factor : {4.0 / 3, 1.0}) {
        if (base.pixelSize() > 0)
            font.setPixelSize(static_cast<int>(base.pixelSize() * factor));
        else
            font.setPointSizeF(base.pointSizeF() * factor);
        const QFontMetricsF metrics{font};
        const double pad = metrics.height() * 0.7;
        const QRectF text = metrics.boundingRect({0, 0, place.width() - 4 * pad, place.height()}, flags, words);
        const double spare = (place.height() - text.height()) / 2;
        if (spare < 0)
            continue;
        QRectF plate = text.adjusted(-1.4 * pad, -std::min(pad, spare), 1.4 * pad, std::min(pad, spare));
        plate.moveCenter(place.center());
        QColor ground = theme.panel;
        ground.setAlphaF(0.96F);
        painter.setPen(QPen{theme.border, 1});
        painter.setBrush(ground);
        painter.drawRoundedRect(plate, pad * 0.6, pad * 0.6);
        painter.setFont(font);
        painter.setPen(theme.text);
        painter.drawText(plate, flags, words);
        return true;
    }
    return false;
}

} // namespace qipan::ui
