#pragma once

#include "core/board/board_game.h"
#include "core/board/miss.h"

#include <atomic>
#include <optional>
#include <string_view>
#include <vector>

namespace qipan {

/// Finds what a bad move overlooked; see missOf of each game.
using MissFinder = std::optional<Miss> (*)(const BoardGame& position, Cell played, const std::vector<Cell>& better,
                                           const std::atomic<bool>& stop);

/// Returns the finder for the game with this registry key, or null. This table mirrors the registry; a test checks
/// that both list the same games.
[[nodiscard]] MissFinder missFinder(std::string_view game);

} // namespace qipan
