// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"

#include <random>
#include <vector>

namespace qipan::test {

/// All cells of a board, row by row.
[[nodiscard]] inline std::vector<Cell> allCells(BoardSize size)
{
    std::vector<Cell> cells;
    for (int y = 0; y < size.rows; ++y) {
        for (int x = 0; x < size.columns; ++x)
            cells.push_back({x, y});
    }
    return cells;
}

[[nodiscard]] inline std::vector<Cell> legalCells(const BoardGame& game)
{
    std::vector<Cell> cells;
    for (const Cell cell : allCells(game.size())) {
        if (game.isLegal(cell))
            cells.push_back(cell);
    }
    return cells;
}

/// An index below `count`, the same with every standard library. Precondition: count > 0.
[[nodiscard]] inline std::size_t below(std::mt19937& random, std::size_t count)
{
    return random() % count;
}

/// Plays random legal moves until the game ends or `plies` of them are played.
inline void playAtRandom(BoardGame& game, std::mt19937& random, int plies = 1000)
{
    for (; plies > 0 && !game.outcome(); --plies) {
        const std::vector<Cell> cells = legalCells(game);
        game.play(cells[below(random, cells.size())]);
    }
}

} // namespace qipan::test
