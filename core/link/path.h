#pragma once

#include "core/link/board.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::link {

/// How two tiles may be joined.
struct PathRule {
    int maxCorners = 2; ///< 0 joins along a straight line only; any number will do
    bool border = true; ///< the path may use the ring of cells just outside the board

    friend constexpr bool operator==(const PathRule&, const PathRule&) = default;
};

/// A way from one tile to another along rows and columns: its first cell, every corner, its last cell.
/// Cells of the ring outside the board have x = -1 or columns, y = -1 or rows.
struct Path {
    std::vector<Cell> points; ///< at least two

    [[nodiscard]] int corners() const { return static_cast<int>(points.size()) - 2; }
    /// Steps from cell to cell.
    [[nodiscard]] int length() const;

    friend bool operator==(const Path&, const Path&) = default;
};

/// The path from `a` to `b` with the fewest corners and, among those, the fewest steps; or nothing.
/// All cells between are empty. What `a` and `b` themselves hold is not looked at.
/// Precondition: both are on the board. Without a path when `a` is `b`.
/// Cost: with at most two corners what it takes to read the board once; see Occupancy for many questions in a row.
[[nodiscard]] std::optional<Path> joiningPath(const Board& board, Cell a, Cell b, PathRule rule = {});

/// Searches paths with any number of corners on one board, without allocating for each search. (With at most two
/// corners Occupancy is quicker.)
/// A search goes corner by corner; its state is a cell together with the axis of the path there, for a path that
/// arrives at a cell along the row goes on to other cells than one that arrives along the column.
class PathSearch {
public:
    PathSearch(const Board& board, PathRule rule);

    /// As the function above.
    [[nodiscard]] std::optional<Path> join(Cell a, Cell b);
    /// All occupied cells that a path from `a` can end at, without `a`. The list is valid until the next call.
    [[nodiscard]] const std::vector<Cell>& touchedFrom(Cell a);

private:
    struct State {
        std::uint32_t search = 0; ///< the search that wrote the rest
        int corners = 0;
        int steps = 0;
        int turn = 0; ///< the place where this straight piece began
    };

    [[nodiscard]] int placeOf(Cell cell) const;
    [[nodiscard]] Cell cellOf(int place) const;
    [[nodiscard]] int strideOf(int axis) const { return axis == 0 ? 1 : m_width; }
    [[nodiscard]] State& stateAt(int place, int axis);

    void begin(int from);
    /// Draws every straight piece with this many corners before it; false when there is none.
    bool grow(int corners);
    void sweep(int turn, int axis, int stride, int corners, int steps);
    [[nodiscard]] Path trace(int to, int axis);

    BoardSize m_size;
    PathRule m_rule;
    int m_width;                        // of the board with its ring and a wall around that
    std::vector<std::uint8_t> m_closed; // by place: a tile, the wall, or the ring where it is not used
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

/// A pair of equal tiles that can be joined; or nothing.
/// Cost: microseconds with two corners (bench_link), else well below 10 ms on a board of 30 by 20 cells.
[[nodiscard]] std::optional<Pair> findPair(const Board& board, PathRule rule = {});

/// All pairs of equal tiles that can be joined, each once, `a` before `b` in reading order.
[[nodiscard]] std::vector<Pair> joinablePairs(const Board& board, PathRule rule = {});

} // namespace qipan::link
