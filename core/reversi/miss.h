#pragma once

#include "core/board/board_game.h"
#include "core/board/miss.h"

#include <atomic>
#include <optional>
#include <vector>

namespace qipan::reversi {

/// With at most so many empty squares a bad move is counted in discs, or in the parity of regions.
inline constexpr int endgameEmpties = 16;

/// What the side to move overlooks when it plays `played` in place of the first move of `better`, the moves of both
/// sides, passes left out, that an analysis prefers: corners first, then the count of the end, then mobility. All of it
/// stands on the board after the one move and the other. Never nothing; `stop` is not needed.
/// Preconditions: `position` is a reversi::Game that goes on, both moves are legal in it, and they differ.
[[nodiscard]] std::optional<Miss> missOf(const BoardGame& position, Cell played, const std::vector<Cell>& better,
                                         const std::atomic<bool>& stop);

} // namespace qipan::reversi
