#pragma once

#include "core/board/cell.h"

#include <QMarginsF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>

namespace qipan::ui {

/// Where the cells of a board lie in a widget: square cells, as large as fit, in the middle.
///
/// All lengths are device-independent pixels of the widget, yet every edge of a cell and every `centre` lies on whole
/// device pixels (multiples of 1 / scale), so that lines drawn with `line` are sharp at any scale. A crossing of gomoku
/// is the centre of its cell. A value: make a new one when the widget's size, scale or font changes.
class BoardGeometry {
public:
    struct Spec {
        BoardSize size;                        ///< at least 1×1
        QSizeF viewport;                       ///< the widget's size
        double scale = 1;                      ///< device pixels per device-independent pixel
        QMarginsF margins{0.5, 0.5, 0.5, 0.5}; ///< free space on each side, in cells: for a frame or a way outside
        QMarginsF minMargins;                  ///< the same in device-independent pixels; the larger one counts
    };

    BoardGeometry() = default;
    explicit BoardGeometry(const Spec& spec);

    [[nodiscard]] BoardSize size() const { return m_size; }
    [[nodiscard]] double scale() const { return m_scale; }
    [[nodiscard]] double cellSize() const { return m_cell / m_scale; }
    /// The free space around the cells.
    [[nodiscard]] QMarginsF margins() const { return m_margins / m_scale; }

    /// All cells together.
    [[nodiscard]] QRectF board() const;
    /// The cells with the margins around them: this is what lies in the middle of the widget.
    [[nodiscard]] QRectF outer() const;
    /// A cell; those outside the board have a place too.
    [[nodiscard]] QRectF rect(Cell cell) const;
    [[nodiscard]] QPointF centre(Cell cell) const;

    /// The cell under a point, or nothing outside the board: the cell whose centre is nearest.
    [[nodiscard]] std::optional<Cell> cellAt(QPointF point) const;

    /// A straight line between two points on one row or column as a rectangle to fill: `width` is rounded to whole
    /// device pixels, at least one.
    [[nodiscard]] QRectF line(QPointF from, QPointF to, double width) const;

    friend bool operator==(const BoardGeometry&, const BoardGeometry&) = default;

private:
    // In device pixels, all whole numbers.
    BoardSize m_size{1, 1};
    double m_scale = 1;
    double m_cell = 1;
    QMarginsF m_margins;
    double m_left = 0;
    double m_top = 0;
};

} // namespace qipan::ui
