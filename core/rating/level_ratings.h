// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/registry.h"
#include "core/rating/glicko2.h"

namespace qipan::rating {

/// Returns what each level of a game but the first scored against the level below, in percent; a draw counts half
/// (docs/engines.md). Levels above the ladder have not been measured. Empty for a game without a ladder.
[[nodiscard]] std::span<const double> ladderOf(std::string_view game);
inline constexpr int ladderGames = 100;

/// This level of every game has this rating by definition; the others follow from the ladder.
inline constexpr int anchorLevel = 5;
inline constexpr double anchorRating = 1500;

/// Returns the rating of a computer level, or nothing if there is no such level. The differences come from the ladder
/// of the game (`ladderOf`), where each level has played against the one below. The deviation grows with each step from
/// the anchor, by the uncertainty of a match of `ladderGames` games, and includes 50 points because the ladder was
/// measured without human players. A level above the ladder is rated 200 points above its last level, with the largest
/// deviation.
[[nodiscard]] std::optional<Rating> levelRating(const GameInfo& game, int level);

/// Returns the level with the nearest rating, or nothing if the game has no ladder. Never returns a level above the
/// ladder.
[[nodiscard]] std::optional<int> nearestLevel(const GameInfo& game, double rating);

} // namespace qipan::rating
