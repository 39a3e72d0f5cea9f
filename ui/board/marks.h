// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/side.h"
#include "core/record/game_tree.h"
#include "ui/theme/theme.h"

#include <QPointF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QPainter;

namespace qipan::ui {

// Marks shared by all boards. Sizes are device-independent pixels. Every mark has its own shape, so that none is
// distinguished by colour alone.

/// Paints a stone or disc of high contrast, or a small one: flat, with an outline.
void paintFlatStone(QPainter& painter, QPointF centre, double radius, Side side, const Theme& theme);

/// Paints a ring on the stone of the last move, which belongs to `side`.
void paintLastMark(QPainter& painter, QPointF centre, double radius, double width, Side side, const Theme& theme);

/// Paints a target (ring and dot) on a recommended cell.
void paintHintMark(QPainter& painter, QPointF centre, double radius, const Theme& theme);

/// Paints only the ring of the target, around a recommended cell with other content.
void paintHintRing(QPainter& painter, QPointF centre, double radius, const Theme& theme);

/// Paints a ring with a casing around a stone of the winning row.
void paintWinMark(QPainter& painter, QPointF centre, double radius, const Theme& theme);

/// Paints a small cross with a casing on an empty forbidden point; `radius` is half its width.
void paintForbiddenMark(QPainter& painter, QPointF centre, double radius, const Theme& theme);

/// Paints what `side` could make on an empty point: a diamond for a five, a triangle for an open four. Black's is
/// filled dark, white's is light with a dark edge.
void paintThreatMark(QPainter& painter, QPointF centre, double radius, Side side, ThreatKind kind, const Theme& theme);

/// Paints a mark set in a record: a shape or a text, on a stone of side `on` or on an empty cell. `cell` is the size of
/// a cell.
void paintRecordMark(QPainter& painter, QPointF centre, double cell, record::MarkKind kind, const QString& label,
                     std::optional<Side> on, const Theme& theme);

/// Paints a small faint stone at the next move of a record; `radius` distinguishes the main line from a variation.
void paintNextMark(QPainter& painter, QPointF centre, double radius, Side side, const Theme& theme);

/// A move considered by an analysis.
struct ConsideredMove {
    /// The evaluation from the view of the side to move; each value has its own shape and colour. `None` for a plain
    /// win probability.
    enum class Advantage : std::uint8_t { None, Ahead, Even, Behind };

    Cell cell;
    QString text;       ///< short text of the mark: "62" (per cent), "+4"
    QString spokenText; ///< the same for screen readers: "62 %", "best, 4 discs ahead, exact"
    Advantage advantage = Advantage::None;
    bool isBest = false;  ///< painted more prominently
    bool isExact = false; ///< the value is proved: painted bold, with two lines below

    friend bool operator==(const ConsideredMove&, const ConsideredMove&) = default;
};

/// What a board shows of an analysis.
struct AnalysisMarks {
    std::vector<ConsideredMove> moves; ///< best first
    std::vector<Cell> line;            ///< numbered on the board in place of `moves`; the side to move plays first

    friend bool operator==(const AnalysisMarks&, const AnalysisMarks&) = default;
};

/// Paints a badge with a text on a considered cell. It points up if the move is ahead and down if it is behind. `cell`
/// is the size of a cell.
void paintConsideredMark(QPainter& painter, QPointF centre, double cell, const ConsideredMove& move,
                         const Theme& theme);

} // namespace qipan::ui
