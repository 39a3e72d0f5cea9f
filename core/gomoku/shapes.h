#pragma once

#include "core/gomoku/board.h"
#include "core/gomoku/rule.h"

#include <array>
#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// What a stone on an empty point would make along one line, by what it takes from there to a winning row.
enum class Shape : std::uint8_t {
    None,
    SleepingTwo,   ///< two moves more make a four
    OpenTwo,       ///< one move more makes an open three
    SleepingThree, ///< one move more makes a four
    OpenThree,     ///< one move more makes an open four
    Four,          ///< one point wins
    OpenFour,      ///< two points win
    Five,          ///< it wins
};
inline constexpr int shapeCount = 8;

/// The shape for every surrounding of a point along a line, worked out from the rule alone. Forbidden points are not
/// known to it.
///
/// A surrounding is the five points before and the five after it, each empty, own or blocked: 3^10 keys.
class ShapeTable {
public:
    /// Takes about two milliseconds.
    explicit ShapeTable(Rule rule);

    [[nodiscard]] Rule rule() const { return m_rule; }

    /// The shape that a stone of `side` on `point` would make along the line of `step`.
    /// Precondition: `point` is empty.
    [[nodiscard]] Shape shapeAt(const Board& board, Point point, int step, Side side) const;

private:
    Rule m_rule;
    std::array<std::vector<Shape>, 2> m_shapes; // of black and of white
};

} // namespace qipan::gomoku
