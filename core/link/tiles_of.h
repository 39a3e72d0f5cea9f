// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/board.h"

#include <vector>

namespace qipan::link {

/// Returns the cells that hold a tile, in reading order.
[[nodiscard]] inline std::vector<Cell> tilesOf(const Board& board)
{
    std::vector<Cell> cells;
    for (int y = 0; y < board.size().rows; ++y) {
        for (int x = 0; x < board.size().columns; ++x) {
            if (board[{x, y}])
                cells.push_back({x, y});
        }
    }
    return cells;
}

} // namespace qipan::link
