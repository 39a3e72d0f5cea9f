// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

namespace qipan {

/// The eight symmetries of a square board are numbered 0 … 7: bit 0 mirrors left and right, then bit 1 top and bottom,
/// then bit 2 columns and rows. 0 is the identity.
inline constexpr int symmetryCount = 8;

/// Maps a cell of a board of `size` lines. Precondition: 0 <= symmetry < symmetryCount.
[[nodiscard]] constexpr Cell turned(Cell cell, int size, int symmetry)
{
    if ((symmetry & 1) != 0)
        cell.x = size - 1 - cell.x;
    if ((symmetry & 2) != 0)
        cell.y = size - 1 - cell.y;
    return (symmetry & 4) != 0 ? Cell{cell.y, cell.x} : cell;
}

} // namespace qipan
