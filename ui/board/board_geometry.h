// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <QMarginsF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>

namespace qipan::ui {

/// Places the cells of a board in a widget: square, as large as fit, and centred.
/// Lengths are device-independent pixels of the widget, but every cell edge and every `centre` lies on whole device
/// pixels (multiples of 1 / scale), so that lines drawn with `line` are sharp at any scale. A gomoku intersection is
/// the centre of its cell. This is a value: make a new one when the widget's size, scale or font changes.
class BoardGeometry {
public:
    struct Spec {
        BoardSize size;   ///< at least 1×1
        QSizeF viewport;  ///< size of the widget
        double scale = 1; ///< device pixels per device-independent pixel
        QMarginsF margins{0.5, 0.5, 0.5,
                          0.5}; ///< margin on each side, in cells: for a frame or a path outside the board
        QMarginsF minMargins;   ///< minimum margin in device-independent pixels; the larger of the two applies
    };

    BoardGeometry() = default;
    explicit BoardGeometry(const Spec& spec);

    [[nodiscard]] BoardSize size() const { return m_size; }
    [[nodiscard]] double scale() const { return m_scale; }
    [[nodiscard]] double cellSize() const { return m_cell / m_scale; }
    [[nodiscard]] QMarginsF margins() const { return m_margins / m_scale; }

    /// Returns the rectangle of all cells.
    [[nodiscard]] QRectF board() const;
    /// Returns the rectangle of the cells and their margins, which is centred in the widget.
    [[nodiscard]] QRectF outer() const { return board() + margins(); }
    /// Returns the rectangle of a cell, which may lie outside the board.
    [[nodiscard]] QRectF rect(Cell cell) const;
    [[nodiscard]] QPointF centre(Cell cell) const;

    /// Returns the cell whose centre is nearest to `point`, or nothing if the point lies outside the board.
    [[nodiscard]] std::optional<Cell> cellAt(QPointF point) const;

    /// Returns a line between two points of one row or column as a rectangle to fill. `width` is rounded to whole
    /// device pixels, at least one.
    [[nodiscard]] QRectF line(QPointF from, QPointF to, double width) const;

    friend bool operator==(const BoardGeometry&, const BoardGeometry&) = default;

private:
    // Device pixels, all whole numbers.
    BoardSize m_size{1, 1};
    double m_scale = 1;
    double m_cell = 1;
    QMarginsF m_margins;
    double m_left = 0;
    double m_top = 0;
};

} // namespace qipan::ui
