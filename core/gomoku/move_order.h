#pragma once

#include "core/gomoku/position.h"

#include <array>
#include <cstddef>
#include <span>

namespace qipan::gomoku {

/// Which moves were good elsewhere in a search: the last two that refuted something at each ply, what refuted each move
/// of the other side last, and how often each point was better than those tried before it.
class MoveHistory {
public:
    /// `move` was too good for the other side at `depth`; the quiet ones among `tried`, which came before, were not.
    /// `last` is the other side's move before, 0 for none.
    void refuted(Point move, std::span<const Point> tried, Side side, int ply, int depth, Point last);
    /// What is added to the worth of a move.
    [[nodiscard]] int bonus(Point move, Side side, int ply, Point last) const;

private:
    static constexpr std::size_t mostPlies = static_cast<std::size_t>(largestSize * largestSize) + 1;
    template <class Value>
    using ByPoint = std::array<std::array<Value, static_cast<std::size_t>(pointCount)>, 2>;

    void learn(Point move, Side side, int change);

    std::array<std::array<Point, 2>, mostPlies> m_killers{};
    ByPoint<Point> m_answers{};
    ByPoint<int> m_scores{};
};

/// Gives the moves of a set, the most promising first. Sorts as it goes, as often only a few are asked for.
class MoveOrder {
public:
    /// `first` comes before all others where it is in the set; 0 for none. `last` is the other side's move before, 0
    /// for none.
    MoveOrder(const Position& position, Side side, const PointSet& points, Point first, const MoveHistory& history,
              int ply, Point last);

    [[nodiscard]] bool isEmpty() const { return m_next == m_size; }
    /// Precondition: it is not empty.
    [[nodiscard]] Point next();

private:
    struct Ranked {
        int worth; // with what history adds
        Point point;
    };

    std::size_t m_next = 0;
    std::size_t m_size = 0;
    std::array<Ranked, static_cast<std::size_t>(largestSize* largestSize)> m_moves;
};

} // namespace qipan::gomoku
