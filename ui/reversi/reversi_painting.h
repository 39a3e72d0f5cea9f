// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"
#include "ui/board/board_geometry.h"
#include "ui/theme/theme.h"

class QPainter;

namespace qipan::ui {

/// Paints the felt in its frame with lines and the four dots, without coordinates, in the geometry's outer rectangle.
void paintReversiBoard(QPainter& painter, const BoardGeometry& geometry, const Theme& theme);

/// Paints a disc and its shadow; `cell` is the size of a cell.
void paintDisc(QPainter& painter, QPointF centre, double cell, Side side, const Theme& theme);
/// Paints a disc that is turning over to `side`; `progress` goes from 0 (the other side) to 1.
void paintTurningDisc(QPainter& painter, QPointF centre, double cell, Side side, double progress, const Theme& theme);

/// Paints a small dot on a legal cell.
void paintLegalMark(QPainter& painter, QPointF centre, double cell, const Theme& theme);

/// Paints a small still board with a few discs, for the home page.
void paintReversiCard(QPainter& painter, const QRectF& area, const Theme& theme);

} // namespace qipan::ui
