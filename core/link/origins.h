#pragma once

#include "core/link/falling.h"

#include <span>

namespace qipan::link {

/// Tracks the initial cell of each tile while tiles fall.
class Origins {
public:
    explicit Origins(BoardSize size)
        : m_origins{size}
    {
        for (int y = 0; y < size.rows; ++y) {
            for (int x = 0; x < size.columns; ++x)
                m_origins[{x, y}] = {x, y};
        }
    }

    /// Returns the initial cell of the tile that is in `cell` now.
    [[nodiscard]] Cell operator[](Cell cell) const { return m_origins[cell]; }

    void follow(std::span<const Fall> falls)
    {
        for (const Fall& fall : falls)
            m_origins[fall.to] = m_origins[fall.from];
    }

private:
    Grid<Cell> m_origins;
};

} // namespace qipan::link
