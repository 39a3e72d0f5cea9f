#pragma once

#include "core/board/board_game.h"
#include "core/board/missed_chance.h"

#include <atomic>
#include <optional>
#include <vector>

namespace qipan::gomoku {

/// Returns what the side to move overlooks if it plays `played` instead of the first move of `better`, a line
/// preferred by an analysis. Reports the simplest reason: ignoring an opposing three comes before missing a long
/// forced win. Fives, fours and threes are read off the board; forced wins are proven (VcfSolver, VctSolver) and then
/// replace `better`. Returns nothing if `played` wins by force anyway. Searches several hundred thousand positions:
/// call it from a worker thread. Deterministic unless `stop` becomes true.
/// Preconditions: `position` is a gomoku::Game that is not over; both moves are legal and differ.
[[nodiscard]] std::optional<MissedChance> findMissedChance(const BoardGame& position, Cell played,
                                                           const std::vector<Cell>& better,
                                                           const std::atomic<bool>& stop);

} // namespace qipan::gomoku
