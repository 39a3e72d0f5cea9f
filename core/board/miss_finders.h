#pragma once

#include "core/board/board_game.h"
#include "core/board/miss.h"

#include <atomic>
#include <optional>
#include <string_view>
#include <vector>

namespace qipan {

/// Says what a bad move overlooked: see missOf of each game.
using MissFinder = std::optional<Miss> (*)(const BoardGame& position, Cell played, const std::vector<Cell>& better,
                                           const std::atomic<bool>& stop);

/// The one of the game with this key of the registry; null where there is no such game. A table beside the registry's:
/// a test checks that both have the same games.
[[nodiscard]] MissFinder missFinder(std::string_view game);

} // namespace qipan
