#pragma once

#include "ui/theme/theme.h"

#include <QRectF>

class QPainter;

namespace qipan::ui {

/// What is painted goes into a PDF, or is recorded for one: without grain, shadows and lamps, which cost ink and
/// megabytes there, and whose half transparent colours many readers show wrongly.
[[nodiscard]] bool isOnPaper(const QPainter& painter);

/// The space between a board's area and its plate, at the sides: room for the shadow.
[[nodiscard]] double plateGap(double cell);

/// A board seen from above: its shadow on the table, a rounded plate and its bevelled edge. The shadow stays within
/// `area`. Returns the rectangle of the plate. `cell` is the size of a cell.
QRectF paintPlate(QPainter& painter, const QRectF& area, double cell, const QColor& color);

/// Straight-grained wood over a plate, from `wood` down to `woodGrain`, stronger in the classical look.
/// Always the same streaks for the same size.
void paintGrain(QPainter& painter, const QRectF& plate, double cell, const QColor& wood, const QColor& grain,
                Look look);

} // namespace qipan::ui
