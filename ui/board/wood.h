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

/// Straight-grained wood, from `wood` down to `grain`.
struct Wood {
    QColor wood;
    QColor grain;
};
/// Paints a board seen from above: its shadow on the table, a rounded plate of wood and its bevelled edge. The shadow
/// stays within `area`. `cell` is the size of a cell. The streaks are always the same for the same size, and stronger
/// in the classical look. In high contrast the plate is flat, with an edge.
void paintPlate(QPainter& painter, const QRectF& area, double cell, const Wood& wood, const Theme& theme);

} // namespace qipan::ui
