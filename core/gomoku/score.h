// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qipan::gomoku {

/// A win in n plies scores winScore - n; other scores are far below.
inline constexpr int winScore = 1'000'000;
/// Scores from here on are proven wins: no board has room for a thousand plies.
inline constexpr int decidedScore = winScore - 1'000;

[[nodiscard]] constexpr bool isDecided(int score)
{
    return score >= decidedScore || score <= -decidedScore;
}

/// Mate-distance adjustment: win scores count from the root in a search, but from the position in the table. `ply` is
/// the distance of the position from the root.
[[nodiscard]] constexpr int toTable(int score, int ply)
{
    return !isDecided(score) ? score : score > 0 ? score + ply : score - ply;
}
[[nodiscard]] constexpr int fromTable(int score, int ply)
{
    return !isDecided(score) ? score : score > 0 ? score - ply : score + ply;
}

} // namespace qipan::gomoku
