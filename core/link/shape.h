// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/grid.h"

#include <algorithm>
#include <cstdint>
#include <optional>

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

/// The outlines of boards. The values are part of deal numbers: append only.
enum class Outline : std::uint8_t {
    Rectangle,
    Cross,
    Ring,
    Diamond,
    Heart,
    Hourglass,
    Butterfly, ///< an hourglass on its side
    Window,    ///< a frame with a cross in it and four empty panes
    Checkered, ///< every other square of two by two cells
};
inline constexpr int outlines = 9;

/// The smallest rectangle for outlines other than `Rectangle`.
inline constexpr BoardSize smallestFancy{.columns = 6, .rows = 6};

/// Returns the shape with this outline. It touches all four sides of the rectangle and is left-right symmetric, except
/// for a cell that may be removed to make the number of cells even. Returns nothing if the size does not fit: a
/// rectangle with no cells or an odd number, or another outline below the smallest size.
[[nodiscard]] std::optional<Shape> makeShape(Outline outline, BoardSize size);

} // namespace qipan::link
