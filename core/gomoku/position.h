// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/seeded_random.h"
#include "core/gomoku/board.h"
#include "core/gomoku/forbidden.h"
#include "core/gomoku/line_table.h"
#include "core/gomoku/point_code.h"
#include "core/gomoku/point_set.h"
#include "core/gomoku/weights.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// Numbers for hashing positions (Zobrist 1970): the hash of a position is the exclusive or of its stones' numbers.
namespace zobrist {

using Stones = std::array<std::array<std::uint64_t, static_cast<std::size_t>(pointCount)>, 2>;

[[nodiscard]] constexpr Stones makeStones()
{
    Stones stones{};
    std::uint64_t n = 0;
    for (auto& side : stones) {
        for (std::uint64_t& number : side)
            number = mix(0, n++);
    }
    return stones;
}

inline constexpr Stones stones = makeStones();

[[nodiscard]] constexpr std::uint64_t ofStone(Point point, Side side)
{
    return stones[static_cast<std::size_t>(side)][static_cast<std::size_t>(point)];
}

/// For searches whose hash includes the side to move.
inline constexpr std::uint64_t whiteToMove = mix(0, 2 * std::uint64_t{pointCount});

} // namespace zobrist

/// A board for search: incrementally updates what a stone of either side would make on every empty point. Stones are
/// removed in reverse order. Only empty points have shapes, codes and threats and count in the sums; results for
/// occupied points are undefined. Each empty point keeps the keys of its four lines for both sides. A stone adds a
/// constant to the keys in its reach; if that changes a shape, the point's code and threat, the sets and the sums are
/// updated.
class Position {
public:
    /// Keeps a reference to `weights`. Precondition: 5 <= size <= largestSize.
    Position(int size, Rule rule, const Weights& weights);
    /// Places the stones of `board`; undo() removes them in descending order of points.
    Position(const Board& board, Rule rule, const Weights& weights);

    [[nodiscard]] const Board& board() const { return m_board; }
    [[nodiscard]] Rule rule() const { return m_rule; }
    [[nodiscard]] int stones() const { return m_board.stones(); }
    /// Precondition: there is a stone on the board.
    [[nodiscard]] Point lastPoint() const { return m_plies[static_cast<std::size_t>(stones() - 1)].point; }
    /// Hash of the stones only: a search adds the side to move.
    [[nodiscard]] std::uint64_t hash() const { return m_hash; }
    [[nodiscard]] std::uint64_t hashAfter(Point point, Side side) const
    {
        return m_hash ^ zobrist::ofStone(point, side);
    }

    /// Places a stone; the sides need not alternate. Precondition: `point` is on the board and empty.
    void place(Point point, Side side);
    /// Removes the last stone. Precondition: there is a stone on the board.
    void undo();

    [[nodiscard]] PointThreat threatAt(Point point, Side side) const { return at(point).threats[index(side)]; }
    [[nodiscard]] PointCode codeAt(Point point, Side side) const { return at(point).codes[index(side)]; }
    /// `line` is an index into lineSteps.
    [[nodiscard]] LineShape shapeAt(Point point, Side side, std::size_t line) const
    {
        return unpack(at(point).shapes[index(side)], line);
    }
    [[nodiscard]] bool makesFive(Point point, Side side) const { return threatAt(point, side) == PointThreat::Five; }
    /// For black; None under every rule but renju.
    [[nodiscard]] ForbiddenStatus forbiddenStatusAt(Point point) const
    {
        return m_forbiddenStatuses[codeAt(point, Side::Black)];
    }
    [[nodiscard]] const Weights& weights() const { return *m_weights; }
    /// Returns the priority of a point for `side` by what it makes there; see `Weights`.
    [[nodiscard]] int movePriorityAt(Point point, Side side) const
    {
        return m_weights->attacks[index(side)][codeAt(point, side)];
    }
    /// Returns the priority including what `side` prevents there.
    [[nodiscard]] int movePriority(Point point, Side side) const
    {
        const Side other = opposite(side);
        return movePriorityAt(point, side) + m_weights->defences[index(other)][codeAt(point, other)];
    }

    /// Returns the number of empty points where `side` would threaten exactly `threat`.
    [[nodiscard]] int count(Side side, PointThreat threat) const { return m_counts[index(side)][index(threat)]; }
    /// Returns these points.
    [[nodiscard]] const PointSet& points(Side side, PointThreat threat) const
    {
        return m_sets[index(side)][index(threat)];
    }
    /// Returns the empty points where `side` would threaten at least `least`.
    [[nodiscard]] PointSet pointsFrom(Side side, PointThreat least) const;
    /// Returns the empty points where a stone of the other side reduces the threat of `side` on the empty `point`
    /// below `least`: the point itself and those along its lines that the threat needs. Intersect these sets to answer
    /// several threats.
    [[nodiscard]] PointSet blockers(Point point, Side side, PointThreat least) const;
    [[nodiscard]] bool canMakeFive(Side side) const { return count(side, PointThreat::Five) > 0; }

    /// Returns the sum of the values of all empty points for `side` with `mover` to move; see `Weights`.
    [[nodiscard]] int value(Side side, Side mover) const
    {
        const Sums& sums = m_values[index(side)];
        return side == mover ? sums.moving : sums.waiting;
    }

    [[nodiscard]] const PointSet& emptyPoints() const { return m_empty; }
    /// Returns the empty points at most two steps from a stone on both axes, or three along a line. Empty on an empty
    /// board.
    [[nodiscard]] PointSet candidates() const { return m_near & m_empty; }

private:
    struct alignas(32) PointState {
        std::array<std::array<LineKey, lineSteps.size()>, 2> keys{};
        std::array<PackedShapes, 2> shapes{};
        std::array<PointCode, 2> codes{};
        std::array<PointThreat, 2> threats{};
        Point point = 0;
    };
    /// The lookup tables of a side.
    struct Tables {
        const LineShape* shapes;    // by LineKey
        const PointThreat* threats; // by PointCode, like `values`
        const CodeValue* values;
    };
    /// Sums over all empty points.
    struct Sums {
        int moving = 0;
        int waiting = 0;

        Sums& operator+=(const CodeValue& value);
        Sums& operator-=(const CodeValue& value);
    };
    static constexpr int nearRows = 7; // rows around a stone that contain candidates

    /// The state that place() cannot restore.
    struct Ply {
        Point point = 0;
        std::size_t logged = 0; // size of the log before this ply
        std::array<Sums, 2> values{};
        std::array<PointSet::Row, nearRows> near{};
        Side side = Side::Black;
    };

    [[nodiscard]] static Tables tablesOf(Rule rule, Side side, const Weights& weights);
    [[nodiscard]] static std::size_t index(Side side) { return static_cast<std::size_t>(side); }
    [[nodiscard]] static std::size_t index(PointThreat threat) { return static_cast<std::size_t>(threat); }
    [[nodiscard]] const PointState& at(Point point) const { return m_points[static_cast<std::size_t>(point)]; }

    void setUp(Point point);
    void makeNear(Point point, Ply& ply);
    void reach(Point from, Side side);
    void refresh(PointState& state, std::size_t line, std::size_t side, int added);
    void moveBetweenSets(Point point, std::size_t side, PointThreat from, PointThreat to);
    void addToSets(const PointState& state);
    void removeFromSets(const PointState& state);

    Board m_board;
    Rule m_rule;
    const Weights* m_weights;
    std::array<Tables, 2> m_tables;
    const ForbiddenStatus* m_forbiddenStatuses; // for black, by PointCode
    const PointCode* m_codes;                   // by PackedShapes
    std::uint64_t m_hash = 0;
    std::array<Sums, 2> m_values{};
    std::array<std::array<int, static_cast<std::size_t>(pointThreatCount)>, 2> m_counts{};
    PointSet m_empty;
    PointSet m_near;
    std::array<std::array<PointSet, static_cast<std::size_t>(pointThreatCount)>, 2> m_sets{};
    std::array<PointState, static_cast<std::size_t>(pointCount)> m_points{};
    std::vector<Ply> m_plies;
    std::vector<PointState> m_log; // states of points before they changed
    std::size_t m_logged = 0;
};

/// Returns false if the rules forbid `side` to play on `point`. Precondition: `point` is empty.
[[nodiscard]] inline bool isAllowed(const Position& position, Point point, Side side)
{
    if (side == Side::White)
        return true;
    switch (position.forbiddenStatusAt(point)) {
    case ForbiddenStatus::None:
        return true;
    case ForbiddenStatus::Certain:
        return false;
    case ForbiddenStatus::DoubleThree:
        break;
    }
    return forbiddenAt(position.board(), point) == Forbidden::None;
}

/// Returns the static evaluation for `side`, which is to move, in the unit of `Weights`. It is unreliable if either
/// side can make a five or an open four.
[[nodiscard]] inline int evaluate(const Position& position, Side side)
{
    return position.value(side, side) - position.value(opposite(side), side)
        + position.weights().tempo[static_cast<std::size_t>(side)];
}

/// Places a stone and removes it at the end of the scope. Keeps a reference to the position.
class ScopedMove {
public:
    ScopedMove(Position& position, Point point, Side side)
        : m_position{position}
    {
        m_position.place(point, side);
    }
    ~ScopedMove() { m_position.undo(); }
    ScopedMove(const ScopedMove&) = delete;
    ScopedMove& operator=(const ScopedMove&) = delete;

private:
    Position& m_position;
};

/// A win in n plies scores winScore - n; other scores are far below.
inline constexpr int winScore = 1'000'000;
/// Scores from here on are proven wins: no board has room for a thousand plies.
inline constexpr int decidedScore = winScore - 1'000;

[[nodiscard]] constexpr bool isDecided(int score)
{
    return score >= decidedScore || score <= -decidedScore;
}

/// Mate-distance adjustment: win scores count from the root in a search, but from the position in the table. `ply` is
/// the distance of the position from the root.
[[nodiscard]] constexpr int toTable(int score, int ply)
{
    return !isDecided(score) ? score : score > 0 ? score + ply : score - ply;
}
[[nodiscard]] constexpr int fromTable(int score, int ply)
{
    return !isDecided(score) ? score : score > 0 ? score - ply : score + ply;
}

} // namespace qipan::gomoku
