#pragma once

/// How much of the tree a search leaves out, and how it looks at the rest: numbers found by playing one version against
/// another. Scores and margins are in the unit of Weights.
namespace qipan::gomoku {

/// Where a late move is searched.
struct LateMove {
    int depth;        ///< of the position before it
    int tried;        ///< moves before it
    bool isPrincipal; ///< the position is on the principal variation, as far as is known
    bool isImproving; ///< the side stands better than at its last turn
};

/// How many plies less deep such a move is searched before it has shown that it is good.
[[nodiscard]] int lateMoveReduction(const LateMove& move);

/// How many moves are tried at most where one of them does not lose.
[[nodiscard]] int mostMoves(int depth, bool isPrincipal, bool isImproving);

/// A position that is judged so much better than needed is good enough without a search; at a leaf by nothing.
[[nodiscard]] int futilityMargin(int depth, bool isImproving);
inline constexpr int futilityDepth = 6; ///< to this depth

/// A position that is judged so much worse than needed is bad enough.
[[nodiscard]] int razorMargin(int depth);
inline constexpr int razorDepth = 2;

/// A position that is expected to be too good for the other side, and judged to be by so much, is searched a ply less
/// deep.
[[nodiscard]] int failHighMargin(int depth);

} // namespace qipan::gomoku
