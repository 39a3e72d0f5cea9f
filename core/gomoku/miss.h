#pragma once

#include "core/board/board_game.h"
#include "core/board/miss.h"

#include <atomic>
#include <optional>
#include <vector>

namespace qipan::gomoku {

/// What the side to move overlooks when it plays `played` in place of the first move of `better`, the moves of both
/// sides that an analysis prefers: the plainest thing that can be said, so that a three which was left alone comes
/// before a long forced win of one's own. What it says of fives, fours and threes stands on the board, forced wins are
/// proven (VcfSolver, VctSolver) and then take the place of `better`. Nothing where `played` wins by force all the
/// same. Looks at some hundred thousand positions: not for the window thread. Always the same unless `stop` becomes
/// true. Preconditions: `position` is a gomoku::Game that goes on, both moves are legal in it, and they differ.
[[nodiscard]] std::optional<Miss> missOf(const BoardGame& position, Cell played, const std::vector<Cell>& better,
                                         const std::atomic<bool>& stop);

} // namespace qipan::gomoku
