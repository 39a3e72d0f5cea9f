#pragma once

#include "core/board/board_game.h"
#include "core/gomoku/rule.h"

#include <optional>
#include <vector>

namespace qipan::test {

/// The winner by looking at every line of the whole board: nothing but runs of equal stones, and no last move.
[[nodiscard]] std::optional<Side> winnerByScan(const std::vector<std::vector<int>>& rows, gomoku::Rule rule);

/// A board as the scan reads it: 0 nothing, 1 black, 2 white.
[[nodiscard]] std::vector<std::vector<int>> rowsOf(const BoardGame& game);

} // namespace qipan::test
