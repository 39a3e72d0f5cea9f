// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/board.h"
#include "tests/core/gomoku/rows.h"

#include <random>

namespace qipan::test {

[[nodiscard]] gomoku::Board boardOf(const Rows& rows);

/// Random stones, few or many, in a random square of the board; at least as many black as white on average.
[[nodiscard]] Rows scatteredPosition(int size, std::mt19937& random);

/// A point with threes in two lines whose straight fours lie on points with threes in two more lines, and so on, as
/// far as the board allows; then a few random stones. The test for threes usually recurses to about `levels` levels.
[[nodiscard]] Rows nestedPosition(int size, int levels, std::mt19937& random);

} // namespace qipan::test
