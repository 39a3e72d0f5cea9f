// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/board/grid.h"

#include <algorithm>

namespace qipan::link {

/// The cells of a rectangle that belong to a board. The others are holes: they never hold a tile, and paths can cross
/// them like empty cells, whatever the border rule.
class Shape {
public:
    /// The whole rectangle.
    explicit Shape(BoardSize size)
        : m_cells{size, true}
    {
    }
    explicit Shape(Grid<bool> cells)
        : m_cells{std::move(cells)}
    {
    }

    [[nodiscard]] BoardSize size() const { return m_cells.size(); }
    /// Returns false also for cells outside the rectangle.
    [[nodiscard]] bool contains(Cell cell) const { return m_cells.contains(cell) && m_cells[cell]; }
    /// Returns the number of cells in the shape.
    [[nodiscard]] int cells() const { return static_cast<int>(std::ranges::count(m_cells.values(), true)); }

    friend bool operator==(const Shape&, const Shape&) = default;

private:
    Grid<bool> m_cells;
};

} // namespace qipan::link
