// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/board.h"
#include "core/link/falling_mode.h"
#include "core/link/line_bits.h"
#include "core/link/shape.h"

#include <initializer_list>
#include <vector>

namespace qipan::link {

/// The fall of a tile along a row or a column.
struct Fall {
    Cell from;
    Cell to;

    friend constexpr bool operator==(const Fall&, const Fall&) = default;
};

/// Moves falling tiles on boards of one shape. Holes are walls that tiles neither enter nor pass; so is the middle
/// line in modes with halves. This cuts each row or column into runs with one direction, in which tiles keep their
/// order and close up.
class FallPlan {
public:
    FallPlan(const Shape& shape, FallingMode mode);

    /// Lets the tiles fall after the cells `emptied` have become empty on a settled board. Calls `move(from, to)` for
    /// each fall in order; a tile that falls around a corner falls twice. `isTile(cell)` must reflect the moves made.
    template <typename IsTile, typename Move>
    void settle(std::initializer_list<Cell> emptied, IsTile isTile, Move move) const;

private:
    enum Axis : std::size_t { Vertical, Horizontal };

    /// The cells `begin` to `end` - 1 of a line, which fall in one direction.
    struct Run {
        int begin = 0;
        int end = 0;
        bool towardsEnd = false;
    };
    using Runs = std::vector<std::vector<Run>>; // by line: column or row
    using Dirty = LineBits<2>;                  // changed lines: bit line + 1

    static Cell cellAt(Axis axis, int line, int at) { return axis == Vertical ? Cell{line, at} : Cell{at, line}; }
    void addRuns(const Shape& shape, FallingMode mode, Axis axis, int lines, int length);

    template <typename IsTile, typename Move>
    static void close(const Run& run, Axis axis, int line, IsTile isTile, Move move);

    std::array<Runs, 2> m_runs; // by axis; without lines if nothing falls along it
};

template <typename IsTile, typename Move>
void FallPlan::settle(std::initializer_list<Cell> emptied, IsTile isTile, Move move) const
{
    std::array<Dirty, 2> dirty;
    for (const Cell cell : emptied) {
        dirty[Vertical].set(cell.x + 1);
        dirty[Horizontal].set(cell.y + 1);
    }
    const auto pass = [&](Axis axis, Axis other) {
        Dirty& lines = dirty[axis];
        if (m_runs[axis].empty())
            lines = {};
        while (lines.any()) {
            const int line = lines.next(0);
            lines.clear(line);
            for (const Run& run : m_runs[axis][static_cast<std::size_t>(line - 1)]) {
                close(run, axis, line - 1, isTile, [&](int from, int to) {
                    move(cellAt(axis, line - 1, from), cellAt(axis, line - 1, to));
                    dirty[other].set(from + 1);
                    dirty[other].set(to + 1);
                });
            }
        }
    };
    // This terminates: each fall moves a tile closer to the target of its part of the board.
    while (dirty[Vertical].any() || dirty[Horizontal].any()) {
        pass(Vertical, Horizontal);
        pass(Horizontal, Vertical);
    }
}

template <typename IsTile, typename Move>
void FallPlan::close(const Run& run, Axis axis, int line, IsTile isTile, Move move)
{
    const int step = run.towardsEnd ? -1 : 1; // away from the end they fall to
    int at = run.towardsEnd ? run.end - 1 : run.begin;
    int to = at;
    for (int n = run.end - run.begin; n > 0; --n, at += step) {
        if (!isTile(cellAt(axis, line, at)))
            continue;
        if (at != to)
            move(at, to);
        to += step;
    }
}

} // namespace qipan::link
