// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace qipan::rating {

/// Returns what each level of a game but the first scored against the level below, in percent; a draw counts half
/// (docs/engines.md). Levels above the ladder have not been measured. Empty for a game without a ladder.
[[nodiscard]] std::span<const double> ladderOf(std::string_view game);
inline constexpr int ladderGames = 100;

} // namespace qipan::rating
