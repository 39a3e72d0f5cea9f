#pragma once

namespace qipan::gomoku {

/// A win in n plies scores winScore - n for who wins; anything else stays far below.
inline constexpr int winScore = 1'000'000;
/// From here on somebody wins for certain: no board has room for a thousand plies.
inline constexpr int decidedScore = winScore - 1'000;

[[nodiscard]] constexpr bool isDecided(int score)
{
    return score >= decidedScore || score <= -decidedScore;
}

/// Scores of wins count from the root of a search; in a table they count from the position, `ply` plies further on.
[[nodiscard]] constexpr int toTable(int score, int ply)
{
    return !isDecided(score) ? score : score > 0 ? score + ply : score - ply;
}
[[nodiscard]] constexpr int fromTable(int score, int ply)
{
    return !isDecided(score) ? score : score > 0 ? score - ply : score + ply;
}

} // namespace qipan::gomoku
