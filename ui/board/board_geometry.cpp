// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace qipan::ui {
namespace {

/// The margin at one side: `cells` cells, but at least `least`.
struct SideMargin {
    double cells;
    double least; ///< device pixels, a whole number

    [[nodiscard]] double at(double cell) const { return std::max(least, std::floor(cell * cells)); }
};

/// Returns the largest cell with which `count` cells and both margins fit a length.
double fittingCell(double length, int count, SideMargin before, SideMargin after)
{
    // Each margin is either proportional to the cell or at its minimum: the smallest result of the four cases fits.
    return std::min({length / (count + before.cells + after.cells), (length - before.least) / (count + after.cells),
                     (length - after.least) / (count + before.cells), (length - before.least - after.least) / count});
}

} // namespace

BoardGeometry::BoardGeometry(const Spec& spec)
    : m_size{spec.size}
    , m_scale{spec.scale}
{
    const double width = std::floor(spec.viewport.width() * m_scale);
    const double height = std::floor(spec.viewport.height() * m_scale);
    const auto side = [this](double cells, double pixels) { return SideMargin{cells, std::ceil(pixels * m_scale)}; };
    const SideMargin left = side(spec.margins.left(), spec.minMargins.left());
    const SideMargin top = side(spec.margins.top(), spec.minMargins.top());
    const SideMargin right = side(spec.margins.right(), spec.minMargins.right());
    const SideMargin bottom = side(spec.margins.bottom(), spec.minMargins.bottom());
    m_cell = std::max(1.0,
                      std::floor(std::min(fittingCell(width, m_size.columns, left, right),
                                          fittingCell(height, m_size.rows, top, bottom))));
    m_margins = {left.at(m_cell), top.at(m_cell), right.at(m_cell), bottom.at(m_cell)};
    const double wide = m_margins.left() + m_cell * m_size.columns + m_margins.right();
    const double high = m_margins.top() + m_cell * m_size.rows + m_margins.bottom();
    m_left = std::floor((width - wide) / 2) + m_margins.left();
    m_top = std::floor((height - high) / 2) + m_margins.top();
}

QRectF BoardGeometry::board() const
{
    return {m_left / m_scale, m_top / m_scale, m_cell * m_size.columns / m_scale, m_cell * m_size.rows / m_scale};
}

QRectF BoardGeometry::rect(Cell cell) const
{
    return {(m_left + m_cell * cell.x) / m_scale, (m_top + m_cell * cell.y) / m_scale, cellSize(), cellSize()};
}

QPointF BoardGeometry::centre(Cell cell) const
{
    const double half = std::floor(m_cell / 2);
    return {(m_left + m_cell * cell.x + half) / m_scale, (m_top + m_cell * cell.y + half) / m_scale};
}

std::optional<Cell> BoardGeometry::cellAt(QPointF point) const
{
    const double x = std::floor((point.x() * m_scale - m_left) / m_cell);
    const double y = std::floor((point.y() * m_scale - m_top) / m_cell);
    if (!(x >= 0 && x < m_size.columns && y >= 0 && y < m_size.rows))
        return std::nullopt;
    return Cell{static_cast<int>(x), static_cast<int>(y)};
}

QRectF BoardGeometry::line(QPointF from, QPointF to, double width) const
{
    const double thick = std::max(1.0, std::round(width * m_scale));
    const double before = std::floor(thick / 2);
    const double left = std::round(std::min(from.x(), to.x()) * m_scale) - before;
    const double top = std::round(std::min(from.y(), to.y()) * m_scale) - before;
    const double wide = std::round(std::abs(to.x() - from.x()) * m_scale) + thick;
    const double high = std::round(std::abs(to.y() - from.y()) * m_scale) + thick;
    return {left / m_scale, top / m_scale, wide / m_scale, high / m_scale};
}

} // namespace qipan::ui
