// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>

class QPainter;

namespace qipan::ui {

/// Translates the painter by less than a device pixel so that its origin lies on one. At fractional scales a widget's
/// origin may not, and lines would blur.
void snapToDevicePixels(QPainter& painter);

/// Returns `base` in the size for coordinates beside cells of `cellSize`: small enough for `longest` to fit, slightly
/// larger on large boards.
[[nodiscard]] QFont fittingFont(const QFont& base, double cellSize, const QString& longest);

/// Paints one line of text centred at a point, in the painter's font and pen.
void paintCentred(QPainter& painter, QPointF centre, const QString& text);

/// Paints the four corners of a rectangle, with a casing around them.
void paintCorners(QPainter& painter, const QRectF& rect, const QColor& color, const QColor& casing);

/// Paints a banner with `words` in the middle of `place`, in larger or else in usual letters. Returns false if it does
/// not fit there.
bool paintBanner(QPainter& painter, const QRectF& place, const QFont& base, const QString& words, const Theme& theme);

} // namespace qipan::ui
