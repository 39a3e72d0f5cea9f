// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link/link_painting.h"

#include "ui/base/preferences.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace qipan::ui {

namespace {

/// The parts of a tile within its cell: the face lies on a body that is visible below it.
struct TileBody {
    QRectF face;
    double depth;
    double radius;
};

TileBody bodyIn(const QRectF& cell)
{
    const double size = cell.width();
    const double gap = std::max(size * 0.025, 0.5);
    const double depth = std::max(size * 0.065, 1.0);
    return {cell.adjusted(gap, gap, -gap, -gap - depth - gap), depth, size * 0.11};
}

QColor mixed(const QColor& one, const QColor& other, double part)
{
    const auto mix = [part](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
    return {mix(one.red(), other.red()), mix(one.green(), other.green()), mix(one.blue(), other.blue())};
}

/// Paints a tile without its picture, and returns its face.
QRectF paintBody(QPainter& painter, const QRectF& cell, const Theme& theme, double scale)
{
    const auto [face, depth, radius] = bodyIn(cell);
    if (theme.highContrast) {
        const double edge = std::max(1.0, cell.width() * 0.03);
        painter.setPen(QPen{theme.tileEdge, edge});
        painter.setBrush(theme.tile);
        painter.drawRoundedRect(face.adjusted(edge / 2, edge / 2, -edge / 2, depth - edge / 2), radius, radius);
        return face;
    }
    painter.setPen(Qt::NoPen);
    // The shadow on the table, the body, and the face on top, lit from above.
    QColor shadow = QColor::fromRgb(0x000000);
    shadow.setAlphaF(theme.dark ? 0.45F : 0.22F);
    painter.setBrush(shadow);
    const double gap = cell.bottom() - face.bottom() - depth;
    painter.drawRoundedRect(face.adjusted(0, depth, 0, depth + gap), radius, radius);
    const QColor back = theme.look == Look::Classical ? mixed(theme.felt, theme.tileEdge, 0.25) : theme.tileEdge;
    painter.setBrush(back);
    painter.drawRoundedRect(face.adjusted(0, depth, 0, depth), radius, radius);
    painter.setBrush(mixed(theme.tile, theme.tileEdge, 0.45));
    painter.drawRoundedRect(face.adjusted(0, depth * 0.5, 0, depth * 0.5), radius, radius);

    QLinearGradient light{face.topLeft(), face.bottomLeft()};
    light.setColorAt(0, mixed(theme.tile, Qt::white, 0.6));
    light.setColorAt(0.35, theme.tile);
    light.setColorAt(1, mixed(theme.tile, theme.tileEdge, 0.12));
    const double line = 1 / scale;
    painter.setBrush(light);
    painter.setPen(QPen{mixed(theme.tile, theme.tileEdge, 0.7), line});
    painter.drawRoundedRect(face.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
    return face;
}

/// Returns four corners with long arms: a frame that is open in the middle of each side.
QPainterPath brokenFrame(const QRectF& rect, double radius)
{
    const double gap = rect.width() * 0.3;
    const QPointF middle = rect.center();
    QPainterPath path;
    const auto corner = [&](double x, double y, double dx, double dy) {
        path.moveTo(middle.x() - dx * gap / 2, y);
        path.lineTo(x + dx * radius, y);
        path.quadTo(x, y, x, y + dy * radius);
        path.lineTo(x, middle.y() - dy * gap / 2);
    };
    corner(rect.left(), rect.top(), 1, 1);
    corner(rect.right(), rect.top(), -1, 1);
    corner(rect.left(), rect.bottom(), 1, -1);
    corner(rect.right(), rect.bottom(), -1, -1);
    return path;
}

} // namespace

QColor casingColor()
{
    return QColor::fromRgb(0x141414);
}

void paintTable(QPainter& painter, const QRectF& table, const Theme& theme)
{
    const double radius = std::clamp(table.width() * 0.02, 4.0, 12.0);
    painter.setPen(QPen{theme.highContrast ? theme.border : mixed(theme.table, theme.tableCoordinates, 0.18), 1});
    painter.setBrush(theme.table);
    painter.drawRoundedRect(table.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

void paintEmptyCell(QPainter& painter, const QRectF& cell, const Theme& theme)
{
    const TileBody body = bodyIn(cell);
    const double inset = cell.width() * 0.05;
    painter.setPen(QPen{theme.emptyCell, std::max(1.0, cell.width() * 0.02)});
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(body.face.adjusted(inset, inset, -inset, -inset + body.depth), body.radius, body.radius);
}

void paintTile(QPainter& painter, const QRectF& cell, const TileFace& shown, const Theme& theme, double scale)
{
    const QRectF face = paintBody(painter, cell, theme, scale);
    const double side = std::round(face.height() * shown.tiles.share() * scale) / scale;
    QRectF square{0, 0, side, side};
    square.moveCenter(face.center());
    shown.tiles.paint(painter, square, shown.picture, scale);
}

void paintTileHover(QPainter& painter, const QRectF& cell, const Theme& theme)
{
    const TileBody body = bodyIn(cell);
    const double width = std::max(1.0, cell.width() * 0.03);
    QColor veil = theme.cursor;
    veil.setAlphaF(0.07F);
    QColor line = theme.cursor;
    line.setAlphaF(theme.highContrast ? 1.0F : 0.55F);
    painter.setBrush(veil);
    painter.setPen(QPen{line, width});
    painter.drawRoundedRect(body.face.adjusted(width / 2, width / 2, -width / 2, -width / 2), body.radius, body.radius);
}

void paintTileFrame(QPainter& painter, const QRectF& cell, TileFrame frame, const Theme& theme)
{
    const double width = std::clamp(std::round(cell.width() * 0.065), 2.0, 5.0);
    const double edge = std::max(1.0, width * 0.3); // width of the casing on each side of the line
    const double inset = width / 2;
    const QRectF rect = cell.adjusted(inset, inset, -inset, -inset);
    const double radius = std::max(cell.width() * 0.1, 1.0);
    QPainterPath path;
    QColor color;
    QColor around = casingColor();
    switch (frame) {
    case TileFrame::First:
        path.addRoundedRect(rect, radius, radius);
        color = QColor::fromRgb(firstPickColor);
        break;
    case TileFrame::Second:
        path = brokenFrame(rect, radius);
        color = QColor::fromRgb(secondPickColor);
        break;
    case TileFrame::Hint:
        path.addRoundedRect(rect, rect.width() / 2, rect.height() / 2);
        color = theme.hint;
        around = theme.hintCasing;
        break;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{around, width + 2 * edge, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin});
    painter.drawPath(path);
    painter.setPen(QPen{color, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin});
    painter.drawPath(path);
}

void paintPath(QPainter& painter, const BoardGeometry& geometry, const link::Path& path, const PathStyle& style)
{
    const double width = std::clamp(std::round(geometry.cellSize() * 0.09), 2.0, 5.0);
    const double edge = std::max(1.0, width * 0.4);
    const double dot = width * 1.15;
    double left = style.drawn * path.length() * geometry.cellSize();

    QPainterPath line{geometry.centre(path.points.front())};
    QPainterPath dots;
    for (std::size_t i = 1; i < path.points.size() && left > 0; ++i) {
        const QLineF piece{geometry.centre(path.points[i - 1]), geometry.centre(path.points[i])};
        const bool whole = left >= piece.length() - 0.5;
        line.lineTo(whole ? piece.p2() : piece.pointAt(left / piece.length()));
        left -= piece.length();
        if (whole && (i + 1 == path.points.size() || style.cornerDots))
            dots.addEllipse(piece.p2(), dot, dot);
    }
    const auto stroke = [&](const QColor& color, double grow) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen{color, width + 2 * grow, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
        painter.drawPath(line);
        painter.setBrush(color);
        painter.setPen(grow > 0 ? QPen{color, 2 * grow} : QPen{Qt::NoPen});
        painter.drawPath(dots);
    };
    stroke(casingColor(), edge);
    stroke(style.color, 0);
}

TileImages::TileImages(std::shared_ptr<const TileSet> tiles)
    : m_tiles{std::move(tiles)}
{
}

void TileImages::setTiles(std::shared_ptr<const TileSet> tiles)
{
    m_tiles = std::move(tiles);
    m_images.clear();
}

const QPixmap& TileImages::image(link::Picture picture, const BoardGeometry& geometry, const Theme& theme)
{
    if (m_images.empty() || m_cellSize != geometry.cellSize() || m_scale != geometry.scale() || m_theme != theme) {
        m_cellSize = geometry.cellSize();
        m_scale = geometry.scale();
        m_theme = theme;
        m_images.assign(static_cast<std::size_t>(m_tiles->count()), QPixmap{});
    }
    QPixmap& image = m_images[picture];
    if (image.isNull()) {
        const int pixels = static_cast<int>(std::lround(m_cellSize * m_scale));
        image = QPixmap{pixels, pixels};
        image.setDevicePixelRatio(m_scale);
        image.fill(Qt::transparent);
        QPainter painter{&image};
        painter.setRenderHint(QPainter::Antialiasing);
        paintTile(painter, QRectF{0, 0, m_cellSize, m_cellSize}, {*m_tiles, picture}, theme, m_scale);
    }
    return image;
}

void paintLinkCard(QPainter& painter, const QRectF& area, const Theme& theme, TileSetKind tiles)
{
    // Twelve pairs, one of which can be connected through the free middle.
    static constexpr int none = -1;
    static constexpr int columns = 6;
    static constexpr int rows = 5;
    static constexpr int pictures[rows][columns]{{4, 16, 35, 9, 19, 28},
                                                 {22, 37, none, none, 5, 16},
                                                 {9, none, none, none, none, 33},
                                                 {28, 5, 14, 4, 22, 37},
                                                 {35, 19, 33, 23, 14, 23}};
    const bool isSlow = tiles == TileSetKind::Emoji || tiles == TileSetKind::User;
    const auto shown = makeTileSet(isSlow ? TileSetKind::Symbols : tiles);
    const link::Path path{{{4, 1}, {4, 2}, {1, 2}, {1, 3}}};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.topLeft());
    const double scale = painter.device()->devicePixelRatioF();
    const BoardGeometry geometry{
        {.size = {columns, rows}, .viewport = area.size(), .scale = scale, .margins = {0.3, 0.3, 0.3, 0.3}}};
    paintTable(painter, geometry.outer(), theme);
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            const QRectF cell = geometry.rect({x, y});
            if (pictures[y][x] == none)
                paintEmptyCell(painter, cell, theme);
            else
                paintTile(painter, cell, {*shown, static_cast<link::Picture>(pictures[y][x])}, theme, scale);
        }
    }
    paintTileFrame(painter, geometry.rect(path.points.front()), TileFrame::First, theme);
    paintTileFrame(painter, geometry.rect(path.points.back()), TileFrame::Second, theme);
    paintPath(painter, geometry, path, {});
    painter.restore();
}

} // namespace qipan::ui
