// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/board.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace qipan::gomoku {

/// A set of points as a bitboard: a word per row of the padded board, a bit per column. Iterates in ascending order.
class PointSet {
public:
    static constexpr int rowCount = pointCount / stride;
    using Row = std::uint32_t;
    static_assert(stride == 32);

    class Iterator {
    public:
        using value_type = Point;
        using difference_type = std::ptrdiff_t;

        Iterator() = default;
        explicit Iterator(const std::array<Row, rowCount>& rows)
            : m_rows{rows.data()}
            , m_rest{rows[0]}
        {
            skipEmptyRows();
        }

        Point operator*() const { return m_row * stride + std::countr_zero(m_rest); }
        Iterator& operator++()
        {
            m_rest &= m_rest - 1;
            skipEmptyRows();
            return *this;
        }
        void operator++(int) { ++*this; }
        friend bool operator==(const Iterator& it, std::default_sentinel_t) { return it.m_row == rowCount; }

    private:
        void skipEmptyRows()
        {
            while (m_rest == 0 && ++m_row < rowCount)
                m_rest = m_rows[m_row];
        }

        const Row* m_rows = nullptr;
        int m_row = 0;
        Row m_rest = 0;
    };

    [[nodiscard]] Iterator begin() const { return Iterator{m_rows}; }
    [[nodiscard]] std::default_sentinel_t end() const { return {}; }

    [[nodiscard]] bool contains(Point point) const { return (rowOf(point) & bitOf(point)) != 0; }
    void insert(Point point) { rowOf(point) |= bitOf(point); }
    void erase(Point point) { rowOf(point) &= ~bitOf(point); }

    [[nodiscard]] bool isEmpty() const { return begin() == end(); }
    [[nodiscard]] int size() const
    {
        int count = 0;
        for (const Row row : m_rows)
            count += std::popcount(row);
        return count;
    }
    /// Precondition: !isEmpty().
    [[nodiscard]] Point first() const { return *begin(); }

    /// Returns row `row` of the padded board; bit x is column x.
    [[nodiscard]] Row& row(int row) { return m_rows[static_cast<std::size_t>(row)]; }

    PointSet& operator|=(const PointSet& other)
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            m_rows[i] |= other.m_rows[i];
        return *this;
    }
    PointSet& operator&=(const PointSet& other)
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            m_rows[i] &= other.m_rows[i];
        return *this;
    }
    friend PointSet operator|(PointSet a, const PointSet& b) { return a |= b; }
    friend PointSet operator&(PointSet a, const PointSet& b) { return a &= b; }
    friend bool operator==(const PointSet&, const PointSet&) = default;

private:
    static constexpr Row bitOf(Point point) { return Row{1} << (point % stride); }
    [[nodiscard]] Row rowOf(Point point) const { return m_rows[static_cast<std::size_t>(point / stride)]; }
    [[nodiscard]] Row& rowOf(Point point) { return m_rows[static_cast<std::size_t>(point / stride)]; }

    std::array<Row, rowCount> m_rows{};
};

} // namespace qipan::gomoku
