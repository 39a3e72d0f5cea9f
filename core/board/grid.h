// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <cassert>
#include <cstddef>
#include <vector>

namespace qipan {

/// A two-dimensional array, one value per cell, stored row by row.
template <typename T>
class Grid {
public:
    Grid() = default;
    explicit Grid(BoardSize size, T value = T{})
        : m_size{size}
        , m_values(static_cast<std::size_t>(size.cells()), value)
    {
    }

    [[nodiscard]] BoardSize size() const { return m_size; }
    [[nodiscard]] bool contains(Cell cell) const { return m_size.contains(cell); }

    /// Precondition: contains(cell).
    [[nodiscard]] typename std::vector<T>::reference operator[](Cell cell) { return m_values[index(cell)]; }
    [[nodiscard]] typename std::vector<T>::const_reference operator[](Cell cell) const { return m_values[index(cell)]; }

    [[nodiscard]] const std::vector<T>& values() const { return m_values; }

    friend bool operator==(const Grid&, const Grid&) = default;

private:
    [[nodiscard]] std::size_t index(Cell cell) const
    {
        assert(contains(cell));
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_size.columns)
            + static_cast<std::size_t>(cell.x);
    }

    BoardSize m_size;
    std::vector<T> m_values;
};

} // namespace qipan
