// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/gomoku/board.h"

#include <vector>

namespace qipan::gomoku {

/// Returns why `point` is forbidden to black in renju, or None. The rules are those of the Renju International
/// Federation (renju.net, "The International Rules of Renju", 1996, with the recursion of 9.3):
/// - A stone that makes exactly five in a row wins and is never forbidden, whatever else it makes.
/// - A four is an empty point that makes exactly five with the stone. A straight four (four unbroken stones with such
///   a point at both ends) is one four; otherwise two such points are two fours, even on one line.
/// - A three, on a line without a four, is an empty point that makes a straight four with the stone, makes no five,
///   and is not itself forbidden after the stone is placed. A line holds at most one three.
/// Allocates nothing and does not change the board. A point with fewer than two threes around it costs about as much
/// as reading the neighbouring stones. The recursion ends because each step places a stone.
/// Precondition: `point` is empty.
[[nodiscard]] Forbidden forbiddenAt(const Board& board, Point point);

/// Returns all forbidden points of a board, row by row.
[[nodiscard]] std::vector<ForbiddenCell> forbiddenCells(const Board& board);

} // namespace qipan::gomoku
