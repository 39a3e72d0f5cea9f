// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/deal_candidate.h"

#include <numeric>

namespace qipan::link {

Board fullBoard(const Shape& shape)
{
    Board board{shape.size()};
    for (const Cell cell : shape.size()) {
        if (shape.contains(cell))
            board[cell] = Picture{0};
    }
    return board;
}

std::vector<Picture> shuffledSet(int pictures, Random& random)
{
    std::vector<Picture> set(static_cast<std::size_t>(pictures));
    std::iota(set.begin(), set.end(), Picture{0});
    random.shuffle(set);
    return set;
}

void scramble(DealCandidate& candidate, int count, Random& random)
{
    std::vector<Cell> cells = tilesOf(candidate.board);
    random.shuffle(cells);
    cells.resize(std::min(cells.size(), static_cast<std::size_t>(count)));
    // Each tile takes the picture of the next, the last that of the first.
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
        const Tile tile = candidate.board[cells[i]];
        candidate.board[cells[i]] = candidate.board[cells[i + 1]];
        candidate.board[cells[i + 1]] = tile;
    }
    candidate.solution.clear();
}

} // namespace qipan::link
