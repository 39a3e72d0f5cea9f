// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/board.h"

namespace qipan::test {

/// Chains of black fours in freestyle on 20 lines: each four uses the last stone of the previous one, and only the
/// last stone makes two fives.
[[nodiscard]] gomoku::Board shortComb(); ///< 20 fours
[[nodiscard]] gomoku::Board longComb();  ///< 42 fours, the longest chain that a search for them found

/// The short comb with additional threes that make useless fours and so multiply the variations.
[[nodiscard]] gomoku::Board combWithDecoys();

} // namespace qipan::test
