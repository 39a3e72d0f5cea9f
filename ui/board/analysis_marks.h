// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "ui/theme/theme.h"

#include <QPointF>
#include <QString>

#include <cstdint>
#include <vector>

class QPainter;

namespace qipan::ui {

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
