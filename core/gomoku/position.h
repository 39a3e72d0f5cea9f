#pragma once

#include "core/gomoku/board.h"
#include "core/gomoku/line_table.h"
#include "core/gomoku/point_code.h"
#include "core/gomoku/point_set.h"
#include "core/gomoku/weights.h"
#include "core/gomoku/zobrist.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// A board for searching: what a stone of either side would make on every empty point, kept up to date.
///
/// Stones are taken back in the opposite order. Only empty points have shapes, codes and threats and count in the sums;
/// what the functions that take a point say of one with a stone means nothing.
///
/// Each empty point keeps the keys of its four lines for both sides. A stone adds a constant to the keys in its reach;
/// where a shape changes with that, the point's code, its threat, the sets and the sums follow.
class Position {
public:
    /// `weights` must outlive the position. Precondition: 5 <= size <= largestSize.
    Position(int size, Rule rule, const Weights& weights);
    /// With the stones of `board`; they cannot be taken back in any order but the one opposite to that of the points.
    Position(const Board& board, Rule rule, const Weights& weights);

    [[nodiscard]] const Board& board() const { return m_board; }
    [[nodiscard]] Rule rule() const { return m_rule; }
    [[nodiscard]] int stones() const { return m_board.stones(); }
    /// Precondition: at least one stone lies on the board.
    [[nodiscard]] Point lastPoint() const { return m_plies[static_cast<std::size_t>(stones() - 1)].point; }
    /// Of the stones alone: a search adds whose turn it is.
    [[nodiscard]] std::uint64_t hash() const { return m_hash; }
    [[nodiscard]] std::uint64_t hashAfter(Point point, Side side) const
    {
        return m_hash ^ zobrist::ofStone(point, side);
    }

    /// Precondition: `point` is on the board and empty. Either side may play, as often as it likes.
    void place(Point point, Side side);
    /// Takes the last stone back. Precondition: at least one stone lies on the board.
    void undo();

    [[nodiscard]] PointThreat threatAt(Point point, Side side) const { return at(point).threats[index(side)]; }
    [[nodiscard]] PointCode codeAt(Point point, Side side) const { return at(point).codes[index(side)]; }
    /// `line` is an index into lineSteps.
    [[nodiscard]] LineShape shapeAt(Point point, Side side, std::size_t line) const
    {
        return unpack(at(point).shapes[index(side)], line);
    }
    [[nodiscard]] bool makesFive(Point point, Side side) const { return threatAt(point, side) == PointThreat::Five; }
    /// Of black; None under every rule but renju.
    [[nodiscard]] Suspicion suspicionAt(Point point) const { return m_suspicions[codeAt(point, Side::Black)]; }
    [[nodiscard]] const Weights& weights() const { return *m_weights; }
    /// How soon `side` should try a point for what it makes there; see Weights.
    [[nodiscard]] int worthAt(Point point, Side side) const
    {
        return m_weights->attacks[index(side)][codeAt(point, side)];
    }
    /// The same, and for what the other side cannot make there any more.
    [[nodiscard]] int moveWorth(Point point, Side side) const
    {
        const Side other = opposite(side);
        return worthAt(point, side) + m_weights->defences[index(other)][codeAt(point, other)];
    }

    /// On how many empty points `side` would threaten exactly `threat`.
    [[nodiscard]] int count(Side side, PointThreat threat) const { return m_counts[index(side)][index(threat)]; }
    /// These points.
    [[nodiscard]] const PointSet& points(Side side, PointThreat threat) const
    {
        return m_sets[index(side)][index(threat)];
    }
    /// The empty points where `side` would threaten at least `least`.
    [[nodiscard]] PointSet pointsFrom(Side side, PointThreat least) const;
    /// The empty points where a stone of the other side would leave `side` with less than `least` on the empty `point`:
    /// this one and those along its lines that its threat needs. To answer several threats, take what is in all sets.
    [[nodiscard]] PointSet blockers(Point point, Side side, PointThreat least) const;
    [[nodiscard]] bool canMakeFive(Side side) const { return count(side, PointThreat::Five) > 0; }

    /// The sum of the values of all empty points for `side` while `mover` is to move; see Weights.
    [[nodiscard]] int value(Side side, Side mover) const
    {
        const Sums& sums = m_values[index(side)];
        return side == mover ? sums.moving : sums.waiting;
    }

    [[nodiscard]] const PointSet& emptyPoints() const { return m_empty; }
    /// The empty points at most two steps from a stone in both directions, or three along a line. None without stones.
    [[nodiscard]] PointSet candidates() const { return m_near & m_empty; }

private:
    struct alignas(32) PointState {
        std::array<std::array<LineKey, lineSteps.size()>, 2> keys{};
        std::array<PackedShapes, 2> shapes{};
        std::array<PointCode, 2> codes{};
        std::array<PointThreat, 2> threats{};
        Point point = 0;
    };
    /// What a side looks up.
    struct Tables {
        const LineShape* shapes;    // by LineKey
        const PointThreat* threats; // by PointCode, as the next
        const CodeValue* values;
    };
    /// Of the values of all empty points.
    struct Sums {
        int moving = 0;
        int waiting = 0;

        Sums& operator+=(const CodeValue& value);
        Sums& operator-=(const CodeValue& value);
    };
    static constexpr int nearRows = 7; // how many rows a stone makes near

    /// What place() cannot work out backwards.
    struct Ply {
        Point point = 0;
        std::size_t logged = 0; // states in the log before this ply
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
    const Suspicion* m_suspicions; // of black, by PointCode
    const PointCode* m_codes;      // by PackedShapes
    std::uint64_t m_hash = 0;
    std::array<Sums, 2> m_values{};
    std::array<std::array<int, static_cast<std::size_t>(pointThreatCount)>, 2> m_counts{};
    PointSet m_empty;
    PointSet m_near;
    std::array<std::array<PointSet, static_cast<std::size_t>(pointThreatCount)>, 2> m_sets{};
    std::array<PointState, static_cast<std::size_t>(pointCount)> m_points{};
    std::vector<Ply> m_plies;
    std::vector<PointState> m_log; // of points as they were before they changed
    std::size_t m_logged = 0;
};

} // namespace qipan::gomoku
