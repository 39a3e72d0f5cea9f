#pragma once

#include "core/board/cell.h"
#include "core/board/grid.h"

#include <algorithm>

namespace qipan::link {

/// Which cells of a rectangle a board has. The others are holes: never a tile, and for paths as empty as an empty cell,
/// whatever the border rule.
class Shape {
public:
    /// All of them.
    explicit Shape(BoardSize size)
        : m_cells{size, true}
    {
    }
    explicit Shape(Grid<bool> cells)
        : m_cells{std::move(cells)}
    {
    }

    [[nodiscard]] BoardSize size() const { return m_cells.size(); }
    /// False for cells outside the rectangle too.
    [[nodiscard]] bool contains(Cell cell) const { return m_cells.contains(cell) && m_cells[cell]; }
    /// How many cells it has.
    [[nodiscard]] int cells() const { return static_cast<int>(std::ranges::count(m_cells.values(), true)); }

    friend bool operator==(const Shape&, const Shape&) = default;

private:
    Grid<bool> m_cells;
};

} // namespace qipan::link
