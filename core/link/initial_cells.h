// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/falling.h"

#include <span>

namespace qipan::link {

/// Tracks the initial cell of each tile while tiles fall.
class InitialCells {
public:
    explicit InitialCells(BoardSize size)
        : m_initialCells{size}
    {
        for (int y = 0; y < size.rows; ++y) {
            for (int x = 0; x < size.columns; ++x)
                m_initialCells[{x, y}] = {x, y};
        }
    }

    /// Returns the initial cell of the tile that is in `cell` now.
    [[nodiscard]] Cell operator[](Cell cell) const { return m_initialCells[cell]; }

    void applyFalls(std::span<const Fall> falls)
    {
        for (const Fall& fall : falls)
            m_initialCells[fall.to] = m_initialCells[fall.from];
    }

private:
    Grid<Cell> m_initialCells;
};

} // namespace qipan::link
