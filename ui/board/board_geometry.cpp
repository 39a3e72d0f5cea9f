#include "ui/board/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace qipan::ui {

BoardGeometry::BoardGeometry(const Spec& spec)
    : m_size{spec.size}
    , m_scale{spec.scale}
{
    const double width = std::floor(spec.viewport.width() * m_scale);
    const double height = std::floor(spec.viewport.height() * m_scale);
    const double least = std::ceil(spec.minMargin * m_scale);
    const auto fit = [&](double length, int cells) {
        // With the margin counted in cells, or with the least margin where that is larger.
        return std::min(length / (cells + 2 * spec.margin), (length - 2 * least) / cells);
    };
    m_cell = std::max(1.0, std::floor(std::min(fit(width, m_size.columns), fit(height, m_size.rows))));
    m_margin = std::max(least, std::floor(m_cell * spec.margin));
    m_left = std::floor((width - m_cell * m_size.columns) / 2);
    m_top = std::floor((height - m_cell * m_size.rows) / 2);
}

QRectF BoardGeometry::board() const
{
    return {m_left / m_scale, m_top / m_scale, m_cell * m_size.columns / m_scale, m_cell * m_size.rows / m_scale};
}

QRectF BoardGeometry::outer() const
{
    return board().adjusted(-margin(), -margin(), margin(), margin());
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
