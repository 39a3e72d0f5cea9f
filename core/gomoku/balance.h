#pragma once

#include "core/board/engine.h"
#include "core/gomoku/game.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace qipan::gomoku {

/// The opening rule swap2: one player puts three stones, black, white, black. The other takes white and moves, or takes
/// black ("swaps"), or puts one more white and one more black stone and lets the first choose in the same way.
/// White moves next in each case. (Gomocup's protocol, SWAP2BOARD; docs/lan-protocol.md, "Opening rules".) Without
/// the two stones it is the rule swap.

/// What a player answers: a swap, or the stones it puts.
struct SwapChoice {
    bool swaps = false;
    std::vector<Cell> stones; ///< empty for a swap
};

/// How positions are judged.
struct Judge {
    /// What a search finds that may use `share` (0 … 1) of all there is for the answer. White is to move.
    std::function<Thinking(const Game& position, double share)> think;
    /// True when an answer has to be given now.
    std::function<bool()> isLate;
};

/// Three stones, black, white, black, that give neither side much: of a few from a small list, each in one of the eight
/// symmetries of the board, those that are judged most even. `seed` chooses the few.
/// Precondition: the board is empty.
[[nodiscard]] std::vector<Cell> openingStones(const Game& empty, const Judge& judge, std::uint64_t seed);

/// The second player's answer to three stones. It takes the better side. Where a short and a long look disagree about
/// which one that is, it puts two stones instead, after which the position is as even as can be found.
/// Precondition: white is to move, and the game goes on.
[[nodiscard]] SwapChoice answerToThree(const Game& position, const Judge& judge);

/// The stone for black after which the position is as even as can be found, among the free cells near the stones;
/// nothing when there was no time to try one. `share` as for Judge. Precondition: black is to move, and the game goes
/// on.
[[nodiscard]] std::optional<Cell> evenStone(const Game& blackToMove, const Judge& judge, double share);

/// The first player's answer to five stones: it takes the better side. The precondition is the same.
[[nodiscard]] SwapChoice answerToFive(const Game& position, const Judge& judge);

} // namespace qipan::gomoku
