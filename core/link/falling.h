#pragma once

#include "core/link/board.h"
#include "core/link/line_bits.h"
#include "core/link/shape.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace qipan::link {

/// Where the remaining tiles fall after a pair has gone. The values are part of deal numbers: add at the end only.
/// Halves: of an odd number of rows (columns) the middle one belongs to the lower (right) half.
enum class FallingMode : std::uint8_t {
    None,
    Down,
    Up,
    Left,
    Right,
    SplitLeftRight,  ///< the left half to the left, the right half to the right
    SplitUpDown,     ///< the upper half up, the lower half down
    GatherLeftRight, ///< each half towards the middle, up to it
    GatherUpDown,
    Outward,             ///< split in both directions: up and down first, then left and right, until all lies still
    Inward,              ///< gathered in both directions, likewise
    UpperLeftLowerRight, ///< the upper half to the left, the lower half to the right
    LeftDownRightUp,     ///< the left half down, the right half up
};
inline constexpr int fallingModes = 13;

/// The mode of a level of the campaign, from 1: the order of the classic game (eleven modes, without up and right),
/// over again after the last. Precondition: level >= 1.
[[nodiscard]] FallingMode campaignMode(int level);

/// A tile falls along a row or a column.
struct Fall {
    Cell from;
    Cell to;

    friend constexpr bool operator==(const Fall&, const Fall&) = default;
};

/// How tiles fall on boards of one shape. A hole is a wall: tiles neither enter nor pass it. So is the middle line in
/// the modes with halves. Each row or column is thus cut into runs of cells with one direction, and in a run the tiles
/// keep their order and close up.
class FallPlan {
public:
    FallPlan(const Shape& shape, FallingMode mode);

    /// Lets the tiles fall after cells have become empty on a board where everything lay still: calls `move(from, to)`
    /// for each fall, in order; a tile that falls around a corner falls twice. `isTile(cell)` must follow.
    template <typename IsTile, typename Move>
    void settle(std::initializer_list<Cell> emptied, IsTile isTile, Move move) const;

private:
    enum Axis : std::size_t { Vertical, Horizontal };

    /// Cells `begin` to `end`, without `end`, of one line; they fall towards the end or the beginning.
    struct Run {
        int begin = 0;
        int end = 0;
        bool towardsEnd = false;
    };
    using Runs = std::vector<std::vector<Run>>; // by line: column or row
    using Dirty = LineBits<2>;                  // lines where something has changed: bit line + 1

    static Cell cellAt(Axis axis, int line, int at) { return axis == Vertical ? Cell{line, at} : Cell{at, line}; }
    void addRuns(const Shape& shape, FallingMode mode, Axis axis, int lines, int length);

    template <typename IsTile, typename Move>
    static void close(const Run& run, Axis axis, int line, IsTile isTile, Move move);

    std::array<Runs, 2> m_runs; // by axis; no lines at all where nothing falls along it
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
    // It ends: each fall brings a tile nearer to where its quarter of the board falls to.
    while (dirty[Vertical].any() || dirty[Horizontal].any()) {
        pass(Vertical, Horizontal);
        pass(Horizontal, Vertical);
    }
}

template <typename IsTile, typename Move>
void FallPlan::close(const Run& run, Axis axis, int line, IsTile isTile, Move move)
{
    const int step = run.towardsEnd ? -1 : 1; // from where they fall to, backwards
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
