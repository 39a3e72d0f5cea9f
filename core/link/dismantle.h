// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/position.h"

namespace qipan::link {

/// Two tiles that were removed together.
struct DismantledPair {
    Pair from; ///< their initial cells
    Pair at;   ///< their cells when they were removed
};

/// Removes the tiles of a board in pairs, ignoring their pictures, until none is left. Whether two tiles can be joined
/// depends only on which cells are empty. So if each of these pairs gets one picture, the record is a solution of the
/// board in any mode, shape and border rule. (GNOME Mahjongg creates its boards in the same way.)
/// `neighbours`: the percentage of moves in which adjacent tiles may be removed; otherwise they are removed only if
/// nothing else can, which makes the board harder. In rare cases tiles that cannot be joined remain; these are not in
/// the record.
[[nodiscard]] std::vector<DismantledPair> dismantle(const Board& board, const BoardRules& rules, int neighbours,
                                                    Random& random);

/// Tracks the initial cell of each tile while tiles fall.
class InitialCells {
public:
    explicit InitialCells(BoardSize size)
        : m_initialCells{size}
    {
        for (const Cell cell : size)
            m_initialCells[cell] = cell;
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
