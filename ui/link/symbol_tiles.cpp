// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/symbol_tiles.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace qipan::ui {
namespace {

/// Returns a point at `angle` degrees clockwise from the top.
QPointF polar(double angle, double radius)
{
    const double radians = angle * std::numbers::pi / 180;
    return {radius * std::sin(radians), -radius * std::cos(radians)};
}

QPainterPath polygon(const QList<QPointF>& points)
{
    QPainterPath path;
    path.addPolygon(QPolygonF{points});
    path.closeSubpath();
    return path;
}

QPainterPath circle()
{
    QPainterPath path;
    path.addEllipse(QPointF{0, 0}, 0.88, 0.88);
    return path;
}

QPainterPath square()
{
    QPainterPath path;
    path.addRoundedRect(QRectF{-0.8, -0.8, 1.6, 1.6}, 0.1, 0.1);
    return path;
}

QPainterPath triangle()
{
    return polygon({{0, -0.92}, {1, 0.8}, {-1, 0.8}});
}

QPainterPath diamond()
{
    return polygon({{0, -1}, {0.72, 0}, {0, 1}, {-0.72, 0}});
}

QPainterPath star()
{
    QList<QPointF> points;
    for (int i = 0; i < 10; ++i)
        points << polar(36 * i, i % 2 == 0 ? 1.04 : 0.45) + QPointF{0, 0.08};
    return polygon(points);
}

QPainterPath heart()
{
    QPainterPath path{{0, 0.92}};
    path.cubicTo(-0.35, 0.62, -0.98, 0.2, -0.98, -0.32);
    path.cubicTo(-0.98, -0.95, -0.2, -1.02, 0, -0.42);
    path.cubicTo(0.2, -1.02, 0.98, -0.95, 0.98, -0.32);
    path.cubicTo(0.98, 0.2, 0.35, 0.62, 0, 0.92);
    path.closeSubpath();
    return path;
}

QPainterPath cross()
{
    constexpr double w = 0.32;
    constexpr double l = 0.92;
    return polygon(
        {{-w, -l}, {w, -l}, {w, -w}, {l, -w}, {l, w}, {w, w}, {w, l}, {-w, l}, {-w, w}, {-l, w}, {-l, -w}, {-w, -w}});
}

QPainterPath moon()
{
    // The outer edge is an arc of a disc, the inner one an arc of a smaller disc through the same two tips.
    constexpr double tip = 44; // degrees from the upward direction
    const QRectF disc{-0.86, -0.94, 1.88, 1.88};
    QPainterPath path;
    path.arcMoveTo(disc, 90 - tip);
    path.arcTo(disc, 90 - tip, 360 - 2 * (90 - tip));
    const QPointF upper = disc.center() + polar(tip, disc.width() / 2);
    const QPointF lower = disc.center() + polar(180 - tip, disc.width() / 2);
    path.cubicTo(lower + QPointF{-0.98, -0.12}, upper + QPointF{-0.98, 0.12}, upper);
    path.closeSubpath();
    return path;
}

QPainterPath drop()
{
    QPainterPath path{{0, -1}};
    path.cubicTo(0.16, -0.52, 0.66, -0.1, 0.66, 0.34);
    path.cubicTo(0.66, 0.72, 0.36, 1, 0, 1);
    path.cubicTo(-0.36, 1, -0.66, 0.72, -0.66, 0.34);
    path.cubicTo(-0.66, -0.1, -0.16, -0.52, 0, -1);
    path.closeSubpath();
    return path;
}

QPainterPath clover()
{
    // The outline of four petals on a disc, arc by arc: uniting ellipses takes Qt longer than painting a board.
    constexpr double disc = 0.4;
    constexpr double petal = 0.36;
    constexpr double distance = 0.68; // of the centres
    const auto degrees = [](double radians) { return radians * 180 / std::numbers::pi; };
    // Where the circles of petal and disc intersect: the angles from the line between the centres, at either centre.
    const double atDisc =
        degrees(std::acos((distance * distance + disc * disc - petal * petal) / (2 * distance * disc)));
    const double atPetal =
        degrees(std::acos((distance * distance + petal * petal - disc * disc) / (2 * distance * petal)));
    QPainterPath path;
    for (int i = 0; i < 4; ++i) {
        const double direction = 45 + 90 * i; // anticlockwise from the right, as in QPainterPath
        const QPointF centre = polar(90 - direction, distance);
        const QRectF circle{centre.x() - petal, centre.y() - petal, 2 * petal, 2 * petal};
        const double from = direction - 180 + atPetal;
        if (i == 0)
            path.arcMoveTo(circle, from);
        path.arcTo(circle, from, 360 - 2 * atPetal);
        path.arcTo(QRectF{-disc, -disc, 2 * disc, 2 * disc}, direction + atDisc, 90 - 2 * atDisc);
    }
    path.closeSubpath();
    return path;
}

QPainterPath crown()
{
    return polygon({{-0.98, -0.72}, {-0.46, -0.1}, {0, -0.95}, {0.46, -0.1}, {0.98, -0.72}, {0.8, 0.82}, {-0.8, 0.82}});
}

QPainterPath hourglass()
{
    return polygon({{-0.78, -0.92}, {0.78, -0.92}, {0.14, 0}, {0.78, 0.92}, {-0.78, 0.92}, {-0.14, 0}});
}

QPainterPath arrow()
{
    return polygon(
        {{-0.98, -0.36}, {0.06, -0.36}, {0.06, -0.86}, {0.98, 0}, {0.06, 0.86}, {0.06, 0.36}, {-0.98, 0.36}});
}

QPainterPath flash()
{
    return polygon({{-0.1, -1}, {0.66, -1}, {0.28, -0.24}, {0.8, -0.24}, {-0.46, 1}, {-0.16, 0.12}, {-0.72, 0.12}});
}

constexpr int tileShapes = 14;

/// Returns the outline of a shape within the square from (-1, -1) to (1, 1), y downwards; all look about equally large.
/// Precondition: 0 <= shape < tileShapes.
QPainterPath tileShape(int shape)
{
    using Maker = QPainterPath (*)();
    static constexpr Maker makers[tileShapes]{circle, square, triangle, diamond, star,      heart, cross,
                                              moon,   drop,   clover,   crown,   hourglass, arrow, flash};
    return makers[shape]();
}

enum class Fill : std::uint8_t { Solid, Outlined, Striped };

struct Symbol {
    int shape;
    Fill fill;
};

static_assert(tilePictures == 3 * tileShapes);

Symbol symbolOf(link::Picture picture)
{
    return {picture % tileShapes, static_cast<Fill>(picture / tileShapes)};
}

QString translated(const char* text)
{
    return QCoreApplication::translate("qipan::ui::TileSet", text);
}

QString shapeName(int shape)
{
    static constexpr const char* names[tileShapes]{
        QT_TRANSLATE_NOOP("qipan::ui::TileSet", "circle"),   QT_TRANSLATE_NOOP("qipan::ui::TileSet", "square"),
        QT_TRANSLATE_NOOP("qipan::ui::TileSet", "triangle"), QT_TRANSLATE_NOOP("qipan::ui::TileSet", "diamond"),
        QT_TRANSLATE_NOOP("qipan::ui::TileSet", "star"),     QT_TRANSLATE_NOOP("qipan::ui::TileSet", "heart"),
        QT_TRANSLATE_NOOP("qipan::ui::TileSet", "cross"),    QT_TRANSLATE_NOOP("qipan::ui::TileSet", "moon"),
        QT_TRANSLATE_NOOP("qipan::ui::TileSet", "drop"),     QT_TRANSLATE_NOOP("qipan::ui::TileSet", "clover"),
        QT_TRANSLATE_NOOP("qipan::ui::TileSet", "crown"),    QT_TRANSLATE_NOOP("qipan::ui::TileSet", "hourglass"),
        QT_TRANSLATE_NOOP("qipan::ui::TileSet", "arrow"),    QT_TRANSLATE_NOOP("qipan::ui::TileSet", "flash"),
    };
    return translated(names[shape]);
}

/// Paints stripes on whole device pixels.
void paintStripes(QPainter& painter, const QRectF& square, const QColor& color, double scale)
{
    const double pixels = square.height() * scale;
    const double period = std::max(3.0, std::round(pixels / 6.5));
    const double thick = std::max(1.0, std::round(period * 0.42));
    const double top = std::round(square.top() * scale);
    for (double y = 0; y < pixels; y += period)
        painter.fillRect(QRectF{square.left(), (top + y) / scale, square.width(), thick / scale}, color);
}

} // namespace

QString SymbolTiles::name(link::Picture picture) const
{
    const Symbol symbol = symbolOf(picture);
    static constexpr const char* fills[]{
        QT_TRANSLATE_NOOP("qipan::ui::TileSet", "red solid %1"),
        QT_TRANSLATE_NOOP("qipan::ui::TileSet", "green outlined %1"),
        QT_TRANSLATE_NOOP("qipan::ui::TileSet", "blue striped %1"),
    };
    return translated(fills[static_cast<int>(symbol.fill)]).arg(shapeName(symbol.shape));
}

QColor SymbolTiles::color(link::Picture picture)
{
    static constexpr QRgb colors[]{0xa6281c, 0x17603a, 0x1c4596}; // by fill
    return QColor::fromRgb(colors[static_cast<int>(symbolOf(picture).fill)]);
}

void SymbolTiles::paint(QPainter& painter, const QRectF& square, link::Picture picture, double scale) const
{
    const Symbol symbol = symbolOf(picture);
    const QColor ink = color(picture);
    const double half = square.width() / 2;
    // The pen is centred on the edge: half of it must stay within the square.
    const double pen = std::max(square.width() * (symbol.fill == Fill::Outlined ? 0.13 : 0.07), 1.2 / scale);
    QTransform place = QTransform::fromTranslate(square.center().x(), square.center().y());
    place.scale(half - pen / 2, half - pen / 2);
    const QPainterPath shape = place.map(tileShape(symbol.shape));

    painter.save();
    if (symbol.fill == Fill::Striped) {
        painter.save();
        painter.setClipPath(shape);
        paintStripes(painter, square, ink, scale);
        painter.restore();
    }
    painter.setBrush(symbol.fill == Fill::Solid ? QBrush{ink} : QBrush{Qt::NoBrush});
    painter.setPen(QPen{ink, pen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPath(shape);
    painter.restore();
}

} // namespace qipan::ui
