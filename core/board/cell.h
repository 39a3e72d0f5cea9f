// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

namespace qipan {

/// A cell or intersection of a board: column `x` from the left and row `y` from the top, both from 0.
struct Cell {
    int x = 0;
    int y = 0;

    friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
};

/// The size of a board; as a range, its cells in reading order.
struct BoardSize {
    int columns = 0;
    int rows = 0;

    [[nodiscard]] constexpr bool contains(Cell cell) const
    {
        return cell.x >= 0 && cell.x < columns && cell.y >= 0 && cell.y < rows;
    }
    [[nodiscard]] constexpr int cells() const { return columns * rows; }

    struct Iterator {
        Cell cell;
        int columns;

        constexpr Cell operator*() const { return cell; }
        constexpr Iterator& operator++()
        {
            ++cell.x;
            if (cell.x == columns)
                cell = {0, cell.y + 1};
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;
    };
    [[nodiscard]] constexpr Iterator begin() const { return {{0, 0}, columns}; }
    [[nodiscard]] constexpr Iterator end() const { return {{0, columns > 0 ? rows : 0}, columns}; }

    friend constexpr auto operator<=>(const BoardSize&, const BoardSize&) = default;
};

} // namespace qipan
