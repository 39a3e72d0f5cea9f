// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"
#include "core/gomoku/rule.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// The shape that a stone on an empty point would make on one line, from weakest to strongest. In the drawings, X is a
/// stone of the side, including the new one, . is an empty point, and | is an opposing stone or the edge. Only shapes
/// through the new stone count.
enum class LineShape : std::uint8_t {
    Dead,          ///< |X..|   no room for five
    Overline,      ///< XXXXXX  six or more where exactly five wins; forbidden to black in renju
    SleepingOne,   ///< |X....| one more makes a sleeping two
    OpenOne,       ///< ..X..   one more makes an open two
    SleepingTwo,   ///< |XX...| one more makes a sleeping three
    OpenTwo,       ///< |.XX... one more makes an open three, but no wide three
    WideTwo,       ///< ...XX...   one more makes a wide three
    SleepingThree, ///< |XXX..  one more makes a four; also |XX.X. and |X..XX
    OpenThree,     ///< .X.XX.  one point makes an open four; also |.XXX..
    WideThree,     ///< ..XXX.. either of two points makes an open four
    Four,          ///< |XXXX.  one point makes a five; also XX.XX and X.XXX
    DoubleFour,    ///< X.XXX.X two points make a five, without an unbroken four; also XX.XX.XX and XXX.X.XXX
    OpenFour,      ///< .XXXX.  both ends make a five (a straight four)
    Five,          ///< XXXXX   wins
};
inline constexpr int lineShapeCount = 14;

/// Returns how far along a line a stone can affect a point: four steps, or five where a sixth stone spoils a five.
[[nodiscard]] constexpr int lineReach(Rule rule)
{
    return rule == Rule::Freestyle ? 4 : 5;
}
inline constexpr std::size_t longestReach = 5;

/// The neighbours of a point along a line from one side's view: a base-3 digit for each. With a reach of r the places 0
/// … r-1 are before the point, nearest first, and the places r … 2r-1 after it.
using LineKey = std::uint16_t;

inline constexpr int emptyDigit = 0;
inline constexpr int ownDigit = 1;
inline constexpr int blockedDigit = 2; ///< an opposing stone, or beyond the edge

/// The value of each place in a key: the powers of three.
inline constexpr std::array<int, 2 * longestReach> placeValues{1, 3, 9, 27, 81, 243, 729, 2'187, 6'561, 19'683};
[[nodiscard]] constexpr int placeValue(int place)
{
    return placeValues[static_cast<std::size_t>(place)];
}

/// The shape that a stone makes for each key, computed from the rule.
class LineTable {
public:
    /// Takes about a millisecond.
    LineTable(Rule rule, Side side);

    /// Precondition: only the first 2 * reach places of the key are used.
    [[nodiscard]] LineShape shapeAt(LineKey key) const { return m_shapes[key]; }
    /// All shapes, indexed by LineKey.
    [[nodiscard]] const LineShape* data() const { return m_shapes.data(); }

private:
    std::vector<LineShape> m_shapes;
};

/// Returns the table for a side under a rule; created on first use, shared and immutable.
[[nodiscard]] const LineTable& lineTable(Rule rule, Side side);

} // namespace qipan::gomoku
