#pragma once

#include "core/puzzle/puzzle.h"
#include "core/puzzle/reversi_exact.h"
#include "core/reversi/position.h"
#include "core/reversi/weights.h"

#include <string>
#include <vector>

namespace qipan::reversi {

/// Positions of puzzles have so many empty squares.
inline constexpr int fewestEmpties = 6;
inline constexpr int mostEmpties = 12;

/// A position near the end as puzzles look at it, with all its moves' exact scores. Terms: docs/puzzles.md.
class PuzzlePosition {
public:
    /// `moves` are all of the side to move, one at least.
    PuzzlePosition(const Position& position, std::vector<puzzle::ScoredMove> moves);

    [[nodiscard]] Squares right() const { return m_right; }
    /// Of the right moves.
    [[nodiscard]] int best() const { return m_best; }
    /// By how many discs the best of the wrong moves is worse; 0 where none is wrong.
    [[nodiscard]] int gap() const { return m_gap; }

    /// Why it is no puzzle, or nothing where it is one.
    [[nodiscard]] std::string objection() const;
    /// The first of parity, corner and edge that it is; else an endgame.
    [[nodiscard]] puzzle::Kind kind() const;
    /// 1 to 10, by its empty squares, the nodes to solve it, its gap, and whether the move that turns the most discs,
    /// the one that leaves the fewest replies and a search of two plies err. Precondition: fewestEmpties or more.
    [[nodiscard]] int grade(const Weights& weights) const;

private:
    /// The moves for which `value` is greatest.
    template <typename Value>
    [[nodiscard]] Squares argmax(Value value) const;

    [[nodiscard]] Squares mostFlips() const;
    [[nodiscard]] Squares fewestReplies() const;
    /// Moves after which the other side can take a corner that it could not take before.
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
    bool m_decides = false; // a wrong move changes who wins
};

} // namespace qipan::reversi
