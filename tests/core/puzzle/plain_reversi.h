// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/diagram.h"

#include <array>
#include <vector>

namespace qipan::test {

/// Reversi on an array of 64 numbers with a simple search to the end, as a reference for exact play.
class PlainReversi {
public:
    /// The position of a diagram, without its moves.
    explicit PlainReversi(const book::Diagram& board);

    [[nodiscard]] bool canMove(int side) const;
    [[nodiscard]] std::vector<Cell> moves() const;
    /// Precondition: the cell is legal. Makes forced passes at once.
    void play(Cell cell);
    [[nodiscard]] int empties() const;
    [[nodiscard]] int toMove() const { return m_toMove; } ///< 1 black, -1 white, 0 at the end

    /// The lead of `side` with best play, empty squares counting for the winner; exact between alpha and beta,
    /// otherwise a bound.
    [[nodiscard]] int scoreFor(int side, int alpha = -64, int beta = 64) const;

private:
    /// The number of discs that a move turns; turns them if `doIt` is set.
    int flip(int cell, int side, bool doIt);
    [[nodiscard]] int turns(int cell, int side) const;
    [[nodiscard]] int endScore(int side) const;
    void passWhereForced();

    std::array<int, 64> m_discs{}; // 1 black, -1 white
    int m_toMove = 1;
};

} // namespace qipan::test
