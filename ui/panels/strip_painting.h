// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"

#include <QColor>
#include <QRectF>
#include <QSizeF>
#include <QString>

class QFont;
class QFontMetricsF;
class QPainter;
class QPalette;

namespace qipan::ui {

/// Returns "2½" for 2.5: points of a match, 1 for a win and ½ for a draw. Halves only; negative scores give "0".
[[nodiscard]] QString scoreText(double score);

/// Returns the width of `text` with every digit as wide as the widest one.
[[nodiscard]] double figuresWidth(const QFontMetricsF& metrics, const QString& text);
/// Draws `text` at the left of `rect`, vertically centred, with every digit as wide as the widest one, so that nothing
/// moves when a digit changes.
void drawFigures(QPainter& painter, const QRectF& rect, const QString& text);

/// Paints a stone, lit from the upper left; the outline keeps it visible on any background.
void paintStripDisc(QPainter& painter, const QRectF& rect, Side side, const QPalette& colors);
/// Paints a triangle that points at the player to move.
void paintTurn(QPainter& painter, const QRectF& rect, const QColor& color);
/// Paints an hourglass: time is short.
void paintHourglass(QPainter& painter, const QRectF& rect, const QColor& color);

/// The appearance of a clock in a strip.
struct ClockLook {
    QString text;
    bool runs = false;
    bool warns = false; ///< shown as a pill with an hourglass: filled while the time runs, outlined while it stands
};

/// Returns the size of a clock, including the pill and the hourglass of a warning.
[[nodiscard]] QSizeF clockSize(const QFont& font, const ClockLook& look);
void paintClock(QPainter& painter, const QRectF& rect, const QFont& font, const ClockLook& look,
                const QPalette& colors);

} // namespace qipan::ui
