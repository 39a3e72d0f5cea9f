// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/position.h"

#include <array>
#include <cstddef>
#include <span>

namespace qipan::gomoku {

/// Statistics for ordering moves: two killer moves per ply, the move that last refuted each move of the other side,
/// and history scores by point.
class MoveHistory {
public:
    /// Records that `move` caused a cutoff at `depth`, and the quiet moves in `tried`, searched before it, did not.
    /// `last` is the other side's previous move, 0 for none.
    void recordCutoff(Point move, std::span<const Point> tried, Side side, int ply, int depth, Point last);
    /// Returns the bonus for the priority of a move.
    [[nodiscard]] int bonus(Point move, Side side, int ply, Point last) const;

private:
    static constexpr std::size_t maxPlies = static_cast<std::size_t>(largestSize * largestSize) + 1;
    template <class Value>
    using ByPoint = std::array<std::array<Value, static_cast<std::size_t>(pointCount)>, 2>;

    void updateScore(Point move, Side side, int change);

    std::array<std::array<Point, 2>, maxPlies> m_killers{};
    ByPoint<Point> m_countermoves{};
    ByPoint<int> m_scores{};
};

/// Yields the moves of a set, the most promising first. Sorts lazily, since often only a few are needed.
class MoveOrder {
public:
    /// `first` comes first if it is in the set; 0 for none. `last` is the other side's previous move, 0 for none.
    MoveOrder(const Position& position, Side side, const PointSet& points, Point first, const MoveHistory& history,
              int ply, Point last);

    [[nodiscard]] bool isEmpty() const { return m_next == m_size; }
    /// Precondition: !isEmpty().
    [[nodiscard]] Point next();

private:
    struct ScoredMove {
        int score; // including the history bonus
        Point point;
    };

    std::size_t m_next = 0;
    std::size_t m_size = 0;
    std::array<ScoredMove, static_cast<std::size_t>(largestSize* largestSize)> m_moves;
};

} // namespace qipan::gomoku
