// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gomoku/stone_pictures.h"

#include "ui/gomoku/gomoku_painting.h"

#include <QPainter>

#include <cmath>

namespace qipan::ui {
namespace {

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
        m_stones[side == Side::Black ? 0 : 1] = picture(pixels, scale, [&](QPainter& painter, QPointF centre) {
            ui::paintStone(painter, centre, cell, side, theme);
        });
    }
    m_shadow =
        picture(pixels, scale, [&](QPainter& painter, QPointF centre) { paintStoneShadow(painter, centre, cell); });
}

void StonePictures::paint(QPainter& painter, QPointF centre, const QPixmap& picture) const
{
    painter.drawPixmap(centre - QPointF{m_half, m_half}, picture);
}

} // namespace qipan::ui
