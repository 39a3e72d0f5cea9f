// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/wood.h"

#include <QLinearGradient>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <random>

namespace qipan::ui {
namespace {

double cornerOf(double cell)
{
    return std::clamp(cell * 0.14, 2.0, 8.0);
}

QColor withAlpha(QColor color, double alpha)
{
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

QColor mix(const QColor& one, const QColor& other, double share)
{
    const auto part = [share](float a, float b) { return a + static_cast<float>(share) * (b - a); };
    return QColor::fromRgbF(part(one.redF(), other.redF()), part(one.greenF(), other.greenF()),
                            part(one.blueF(), other.blueF()));
}

/// Random numbers that are the same on every platform, unlike the standard distributions.
class Noise {
public:
    [[nodiscard]] double next() { return static_cast<double>(m_source()) / static_cast<double>(0xffffffffU); }

private:
    std::mt19937 m_source{20};
};

/// Returns the deviation of the grain at height `y` from a straight line at `x`; in lengths of the plate.
double bend(double x, double y)
{
    return 0.012 * std::sin(4.1 * x + 5.0 * y + 0.7) + 0.006 * std::sin(9.7 * x - 7.0 * y + 2.1)
        + 0.02 * std::exp(-12.0 * (x - 0.68) * (x - 0.68)) * std::sin(3.0 * y + 0.4);
}

/// Paints the growth rings as wide soft bands.
void paintBands(QPainter& painter, const QRectF& plate, double corner, const QColor& wood, const QColor& grain,
                double strength)
{
    Noise noise;
    QLinearGradient bands{plate.topLeft(), plate.bottomLeft() + QPointF{plate.width() * 0.06, 0}};
    constexpr int count = 26;
    for (int i = 0; i <= count; ++i)
        bands.setColorAt(i / static_cast<double>(count), mix(wood, grain, strength * noise.next()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(bands);
    painter.drawRoundedRect(plate, corner, corner);
}

void paintStreaks(QPainter& painter, const QRectF& plate, const QColor& grain, double strength)
{
    Noise noise;
    constexpr int count = 130;
    constexpr int steps = 24;
    for (int i = 0; i < count; ++i) {
        const double height = (i + noise.next()) / count;
        const double from = noise.next() < 0.5 ? -0.02 : noise.next() * 0.8;
        const double to = noise.next() < 0.5 ? 1.02 : from + noise.next() * (1.02 - from);
        QPainterPath path;
        for (int step = 0; step <= steps; ++step) {
            const double x = from + (to - from) * step / steps;
            // Clamped to the plate, since SVG output is not clipped.
            const QPointF point{plate.left() + std::clamp(x, 0.0, 1.0) * plate.width(),
                                plate.top() + std::clamp(height + bend(x, height), 0.0, 1.0) * plate.height()};
            step == 0 ? path.moveTo(point) : path.lineTo(point);
        }
        const double thickness = plate.height() * (0.0008 + 0.0042 * noise.next() * noise.next());
        painter.setPen(QPen{withAlpha(grain, strength * (0.25 + 0.75 * noise.next())), thickness});
        painter.drawPath(path);
    }
}

void paintShadow(QPainter& painter, const QRectF& plate, double gap, double corner)
{
    constexpr int layers = 6;
    painter.setPen(Qt::NoPen);
    for (int i = layers; i >= 1; --i) {
        const double grow = gap * i / layers;
        painter.setBrush(QColor{0, 0, 0, 15});
        QPainterPath shape;
        shape.addRoundedRect(plate.adjusted(-grow * 0.75, -grow * 0.3, grow * 0.75, grow), corner + grow,
                             corner + grow);
        shape.addRect(plate.adjusted(corner, corner, -corner, -corner)); // hidden by the plate, need not be filled
        painter.drawPath(shape);
    }
}

/// Paints the grain over a plate, and its bevel.
void paintGrain(QPainter& painter, const QRectF& plate, double cell, const Wood& wood, Look look)
{
    const double corner = cornerOf(cell);
    painter.save();
    const bool classical = look == Look::Classical;
    paintBands(painter, plate, corner, wood.wood, wood.grain, classical ? 0.75 : 0.45);
    painter.setBrush(Qt::NoBrush);
    // A rectangle clips much faster than a rounded one; the bevel covers the ends of the streaks.
    const double inset = corner * 0.3;
    painter.setClipRect(plate.adjusted(inset, inset, -inset, -inset));
    paintStreaks(painter, plate, wood.grain, classical ? 0.95 : 0.6);
    // Light of a lamp above the table.
    QRadialGradient lamp{plate.center() - QPointF{plate.width() * 0.12, plate.height() * 0.18}, plate.width() * 0.75};
    lamp.setColorAt(0, QColor{255, 255, 255, 30});
    lamp.setColorAt(1, QColor{255, 255, 255, 0});
    painter.restore();
    painter.setPen(Qt::NoPen);
    painter.setBrush(lamp);
    painter.drawRoundedRect(plate, corner, corner);

    // The bevel, lit from the upper left.
    const double width = std::clamp(cell * 0.05, 1.0, 3.0);
    const QRectF rim = plate.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    QLinearGradient light{rim.topLeft(), rim.bottomRight()};
    light.setColorAt(0, QColor{255, 255, 255, 110});
    light.setColorAt(0.45, QColor{255, 255, 255, 25});
    light.setColorAt(0.55, QColor{0, 0, 0, 30});
    light.setColorAt(1, QColor{0, 0, 0, 110});
    painter.setPen(QPen{QBrush{light}, width});
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rim, corner - width / 2, corner - width / 2);
}

} // namespace

bool isOnPaper(const QPainter& painter)
{
    const QPaintEngine* engine = painter.paintEngine();
    return engine != nullptr && (engine->type() == QPaintEngine::Pdf || engine->type() == QPaintEngine::Picture);
}

double plateGap(double cell)
{
    return std::clamp(cell * 0.14, 2.0, 9.0);
}

void paintPlate(QPainter& painter, const QRectF& area, double cell, const Wood& wood, const Theme& theme)
{
    const double gap = plateGap(cell);
    const QRectF plate = area.adjusted(gap, gap * 0.5, -gap, -gap * 1.2);
    const double corner = cornerOf(cell);
    const bool isFlat = isOnPaper(painter) || theme.highContrast;
    if (!isFlat)
        paintShadow(painter, plate, gap, corner);
    painter.setPen(theme.highContrast ? QPen{theme.border, 1} : QPen{Qt::NoPen});
    painter.setBrush(wood.wood);
    painter.drawRoundedRect(plate, corner, corner);
    if (!isFlat)
        paintGrain(painter, plate, cell, wood, theme.look);
}

} // namespace qipan::ui
