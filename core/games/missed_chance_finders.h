// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/missed_chance.h"
#include "core/reversi/missed_chance.h"

#include <string_view>
#include <variant>

namespace qipan {

/// What a bad move overlooked, in the terms of its game.
using AnyMissedChance = std::variant<gomoku::MissedChance, reversi::MissedChance>;

/// Returns the part that all games have in common.
[[nodiscard]] const BetterMove& betterMoveOf(const AnyMissedChance& missedChance);

/// Finds what a bad move overlooked; see findMissedChance of each game.
using MissedChanceFinder = std::optional<AnyMissedChance> (*)(const BoardGame& position, Cell played,
                                                              const std::vector<Cell>& better,
                                                              const std::atomic<bool>& stop);

/// Returns the finder for the game with this registry key, or null. This table mirrors the registry; a test checks
/// that both list the same games.
[[nodiscard]] MissedChanceFinder missedChanceFinder(std::string_view game);

} // namespace qipan
