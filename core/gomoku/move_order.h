#pragma once

#include "core/gomoku/position.h"

#include <array>
#include <cstddef>

namespace qipan::gomoku {

/// Which moves were good elsewhere in a search: the last two that refuted something at each ply, and how much each
/// point has refuted.
class MoveHistory {
public:
    void refuted(Point move, Side side, int ply, int depth);
    /// What is added to the worth of a move.
    [[nodiscard]] int bonus(Point move, Side side, int ply) const;

private:
    static constexpr std::size_t mostPlies = static_cast<std::size_t>(largestSize * largestSize) + 1;

    std::array<std::array<Point, 2>, mostPlies> m_killers{};
    std::array<std::array<int, static_cast<std::size_t>(pointCount)>, 2> m_refutations{};
};

/// Gives the moves of a set, the most promising first. Sorts as it goes, as often only a few are asked for.
class MoveOrder {
public:
    /// `first` comes before all others where it is in the set; 0 for none.
    MoveOrder(const Position& position, Side side, const PointSet& points, Point first, const MoveHistory& history,
              int ply);

    [[nodiscard]] bool isEmpty() const { return m_next == m_size; }
    /// Precondition: it is not empty.
    [[nodiscard]] Point next();

private:
    struct Ranked {
        int worth;
        Point point;
    };

    std::size_t m_next = 0;
    std::size_t m_size = 0;
    std::array<Ranked, static_cast<std::size_t>(largestSize* largestSize)> m_moves;
};

} // namespace qipan::gomoku
