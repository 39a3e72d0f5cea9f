#pragma once

#include "core/board/registry.h"
#include "core/rating/glicko2.h"

#include <optional>

namespace qipan::rating {

/// The level of every game that has this rating by definition; the others follow from the ladder.
inline constexpr int anchorLevel = 5;
inline constexpr double anchorRating = 1500;

/// What a level of the computer is taken for; nothing for a level that there is not.
///
/// The differences come from the ladder of the game (ladderOf), where each level has played against the one
/// below; its deviation grows with the steps from the anchor, each of which is known from that many games. No person
/// has taken part, so what the computer's levels score against each other need not be what people score against them:
/// each level has a deviation of 50 for that alone. A level above the ladder, of which nothing is known, is taken for
/// 200 points stronger than the last of it, with the largest deviation.
[[nodiscard]] std::optional<Rating> levelRating(const GameInfo& game, int level);

/// The level whose rating is nearest; nothing where the game has no ladder. A level above the ladder is never named.
[[nodiscard]] std::optional<int> nearestLevel(const GameInfo& game, double rating);

} // namespace qipan::rating
