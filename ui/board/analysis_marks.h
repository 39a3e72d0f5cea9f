#pragma once

#include "core/board/cell.h"
#include "ui/theme/theme.h"

#include <QPointF>
#include <QString>

#include <cstdint>
#include <vector>

class QPainter;

namespace qipan::ui {

/// A move that an analysis considers.
struct ConsideredMove {
    /// Who comes out ahead, seen from who is to move: each has a shape and a colour. None for a plain chance.
    enum class Leaning : std::uint8_t { None, Ahead, Even, Behind };

    Cell cell;
    QString text;  ///< a short text for the mark: "62" of a hundred, "+4"
    QString words; ///< the same for people who hear it: "62 %", "best, 4 discs ahead, exact"
    Leaning leaning = Leaning::None;
    bool isBest = false;  ///< it stands out
    bool isExact = false; ///< nothing can change the value: it is bold, with two lines below it

    friend bool operator==(const ConsideredMove&, const ConsideredMove&) = default;
};

/// What an analysis shows on a board.
struct AnalysisMarks {
    std::vector<ConsideredMove> moves; ///< the best first
    std::vector<Cell> line;            ///< to be numbered in place of the moves, from the side to move on

    friend bool operator==(const AnalysisMarks&, const AnalysisMarks&) = default;
};

/// A badge with a text on a cell that is considered: it points up where that is ahead and down where it is behind.
/// `cell` is the size of a cell.
void paintConsideredMark(QPainter& painter, QPointF centre, double cell, const ConsideredMove& move,
                         const Theme& theme);

} // namespace qipan::ui
