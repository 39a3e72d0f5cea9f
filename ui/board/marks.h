#pragma once

#include "core/board/side.h"
#include "core/board/threats.h"
#include "core/record/game_tree.h"
#include "ui/theme/theme.h"

#include <QPointF>

#include <optional>

class QPainter;
class QString;

namespace qipan::ui {

// Marks that all boards share. Sizes are device-independent pixels; each mark has a shape of its own, so that none is
// told by its colour alone.

/// A ring on the stone of the last move, `side`'s.
void paintLastMark(QPainter& painter, QPointF centre, double radius, double width, Side side, const Theme& theme);

/// A target, ring and dot, on a recommended cell.
void paintHintMark(QPainter& painter, QPointF centre, double radius, const Theme& theme);

/// The ring of it alone, around a recommended cell on which something else is drawn.
void paintHintRing(QPainter& painter, QPointF centre, double radius, const Theme& theme);

/// A ring in a casing around a stone of the winning row.
void paintWinMark(QPainter& painter, QPointF centre, double radius, const Theme& theme);

/// A small cross in a casing on an empty point that is forbidden; `radius` is half its width.
void paintForbiddenMark(QPainter& painter, QPointF centre, double radius, const Theme& theme);

/// What `side` could make on an empty point: a diamond for a five, a triangle for an open four; black's is filled dark,
/// white's light within a dark edge.
void paintThreatMark(QPainter& painter, QPointF centre, double radius, Side side, ThreatKind kind, const Theme& theme);

/// A mark that somebody set in a record: a shape, or a text, on the stone `on` or on an empty cell of this size.
void paintRecordMark(QPainter& painter, QPointF centre, double cell, record::MarkKind kind, const QString& label,
                     std::optional<Side> on, const Theme& theme);

/// A small faint stone where a line of a record goes on; `radius` tells the main line from a variation.
void paintNextMark(QPainter& painter, QPointF centre, double radius, Side side, const Theme& theme);

} // namespace qipan::ui
