// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/registry.h"
#include "core/rating/glicko2.h"

namespace qipan::rating {

/// The edition of the computer's levels in this program. It increases when levels are made stronger or weaker; the
/// history stores it with each game, and such a level is another opponent from then on.
inline constexpr int currentEdition = 2;

/// Returns the first edition in which this level played as it does in `edition`.
[[nodiscard]] int firstEdition(const GameInfo& game, int level, int edition);
/// Returns true if this level of `edition` plays otherwise now.
[[nodiscard]] bool isFormer(const GameInfo& game, int level, int edition);

/// Returns what each level of a game but the first scored against the level below, in percent; a draw counts half
/// (docs/engines.md). Levels above the ladder have not been measured. Empty for a game without a ladder.
[[nodiscard]] std::span<const double> ladderOf(std::string_view game);
inline constexpr int ladderGames = 100; ///< at least, per step

/// This level of every game has this rating by definition; the others follow from the ladder. It is the lowest that is
/// the same in all editions, so that ratings of all editions compare.
inline constexpr int anchorLevel = 7;
inline constexpr double anchorRating = 1800;

/// Returns the rating of a computer level, or nothing if there is no such level. The differences come from the ladder
/// of the game (`ladderOf`), where each level has played against the one below. The deviation grows with each step from
/// the anchor, by the uncertainty of a match of `ladderGames` games, and includes 50 points because the ladder was
/// measured without human players. A level above the ladder is rated 200 points above its last level, with the largest
/// deviation.
[[nodiscard]] std::optional<Rating> levelRating(const GameInfo& game, int level, int edition = currentEdition);

/// Returns the level with the nearest rating, or nothing if the game has no ladder. Never returns a level above the
/// ladder.
[[nodiscard]] std::optional<int> nearestLevel(const GameInfo& game, double rating);

/// Returns the rating of a level of the computer in duels of link-match (duel::Computer), or nothing if there is no
/// such level. It follows from the pace: twice as fast is 800 points more, and level 3 has 1500. The computer takes
/// almost the same time for every board, so a ladder would say nothing: each level beats the one below every time
/// (docs/statistics.md).
[[nodiscard]] std::optional<Rating> duelLevelRating(int level);

/// Returns the level with the nearest rating.
[[nodiscard]] int nearestDuelLevel(double rating);

} // namespace qipan::rating
