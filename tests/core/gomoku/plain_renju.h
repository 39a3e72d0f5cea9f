// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/cell.h"
#include "tests/core/gomoku/rows.h"

namespace qipan::test {

/// The verdict of the renju rules on a black stone on an empty cell.
struct PlainVerdict {
    Forbidden kind = Forbidden::None;
    /// The recursion depth of the test for threes: 0 if fewer than two lines may hold a three, otherwise one more than
    /// the greatest depth at the points where these threes become straight fours.
    int nesting = 0;
};

/// A direct implementation of "The International Rules of Renju" of the Renju International Federation, section 9,
/// cell by cell on copies of the board, without code from core. Precondition: the cell is empty.
[[nodiscard]] PlainVerdict plainVerdict(const Rows& rows, Cell cell);

} // namespace qipan::test
