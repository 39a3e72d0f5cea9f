// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzle/puzzle.h"
#include "core/puzzle/reversi_exact.h"
#include "core/reversi/position.h"
#include "core/reversi/weights.h"

#include <string>
#include <vector>

namespace qipan::reversi {

/// The range of empty squares in puzzles.
inline constexpr int minEmpties = 6;
inline constexpr int maxEmpties = 12;

/// A position near the end as a puzzle, with the exact scores of all its moves. Terms: docs/puzzles.md.
class PuzzlePosition {
public:
    /// Precondition: `moves` are all moves of the side to move, at least one.
    PuzzlePosition(const Position& position, std::vector<puzzle::ScoredMove> moves);

    [[nodiscard]] Squares right() const { return m_right; }
    /// The score of the right moves.
    [[nodiscard]] int best() const { return m_best; }
    /// By how many discs the best wrong move is worse; 0 if no move is wrong.
    [[nodiscard]] int gap() const { return m_gap; }

    /// Why the position is not a puzzle; empty if it is one.
    [[nodiscard]] std::string rejectionReason() const;
    /// The first of parity, corner and edge that applies; otherwise an endgame.
    [[nodiscard]] puzzle::Kind kind() const;
    /// 1 to 10, from the empty squares, the nodes to solve it, the gap, and whether these choices are wrong: all moves
    /// that flip the most discs, all that leave the fewest replies, and that of a search of two plies.
    /// Precondition: minEmpties or more.
    [[nodiscard]] int grade(const Weights& weights) const;

private:
    /// The moves with the greatest `value`.
    template <typename Value>
    [[nodiscard]] Squares argmax(Value value) const;

    [[nodiscard]] Squares mostFlips() const;
    [[nodiscard]] Squares fewestReplies() const;
    /// Moves that give the other side access to a corner it could not take before.
    [[nodiscard]] Squares givingCorners() const;
    [[nodiscard]] bool isWrong(Squares moves) const { return (moves & m_right) == 0; }

    [[nodiscard]] bool isParity() const;
    [[nodiscard]] bool isCorner() const;
    [[nodiscard]] bool isEdge() const;

    Position m_position;
    std::vector<puzzle::ScoredMove> m_moves;
    Squares m_right = 0;
    int m_best = 0;
    int m_gap = 0;
    bool m_decides = false; // a wrong move changes the winner
};

} // namespace qipan::reversi
