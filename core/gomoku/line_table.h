#pragma once

#include "core/board/side.h"
#include "core/gomoku/line_shape.h"
#include "core/gomoku/rule.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// How far along a line from a point a stone can matter to it: four steps, or five where a sixth stone spoils a five.
[[nodiscard]] constexpr int lineReach(Rule rule)
{
    return rule == Rule::Freestyle ? 4 : 5;
}
inline constexpr std::size_t longestReach = 5;

/// The surroundings of a point along a line, as one side sees them: a digit to the base three for each neighbour.
///
/// With a reach of r the places 0 … r-1 lie before the point, nearest first, and the places r … 2r-1 after it.
using LineKey = std::uint16_t;

inline constexpr int emptyDigit = 0;
inline constexpr int ownDigit = 1;
inline constexpr int blockedDigit = 2; ///< taken by the other side, or beyond the edge

/// What a digit counts in a key, by its place: the powers of three.
inline constexpr std::array<int, 2 * longestReach> placeValues{1, 3, 9, 27, 81, 243, 729, 2'187, 6'561, 19'683};

/// The shape that a stone makes in every surrounding, worked out from the rule alone.
class LineTable {
public:
    /// Takes about a millisecond.
    LineTable(Rule rule, Side side);

    /// Precondition: the key has digits in the first 2 * reach places only.
    [[nodiscard]] LineShape shapeAt(LineKey key) const { return m_shapes[key]; }
    /// All shapes, by LineKey.
    [[nodiscard]] const LineShape* data() const { return m_shapes.data(); }

private:
    std::vector<LineShape> m_shapes;
};

/// The table for a side under a rule: made when it is first asked for, shared, and never changed.
[[nodiscard]] const LineTable& lineTable(Rule rule, Side side);

} // namespace qipan::gomoku
