// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/symbol_tiles.h"

#include "ui/link/tile_shapes.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace qipan::ui {

namespace {

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
    const QString shape = shapeName(symbol.shape);
    switch (symbol.fill) {
    case Fill::Solid:
        return translated(QT_TRANSLATE_NOOP("qipan::ui::TileSet", "red solid %1")).arg(shape);
    case Fill::Outlined:
        return translated(QT_TRANSLATE_NOOP("qipan::ui::TileSet", "green outlined %1")).arg(shape);
    case Fill::Striped:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("qipan::ui::TileSet", "blue striped %1")).arg(shape);
}

QColor SymbolTiles::color(link::Picture picture)
{
    switch (symbolOf(picture).fill) {
    case Fill::Solid:
        return QColor::fromRgb(0xa6281c);
    case Fill::Outlined:
        return QColor::fromRgb(0x17603a);
    case Fill::Striped:
        break;
    }
    return QColor::fromRgb(0x1c4596);
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
