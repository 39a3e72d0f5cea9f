#include "ui/link/tile_shapes.h"

#include <QPolygonF>

#include <cmath>
#include <initializer_list>
#include <numbers>

namespace qipan::ui {

namespace {

/// A point at `angle` degrees clockwise from the top.
QPointF polar(double angle, double radius)
{
    const double radians = angle * std::numbers::pi / 180;
    return {radius * std::sin(radians), -radius * std::cos(radians)};
}

QPainterPath polygon(std::initializer_list<QPointF> points)
{
    QPainterPath path;
    path.addPolygon(QPolygonF{QList<QPointF>{points}});
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
    QPolygonF points;
    for (int i = 0; i < 10; ++i)
        points << polar(36 * i, i % 2 == 0 ? 1.04 : 0.45) + QPointF{0, 0.08};
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
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
    QPainterPath disc;
    disc.addEllipse(QPointF{-0.08, 0}, 0.94, 0.94);
    QPainterPath shade;
    shade.addEllipse(QPointF{0.46, -0.22}, 0.76, 0.76);
    return disc.subtracted(shade);
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

QPainterPath flower()
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addEllipse(QPointF{0, 0}, 0.42, 0.42);
    for (int petal = 0; petal < 5; ++petal)
        path.addEllipse(polar(72 * petal, 0.58), 0.4, 0.4);
    return path.simplified();
}

QPainterPath bolt()
{
    return polygon({{0.24, -1}, {-0.66, 0.18}, {-0.1, 0.18}, {-0.3, 1}, {0.66, -0.28}, {0.1, -0.28}, {0.52, -1}});
}

QPainterPath hourglass()
{
    return polygon({{-0.78, -0.92}, {0.78, -0.92}, {0.14, 0}, {0.78, 0.92}, {-0.78, 0.92}, {-0.14, 0}});
}

} // namespace

QPainterPath tileShape(int shape)
{
    using Maker = QPainterPath (*)();
    static constexpr Maker makers[tileShapes]{circle, square, triangle, diamond, star, heart,
                                              cross,  moon,   drop,     flower,  bolt, hourglass};
    return makers[shape]();
}

} // namespace qipan::ui
