#pragma once

#include "core/board/side.h"
#include "core/gomoku/line_shape.h"
#include "core/gomoku/rule.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// The shapes along the four lines through a point, in the order of lineSteps.
using FourShapes = std::array<LineShape, 4>;

/// Which four shapes meet on a point, whatever their order: the feature that the weights are indexed by.
///
/// With the shapes a >= b >= c >= d as numbers it is C(a+3, 4) + C(b+2, 3) + C(c+1, 2) + d (the combinatorial number
/// system), so that all multisets have the numbers 0 … pointCodeCount - 1 without a gap.
using PointCode = std::uint16_t;
inline constexpr int pointCodeCount = 2'380; // C(lineShapeCount + 3, 4)

[[nodiscard]] PointCode pointCode(FourShapes shapes);
/// The strongest shape first.
[[nodiscard]] FourShapes shapesOf(PointCode code);

/// What a stone on an empty point would threaten, all four lines together, weakest first.
enum class PointThreat : std::uint8_t {
    None,              ///< also where black surely may not play in renju
    OpenTwo,           ///< an open two
    DoubleTwo,         ///< open twos in two lines
    SleepingThree,     ///< a sleeping three
    SleepingThreePlus, ///< a sleeping three, and in another line one more or an open two
    OpenThree,         ///< an open three
    OpenThreePlus,     ///< an open three, and in another line a sleeping three or an open two
    DoubleThree,       ///< open threes in two lines
    Four,              ///< a four: one point stops it
    FourPlus,          ///< a four, and in another line a sleeping three or an open two
    FourThree,         ///< a four, and in another line an open three
    OpenFour,          ///< an open four, or two fours in one or two lines: only a five of the other side stops it
    Five,              ///< it wins
};
inline constexpr int pointThreatCount = 13;

/// Whether black may be forbidden to play on a point in renju, as far as shapes tell.
enum class Suspicion : std::uint8_t {
    None,        ///< allowed
    DoubleThree, ///< two open threes or more: forbidden unless a three fails, as its open four is forbidden in turn
    Certain,     ///< an overline or two fours, and no five: forbidden
};

[[nodiscard]] PointThreat threatOf(const FourShapes& shapes, Rule rule, Side side);
[[nodiscard]] Suspicion suspicionOf(const FourShapes& shapes, Rule rule, Side side);

/// Four shapes in four bits each, the first line's lowest.
using PackedShapes = std::uint16_t;

[[nodiscard]] constexpr LineShape unpack(PackedShapes shapes, std::size_t line)
{
    return static_cast<LineShape>(shapes >> (4 * line) & 15);
}
[[nodiscard]] constexpr PackedShapes repack(PackedShapes shapes, std::size_t line, LineShape shape)
{
    const auto others = shapes & ~(15U << (4 * line));
    return static_cast<PackedShapes>(others | static_cast<unsigned>(shape) << (4 * line));
}

/// The code of every PackedShapes; made when it is first asked for, shared, and never changed.
[[nodiscard]] const std::vector<PointCode>& codesOfPackedShapes();

/// What the codes mean to a side.
struct CodeMeanings {
    std::array<PointThreat, static_cast<std::size_t>(pointCodeCount)> threats{};
    std::array<Suspicion, static_cast<std::size_t>(pointCodeCount)> suspicions{};
};

/// The meanings for a side under a rule; made when they are first asked for, shared, and never changed.
[[nodiscard]] const CodeMeanings& codeMeanings(Rule rule, Side side);

} // namespace qipan::gomoku
