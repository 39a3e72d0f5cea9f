#pragma once

#include "core/board/board_game.h"
#include "core/board/missed_chance.h"

#include <atomic>
#include <optional>
#include <string_view>
#include <vector>

namespace qipan {

/// Finds what a bad move overlooked; see findMissedChance of each game.
using MissedChanceFinder = std::optional<MissedChance> (*)(const BoardGame& position, Cell played,
                                                           const std::vector<Cell>& better,
                                                           const std::atomic<bool>& stop);

/// Returns the finder for the game with this registry key, or null. This table mirrors the registry; a test checks
/// that both list the same games.
[[nodiscard]] MissedChanceFinder missedChanceFinder(std::string_view game);

} // namespace qipan
