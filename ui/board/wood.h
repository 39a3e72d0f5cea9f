// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QRectF>

class QPainter;

namespace qipan::ui {

/// Whether the painter paints a PDF, or records for one: then grain, shadows and lights are left out, as they cost ink
/// and megabytes and many readers show their translucent colours wrongly.
[[nodiscard]] bool isOnPaper(const QPainter& painter);

/// The distance between a board's area and its plate at the sides: room for the shadow.
[[nodiscard]] double plateGap(double cell);

/// Paints a board seen from above: its shadow on the table, a rounded plate and its bevelled edge. The shadow stays
/// within `area`. `cell` is the size of a cell. Returns the rectangle of the plate.
QRectF paintPlate(QPainter& painter, const QRectF& area, double cell, const QColor& color);

/// Paints straight-grained wood over a plate, from `wood` down to `grain`, stronger in the classical look. The streaks
/// are always the same for the same size.
void paintGrain(QPainter& painter, const QRectF& plate, double cell, const QColor& wood, const QColor& grain,
                Look look);

} // namespace qipan::ui
