// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/gomoku/game.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace qipan::gomoku {

/// The opening rule swap2: one player places three stones (black, white, black). The other takes white and moves,
/// takes black ("swaps"), or places a white and a black stone and lets the first player choose in the same way. White
/// moves next in each case. Without the two extra stones it is the rule swap.
/// Source: Gomocup protocol, SWAP2BOARD; docs/lan-protocol.md, "Opening rules".

/// A player's answer: a swap, or the stones to place.
struct SwapChoice {
    bool swaps = false;
    std::vector<Cell> stones; ///< empty for a swap
};

/// Evaluates positions.
struct BalanceEvaluator {
    /// Searches a position with white to move, with `share` (0 … 1) of the limits for the whole answer.
    std::function<SearchResult(const Game& position, double share)> think;
    /// Returns true if an answer is needed now.
    std::function<bool()> isOutOfTime;
};

/// Returns three balanced stones (black, white, black): of a few from a small list, each in a random symmetry of the
/// board, the one evaluated as the most even. `seed` selects the few. Precondition: the board is empty.
[[nodiscard]] std::vector<Cell> openingStones(const Game& empty, const BalanceEvaluator& evaluator, std::uint64_t seed);

/// Returns the second player's answer to three stones. It takes the better side. If a short and a long search disagree
/// which one that is, it places two stones instead that make the position as even as possible.
/// Precondition: white is to move, and the game is not over.
[[nodiscard]] SwapChoice answerToThree(const Game& position, const BalanceEvaluator& evaluator);

/// Returns the stone for black that makes the position as even as possible, among the free cells near the stones, or
/// nothing if there was no time to try any. `share` as for `BalanceEvaluator`. Precondition: black is to move, and the
/// game is not over.
[[nodiscard]] std::optional<Cell> evenStone(const Game& blackToMove, const BalanceEvaluator& evaluator, double share);

/// Returns the first player's answer to five stones: it takes the better side.
/// Precondition: white is to move, and the game is not over.
[[nodiscard]] SwapChoice answerToFive(const Game& position, const BalanceEvaluator& evaluator);

} // namespace qipan::gomoku
