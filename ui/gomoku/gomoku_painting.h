// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/board/side.h"
#include "ui/board/board_geometry.h"
#include "ui/theme/theme.h"

#include <QPointF>
#include <QRectF>

#include <vector>

class QPainter;

namespace qipan::ui {

/// Returns the intersections marked with a dot: 5 on 15 lines, 9 on 19, the 4 near the corners on even boards from 12
/// lines.
[[nodiscard]] std::vector<Cell> starPoints(int size);

/// Paints the wooden board with lines and star points, without coordinates, in the geometry's outer rectangle.
void paintGomokuBoard(QPainter& painter, const BoardGeometry& geometry, const Theme& theme);

/// Paints the soft shadow of a stone. Paint all shadows before the stones. `cell` is the distance between two lines.
void paintStoneShadow(QPainter& painter, QPointF centre, double cell);
/// Paints a stone of slate or shell, lit from the upper left.
void paintStone(QPainter& painter, QPointF centre, double cell, Side side, const Theme& theme);
[[nodiscard]] constexpr double stoneRadius(double cell)
{
    return cell * 0.475;
}

/// Paints a small still board with a few stones, for the home page.
void paintGomokuCard(QPainter& painter, const QRectF& area, const Theme& theme);

} // namespace qipan::ui
