#pragma once

#include "core/gomoku/board.h"

#include <random>
#include <vector>

namespace qipan::test {

/// A board as the plain references read it: 0 nothing, 1 black, 2 white.
using Rows = std::vector<std::vector<int>>;

[[nodiscard]] gomoku::Board boardOf(const Rows& rows);

/// Stones at random in a square somewhere on the board, few or many, as often black as white or more often.
[[nodiscard]] Rows scatteredPosition(int size, std::mt19937& random);

/// A point with threes in two lines whose straight fours lie on points with threes in two more lines, and so on, as
/// far as the room on the board goes; then a few stones at random. The deepest question about threes takes as a rule
/// some `levels` levels.
[[nodiscard]] Rows nestedPosition(int size, int levels, std::mt19937& random);

} // namespace qipan::test
