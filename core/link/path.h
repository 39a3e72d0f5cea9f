// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/board.h"

#include <vector>

namespace qipan::link {

/// The rule for paths between two tiles.
struct PathRule {
    int maxCorners = 2; ///< 0 allows straight paths only; no upper limit
    bool border = true; ///< the path may use the ring of cells just outside the board

    friend constexpr bool operator==(const PathRule&, const PathRule&) = default;
};

/// A path along rows and columns: its first cell, every corner, its last cell. Cells of the border ring have x = -1 or
/// columns, y = -1 or rows.
struct Path {
    std::vector<Cell> points; ///< at least two

    [[nodiscard]] int corners() const { return static_cast<int>(points.size()) - 2; }
    /// Returns the number of steps between cells.
    [[nodiscard]] int length() const;

    friend bool operator==(const Path&, const Path&) = default;
};

/// Returns the path from `a` to `b` with the fewest corners, then the fewest steps; nothing if there is none or if `a`
/// is `b`. All cells between are empty; the contents of `a` and `b` are ignored. With at most two corners, takes as
/// long as reading the board once; for many queries on a board see `Occupancy`.
/// Precondition: both cells are on the board.
[[nodiscard]] std::optional<Path> joiningPath(const Board& board, Cell a, Cell b, PathRule rule = {});

/// Finds paths with any number of corners on one board, without allocating for each search. With at most two corners,
/// `Occupancy` is faster. The search advances corner by corner over states of a cell and the axis of the path in it,
/// since that axis determines where the path can turn.
class PathSearch {
public:
    PathSearch(const Board& board, PathRule rule);

    /// See joiningPath().
    [[nodiscard]] std::optional<Path> join(Cell a, Cell b);
    /// Returns all occupied cells that a path from `a` can end at, except `a`. Valid until the next call.
    [[nodiscard]] const std::vector<Cell>& touchedFrom(Cell a);

private:
    struct State {
        std::uint32_t search = 0; ///< the search that wrote the other members
        int corners = 0;
        int steps = 0;
        int turn = 0; ///< the place where this segment began
    };

    [[nodiscard]] int placeOf(Cell cell) const;
    [[nodiscard]] Cell cellOf(int place) const;
    [[nodiscard]] int strideOf(int axis) const { return axis == 0 ? 1 : m_width; }
    [[nodiscard]] State& stateAt(int place, int axis);

    void begin(int from);
    /// Adds all segments with this many corners before them; returns false if there are none.
    bool grow(int corners);
    void sweep(int turn, int axis, int stride, int corners, int steps);
    [[nodiscard]] Path trace(int to, int axis);

    BoardSize m_size;
    PathRule m_rule;
    int m_width;                        // of the board with its ring and the wall around it
    std::vector<std::uint8_t> m_closed; // by place: a tile, the wall, or the ring if not allowed
    std::vector<State> m_states;        // by place and axis
    std::uint32_t m_search = 0;
    int m_from = 0;

    struct Open {
        int place;
        int axis;
    };
    std::vector<Open> m_frontier; // empty cells reached with the current number of corners
    std::vector<Open> m_next;
    std::vector<Cell> m_touched;
};

/// Returns a pair of equal tiles that can be joined, or nothing. Takes microseconds with at most two corners
/// (bench_link), otherwise well below 10 ms on a board of 30 by 20 cells.
[[nodiscard]] std::optional<Pair> findPair(const Board& board, PathRule rule = {});

/// Returns all pairs of equal tiles that can be joined, each once, `a` before `b` in reading order.
[[nodiscard]] std::vector<Pair> joinablePairs(const Board& board, PathRule rule = {});

} // namespace qipan::link
