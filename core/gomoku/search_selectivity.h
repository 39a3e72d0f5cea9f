#pragma once

/// How much of the tree a search leaves out, and how it looks at the rest: numbers found by playing one version against
/// another. Scores and margins are in the unit of Weights.
namespace qipan::gomoku {

/// How many plies less deep the move is searched that comes after `tried` others, before it has shown that it is good.
[[nodiscard]] int lateMoveReduction(int depth, int tried, bool isPrincipal, bool isImproving);

/// How many moves are tried at most where one of them does not lose.
[[nodiscard]] int mostMoves(int depth, bool isPrincipal, bool isImproving);

/// A position that is judged so much better than needed is good enough without a search.
[[nodiscard]] int futilityMargin(int depth, bool isImproving);
inline constexpr int futilityDepth = 6; ///< to this depth

/// A position that is judged so much worse than needed is bad enough.
[[nodiscard]] int razorMargin(int depth);
inline constexpr int razorDepth = 2;

} // namespace qipan::gomoku
