// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Pruning and reduction parameters, tuned by matches between versions. Scores and margins are in the unit of
/// `Weights`.
namespace qipan::gomoku {

/// The context of a late move.
struct LateMove {
    int depth;        ///< of the position before the move
    int tried;        ///< moves tried before it
    bool isPrincipal; ///< the position is on the expected principal variation
    bool isImproving; ///< the static evaluation is better than at the side's previous turn
};

/// Returns by how many plies the first search of such a move is reduced.
[[nodiscard]] int lateMoveReduction(const LateMove& move);

/// Returns the maximum number of moves to try, once one of them does not lose.
[[nodiscard]] int maxMoves(int depth, bool isPrincipal, bool isImproving);

/// Returns how far the static evaluation must exceed beta to prune a node.
[[nodiscard]] int futilityMargin(int depth, bool isImproving);
inline constexpr int futilityDepth = 6; ///< maximum depth for futility pruning

/// Returns how far the static evaluation must be below alpha to prune a node.
[[nodiscard]] int razorMargin(int depth);
inline constexpr int razorDepth = 2;

/// Returns how far the static evaluation must exceed beta to reduce an expected cut node by a ply.
[[nodiscard]] int failHighMargin(int depth);

} // namespace qipan::gomoku
