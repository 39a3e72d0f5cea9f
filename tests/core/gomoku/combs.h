#pragma once

#include "core/gomoku/board.h"

namespace qipan::test {

/// Chains of fours of black under freestyle, on 20 lines: each four takes the last stone of the one before, and only
/// the last one makes two fives.
[[nodiscard]] gomoku::Board shortComb(); ///< 20 fours
[[nodiscard]] gomoku::Board longComb();  ///< 42 fours, the most that the search for such chains found room for

/// The short comb with threes beside it that make fours but lead nowhere: they multiply what there is to try.
[[nodiscard]] gomoku::Board combWithDecoys();

} // namespace qipan::test
