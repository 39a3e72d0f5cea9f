// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/gomoku/rule.h"

#include <optional>
#include <vector>

namespace qipan::test {

/// Finds the winner by scanning the runs of equal stones in every line of the board, without the last move.
[[nodiscard]] std::optional<Side> winnerByScan(const std::vector<std::vector<int>>& rows, gomoku::Rule rule);

/// The board in the format of winnerByScan(): 0 empty, 1 black, 2 white.
[[nodiscard]] std::vector<std::vector<int>> rowsOf(const BoardGame& game);

} // namespace qipan::test
