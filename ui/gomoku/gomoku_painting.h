// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"
#include "ui/board/board_geometry.h"
#include "ui/theme/theme.h"

#include <QPixmap>

#include <array>
#include <vector>

class QPainter;

namespace qipan::ui {

/// Returns the intersections marked with a dot: 5 on 15 lines, 9 on 19, the 4 near the corners on even boards from 12
/// lines.
[[nodiscard]] std::vector<Cell> starPoints(int size);

/// Paints the wooden board with lines and star points, without coordinates, in the geometry's outer rectangle.
void paintGomokuBoard(QPainter& painter, const BoardGeometry& geometry, const Theme& theme);

/// Paints the soft shadow of a stone. Paint all shadows before the stones. `cell` is the distance between two lines.
void paintStoneShadow(QPainter& painter, QPointF centre, double cell, const Theme& theme);
/// Paints a stone of slate or shell, lit from the upper left.
void paintStone(QPainter& painter, QPointF centre, double cell, Side side, const Theme& theme);
[[nodiscard]] constexpr double stoneRadius(double cell)
{
    return cell * 0.475;
}

/// Paints a small still board with a few stones, for the home page.
void paintGomokuCard(QPainter& painter, const QRectF& area, const Theme& theme);

/// Pixmap cache of stones at rest and their shadows: painting hundreds of gradients would take longer than a frame.
/// `centre` must lie in the middle of a device pixel, as all intersections do, so that the copy is as sharp as the
/// original.
class StonePictures {
public:
    /// Sets the appearance of the stones painted next, and repaints the pixmaps if it changed. `cell` is the distance
    /// between two lines, `scale` the number of device pixels per device-independent pixel.
    void prepare(double cell, double scale, const Theme& theme);

    void paintShadow(QPainter& painter, QPointF centre) const { paint(painter, centre, m_shadow); }
    void paintStone(QPainter& painter, QPointF centre, Side side) const
    {
        paint(painter, centre, m_stones[indexOf(side)]);
    }

private:
    void paint(QPainter& painter, QPointF centre, const QPixmap& picture) const;

    double m_cell = 0;
    double m_scale = 0;
    Theme m_theme;
    double m_half = 0; ///< half the width of a pixmap
    std::array<QPixmap, 2> m_stones;
    QPixmap m_shadow;
};

} // namespace qipan::ui
