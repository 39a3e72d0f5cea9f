// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"

#include <string_view>

namespace qipan::record {

// Lists of gomoku moves that other programs write, each a game from an empty board. Nothing is written in these
// formats. None of the functions throws; the bytes may hold anything.

/// Reads Piskvork's other format (.rec): two lines with the players' names, a line "column,row,milliseconds" for each
/// move, counted from 0 at the upper left of 20 lines, and the result code.
[[nodiscard]] Reading readRec(std::string_view bytes);

/// Reads a game saved by Yixin (.sav): the number of rows, of columns and of moves, then the row and column of each
/// move, counted from 0 at the upper left. Yixin writes lines; any blanks may separate the numbers.
[[nodiscard]] Reading readYixinSave(std::string_view bytes);

/// Reads a position saved by Yixin (.pos): a byte for the number of moves, then a byte for each move, row · 15 +
/// column.
[[nodiscard]] Reading readYixinPosition(std::string_view bytes);

} // namespace qipan::record
