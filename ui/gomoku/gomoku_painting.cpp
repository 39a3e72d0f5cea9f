// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gomoku/gomoku_painting.h"

#include "ui/board/marks.h"
#include "ui/board/wood.h"

#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace qipan::ui {
namespace {

void paintLines(QPainter& painter, const BoardGeometry& geometry, const Theme& theme)
{
    const int columns = geometry.size().columns;
    const int rows = geometry.size().rows;
    const double thin = geometry.cellSize() * 0.028;
    for (int x = 0; x < columns; ++x) {
        const double width = x == 0 || x == columns - 1 ? thin * 1.9 : thin;
        painter.fillRect(geometry.line(geometry.centre({x, 0}), geometry.centre({x, rows - 1}), width), theme.woodLine);
    }
    for (int y = 0; y < rows; ++y) {
        const double width = y == 0 || y == rows - 1 ? thin * 1.9 : thin;
        painter.fillRect(geometry.line(geometry.centre({0, y}), geometry.centre({columns - 1, y}), width),
                         theme.woodLine);
    }
}

void paintStarPoint(QPainter& painter, const BoardGeometry& geometry, Cell cell, const Theme& theme)
{
    // The middle of the device pixel where the lines cross.
    const double half = 0.5 / geometry.scale();
    const double radius = std::max(2.0, geometry.cellSize() * 0.09);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.woodLine);
    painter.drawEllipse(geometry.centre(cell) + QPointF{half, half}, radius, radius);
}

/// Returns a square pixmap of `pixels` device pixels, with the output of `paint` in its middle.
template <typename Paint>
QPixmap picture(int pixels, double scale, Paint paint)
{
    QPixmap pixmap{pixels, pixels};
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter{&pixmap};
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QPointF{pixels / scale / 2, pixels / scale / 2});
    return pixmap;
}

} // namespace

std::vector<Cell> starPoints(int size)
{
    const int near = size < 12 ? 2 : 3;
    const int far = size - 1 - near;
    const int centre = size / 2;
    std::vector<Cell> points{{near, near}, {far, near}, {near, far}, {far, far}};
    if (size % 2 == 1)
        points.push_back({centre, centre});
    if (size % 2 == 1 && size >= 19) {
        for (const Cell cell : {Cell{centre, near}, Cell{near, centre}, Cell{far, centre}, Cell{centre, far}})
            points.push_back(cell);
    }
    return points;
}

void paintGomokuBoard(QPainter& painter, const BoardGeometry& geometry, const Theme& theme)
{
    const double cell = geometry.cellSize();
    paintPlate(painter, geometry.outer(), cell, {theme.wood, theme.woodGrain}, theme);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintLines(painter, geometry, theme);
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const Cell star : starPoints(geometry.size().columns))
        paintStarPoint(painter, geometry, star, theme);
}

void paintStoneShadow(QPainter& painter, QPointF centre, double cell, const Theme& theme)
{
    if (isOnPaper(painter) || theme.highContrast)
        return;
    const double radius = stoneRadius(cell) * 1.16;
    const QPointF at = centre + QPointF{cell * 0.045, cell * 0.075};
    QRadialGradient shadow{at, radius};
    shadow.setColorAt(0, QColor{0, 0, 0, 150});
    shadow.setColorAt(0.72, QColor{0, 0, 0, 110});
    shadow.setColorAt(1, QColor{0, 0, 0, 0});
    painter.setPen(Qt::NoPen);
    painter.setBrush(shadow);
    painter.drawEllipse(at, radius, radius);
}

void paintStone(QPainter& painter, QPointF centre, double cell, Side side, const Theme& theme)
{
    const double radius = stoneRadius(cell);
    if (theme.highContrast)
        return paintFlatStone(painter, centre, radius, side, theme);
    QRadialGradient light{centre + QPointF{-radius * 0.1, -radius * 0.14}, radius * 1.12,
                          centre + QPointF{-radius * 0.38, -radius * 0.46}};
    if (side == Side::Black) {
        light.setColorAt(0, theme.blackStone.lighter(420));
        light.setColorAt(0.28, theme.blackStone.lighter(220));
        light.setColorAt(0.7, theme.blackStone);
        light.setColorAt(1, theme.blackStone.darker(200));
        painter.setPen(Qt::NoPen);
    } else {
        light.setColorAt(0, Qt::white);
        light.setColorAt(0.55, theme.whiteStone);
        light.setColorAt(0.88, theme.whiteStone.darker(112));
        light.setColorAt(1, theme.whiteStone.darker(135));
        painter.setPen(QPen{theme.stoneEdge, std::max(0.7, cell * 0.018)});
    }
    painter.setBrush(light);
    painter.drawEllipse(centre, radius, radius);
}

void paintGomokuCard(QPainter& painter, const QRectF& area, const Theme& theme)
{
    constexpr BoardSize size{9, 9};
    constexpr std::array<Cell, 9> stones{Cell{4, 4}, {5, 3}, {3, 4}, {5, 4}, {5, 5}, {3, 3}, {4, 3}, {6, 5}, {2, 5}};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.topLeft());
    const BoardGeometry geometry{{.size = size,
                                  .viewport = area.size(),
                                  .scale = painter.device()->devicePixelRatioF(),
                                  .margins = {0.25, 0.25, 0.25, 0.25}}};
    paintGomokuBoard(painter, geometry, theme);
    const double cell = geometry.cellSize();
    for (const Cell stone : stones)
        paintStoneShadow(painter, geometry.centre(stone), cell, theme);
    for (std::size_t i = 0; i < stones.size(); ++i)
        paintStone(painter, geometry.centre(stones[i]), cell, i % 2 == 0 ? Side::Black : Side::White, theme);
    paintLastMark(painter, geometry.centre(stones.back()), cell * 0.17, cell * 0.06, Side::Black, theme);
    painter.restore();
}

void StonePictures::prepare(double cell, double scale, const Theme& theme)
{
    if (cell == m_cell && scale == m_scale && theme == m_theme)
        return;
    m_cell = cell;
    m_scale = scale;
    m_theme = theme;
    // Odd, so that the centre is in the middle of a pixel; the shadow has the largest extent, 0.63 of a cell.
    const int pixels = 2 * static_cast<int>(std::ceil(0.65 * cell * scale)) + 1;
    m_half = pixels / scale / 2;
    for (const Side side : {Side::Black, Side::White}) {
        m_stones[indexOf(side)] = picture(pixels, scale, [&](QPainter& painter, QPointF centre) {
            ui::paintStone(painter, centre, cell, side, theme);
        });
    }
    m_shadow = picture(pixels, scale,
                       [&](QPainter& painter, QPointF centre) { paintStoneShadow(painter, centre, cell, theme); });
}

void StonePictures::paint(QPainter& painter, QPointF centre, const QPixmap& picture) const
{
    painter.drawPixmap(centre - QPointF{m_half, m_half}, picture);
}

} // namespace qipan::ui
