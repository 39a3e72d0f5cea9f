#pragma once

#include <span>
#include <string_view>

namespace qipan::rating {

/// What each level of a game but the first has scored against the one below, in points of a hundred games, a draw being
/// half a point (docs/engines.md). Levels above the ladder have not been measured. Empty for a game without.
[[nodiscard]] std::span<const double> ladderOf(std::string_view game);
inline constexpr int ladderGames = 100;

} // namespace qipan::rating
