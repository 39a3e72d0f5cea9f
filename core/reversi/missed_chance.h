#pragma once

#include "core/board/board_game.h"
#include "core/board/missed_chance.h"

#include <atomic>
#include <optional>
#include <vector>

namespace qipan::reversi {

/// From this number of empty squares, bad moves are explained by discs or by the parity of regions.
inline constexpr int endgameEmpties = 16;

/// Returns what the side to move overlooks if it plays `played` instead of the first move of `better`, a line (without
/// passes) preferred by an analysis: corners first, then discs near the end, then mobility. All of this is read off
/// the board after each of the two moves. Never returns nothing; ignores `stop`.
/// Preconditions: `position` is a reversi::Game that is not over; both moves are legal and differ.
[[nodiscard]] std::optional<MissedChance> findMissedChance(const BoardGame& position, Cell played,
                                                           const std::vector<Cell>& better,
                                                           const std::atomic<bool>& stop);

} // namespace qipan::reversi
