#pragma once

#include "ui/theme/theme.h"

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>

class QPainter;

namespace qipan::ui {

/// Moves the painter by less than a device pixel so that its origin lies on one: at fractional scales a widget's may
/// not, and lines would blur.
void snapToDevicePixels(QPainter& painter);

/// `base` in the size for coordinates beside cells of `cellSize`: not narrower than `longest` allows, and growing a
/// little on large boards.
[[nodiscard]] QFont fittingFont(const QFont& base, double cellSize, const QString& longest);

/// Paints one line of text with its middle at a point, in the painter's font and pen.
void paintCentred(QPainter& painter, QPointF centre, const QString& text);

/// Four corners within a rectangle, in a casing.
void paintCorners(QPainter& painter, const QRectF& rect, const QColor& color, const QColor& casing);

/// Words on a plate over the upper part of `board`, as wide as `area` allows.
void paintBanner(QPainter& painter, const QRectF& area, const QRectF& board, const QFont& base, const QString& words,
                 const Theme& theme);

} // namespace qipan::ui
