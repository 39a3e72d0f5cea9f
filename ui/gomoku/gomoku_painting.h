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

/// The crossings marked with a dot: 5 on 15 lines, 9 on 19, the 4 near the corners on even boards from 12 lines.
[[nodiscard]] std::vector<Cell> starPoints(int size);

/// The wooden board with its lines and star points, without coordinates, in the geometry's outer rectangle.
void paintGomokuBoard(QPainter& painter, const BoardGeometry& geometry, const Theme& theme);

/// The soft shadow of a stone: paint all shadows before the stones. `cell` is the distance of two lines.
void paintStoneShadow(QPainter& painter, QPointF centre, double cell);
/// A stone of slate or shell, lit from the upper left.
void paintStone(QPainter& painter, QPointF centre, double cell, Side side, const Theme& theme);
[[nodiscard]] constexpr double stoneRadius(double cell)
{
    return cell * 0.475;
}

/// A small board with a few stones, for the home page. It does not move.
void paintGomokuCard(QPainter& painter, const QRectF& area, const Theme& theme);

} // namespace qipan::ui
