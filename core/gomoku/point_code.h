// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"
#include "core/gomoku/line_table.h"
#include "core/gomoku/rule.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// The shapes along the four lines through a point, in the order of lineSteps.
using FourShapes = std::array<LineShape, 4>;

/// The multiset of the four shapes at a point, regardless of order: the feature that indexes the weights. With the
/// shapes a >= b >= c >= d as numbers it is C(a+3, 4) + C(b+2, 3) + C(c+1, 2) + d (the combinatorial number system),
/// which maps all multisets to 0 … pointCodeCount - 1 without gaps.
using PointCode = std::uint16_t;
inline constexpr int pointCodeCount = 2'380; // C(lineShapeCount + 3, 4)

[[nodiscard]] PointCode pointCode(FourShapes shapes);
/// Returns the shapes, strongest first.
[[nodiscard]] FourShapes shapesOf(PointCode code);

/// The threat of a stone on an empty point, all four lines together, from weakest to strongest.
enum class PointThreat : std::uint8_t {
    None,              ///< also where black is certainly forbidden to play in renju
    OpenTwo,           ///< an open two
    DoubleTwo,         ///< open twos in two lines
    SleepingThree,     ///< a sleeping three
    SleepingThreePlus, ///< a sleeping three, and in another line a sleeping three or an open two
    OpenThree,         ///< an open three
    OpenThreePlus,     ///< an open three, and in another line a sleeping three or an open two
    DoubleThree,       ///< open threes in two lines
    Four,              ///< a four that one point blocks
    FourPlus,          ///< a four, and in another line a sleeping three or an open two
    FourThree,         ///< a four, and in another line an open three
    OpenFour,          ///< an open four, or two fours in one or two lines: only a five of the other side stops it
    Five,              ///< wins
};
inline constexpr int pointThreatCount = 13;

/// Whether a point is forbidden to black in renju, judged by the shapes alone.
enum class ForbiddenStatus : std::uint8_t {
    None,        ///< not forbidden
    DoubleThree, ///< two or more open threes: forbidden unless one is no real three because its open four is forbidden
    Certain,     ///< an overline or two fours without a five: forbidden
};

[[nodiscard]] PointThreat threatOf(const FourShapes& shapes, Rule rule, Side side);
[[nodiscard]] ForbiddenStatus forbiddenStatusOf(const FourShapes& shapes, Rule rule, Side side);

/// Four shapes in four bits each, the first line in the lowest bits.
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

/// Returns the code of every PackedShapes; created on first use, shared and immutable.
[[nodiscard]] const std::vector<PointCode>& codesOfPackedShapes();

/// The meaning of codes for a side.
struct CodeMeanings {
    std::array<PointThreat, static_cast<std::size_t>(pointCodeCount)> threats{};
    std::array<ForbiddenStatus, static_cast<std::size_t>(pointCodeCount)> forbiddenStatuses{};
};

/// Returns the meanings for a side under a rule; created on first use, shared and immutable.
[[nodiscard]] const CodeMeanings& codeMeanings(Rule rule, Side side);

} // namespace qipan::gomoku
