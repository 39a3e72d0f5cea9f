// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::record {

/// A board of move numbers, converted to bare moves, or a diagram of stones.
struct MoveGrid {
    std::string moves; ///< rows counted from the top; empty for a diagram
    int size = 0;
    bool hasDiscs = false;   ///< the four discs of reversi's start are on the board
    std::vector<Ply> stones; ///< of a diagram
    std::string result;      ///< a line above or below that says it
    bool isPartial = false;  ///< there are other lines above or below
};

/// Reads a board of move numbers: as many lines as squares in each, the number of the move or a sign (`.`, `-`, `+`,
/// `_`) for an empty one, and in reversi a letter (`x`, `o`), 黑 or 白, or a sign for the four discs of the start. The
/// lines of a lattice may be drawn: `+-18-x-+`. Between tabs, semicolons or commas, as spreadsheets write them, empty
/// squares may be blank. Column letters and numbers above and below, row numbers on the sides, frames and a few lines
/// of text are passed over. The numbers run from 1 without a gap. Without numbers, on a board for gomoku, it is a
/// diagram: `x`, `o`, `b`, `w`, `*`, or digits 1 and 2, may be together. Returns nothing for any other text.
[[nodiscard]] std::optional<MoveGrid> readMoveGrid(std::string_view text);

} // namespace qipan::record
