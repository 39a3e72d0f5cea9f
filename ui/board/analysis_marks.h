#pragma once

#include "core/board/cell.h"
#include "ui/theme/theme.h"

#include <QPointF>
#include <QString>

#include <vector>

class QPainter;

namespace qipan::ui {

/// A move that an analysis considers.
struct ConsideredMove {
    Cell cell;
    QString chance; ///< a short text for the mark: "62" of a hundred

    friend bool operator==(const ConsideredMove&, const ConsideredMove&) = default;
};

/// What an analysis shows on a board.
struct AnalysisMarks {
    std::vector<ConsideredMove> moves; ///< the best first
    std::vector<Cell> line;            ///< to be numbered in place of the moves, from the side to move on

    friend bool operator==(const AnalysisMarks&, const AnalysisMarks&) = default;
};

/// A square badge with a text on a cell that is considered; the best one stands out. `cell` is the size of a cell.
void paintConsideredMark(QPainter& painter, QPointF centre, double cell, const QString& text, bool isBest,
                         const Theme& theme);

} // namespace qipan::ui
