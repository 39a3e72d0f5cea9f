#pragma once

#include "core/book/diagram.h"

#include <array>
#include <vector>

namespace qipan::test {

/// Reversi on an array of 64 numbers, with the plainest search to the end: what exact play is compared with.
class PlainReversi {
public:
    /// The position of a diagram, without its moves.
    explicit PlainReversi(const book::Diagram& board);

    [[nodiscard]] bool canMove(int side) const;
    [[nodiscard]] std::vector<Cell> moves() const;
    /// The cell is legal. Forced passes are made at once.
    void play(Cell cell);
    [[nodiscard]] int empties() const;
    [[nodiscard]] int toMove() const { return m_toMove; } ///< 1 black, -1 white, 0 at the end

    /// The lead of `side` with best play, empty squares for the winner; between alpha and beta exact, else a bound.
    [[nodiscard]] int scoreFor(int side, int alpha = -64, int beta = 64) const;

private:
    /// The discs that turn, as changed in place where `doIt` is set; how many.
    int flip(int cell, int side, bool doIt);
    [[nodiscard]] int turns(int cell, int side) const;
    [[nodiscard]] int endScore(int side) const;
    void passWhereForced();

    std::array<int, 64> m_discs{}; // 1 black, -1 white
    int m_toMove = 1;
};

} // namespace qipan::test
