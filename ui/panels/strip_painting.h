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

/// "2½" for 2.5: points of an evening, wins 1 and draws ½ each. Halves only; below zero it is "0".
[[nodiscard]] QString scoreText(double score);

/// The width of `text` with every figure as wide as the widest one.
[[nodiscard]] double figuresWidth(const QFontMetricsF& metrics, const QString& text);
/// Draws `text` at the left of `rect`, in the middle of its height, with every figure as wide as the widest one, so
/// that nothing moves when a figure changes.
void drawFigures(QPainter& painter, const QRectF& rect, const QString& text);

/// A stone, light from the upper left; the outline keeps it visible on any ground.
void paintStripDisc(QPainter& painter, const QRectF& rect, Side side, const QColor& outline);
/// Whose turn: a triangle that points at the player.
void paintTurn(QPainter& painter, const QRectF& rect, const QColor& color);
/// Time is short.
void paintHourglass(QPainter& painter, const QRectF& rect, const QColor& color);

/// A remaining time as a strip shows it.
struct ClockLook {
    QString text;
    bool runs = false;
    bool warns = false; ///< a pill with an hourglass: filled while the time runs, an outline while it stands
};

/// The size of a clock in a font, the pill and the hourglass of a warning included.
[[nodiscard]] QSizeF clockSize(const QFont& font, const ClockLook& look);
void paintClock(QPainter& painter, const QRectF& rect, const QFont& font, const ClockLook& look,
                const QPalette& colors);

} // namespace qipan::ui
