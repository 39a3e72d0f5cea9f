// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/endgame.h"
#include "core/reversi/turn.h"

#include <optional>

namespace qipan::puzzle {

/// A move and its score under perfect play.
struct ScoredMove {
    reversi::Square square = 0;
    int score = 0; ///< in discs, for the side that makes the move; empty squares count for the winner

    friend bool operator==(const ScoredMove&, const ScoredMove&) = default;
};

/// Solves positions with few empty squares: with 12, a call takes about ten milliseconds. All calls return nothing
/// within 10 ms of `stop`, and the same answer for the same position.
class ReversiExact {
public:
    /// Returns all moves of the side to move, in order of squares; empty if it has none.
    [[nodiscard]] std::optional<std::vector<ScoredMove>> movesOf(const reversi::Position& position,
                                                                 const std::atomic<bool>& stop);

    /// Returns the moves with the best score, in order of squares.
    [[nodiscard]] std::optional<std::vector<reversi::Square>> bestMoves(const reversi::Position& position,
                                                                        const std::atomic<bool>& stop);

    /// Returns a line of best play to the end, without passes: of equally good moves the one with the lowest square.
    [[nodiscard]] std::optional<std::vector<reversi::Square>> bestLine(reversi::Turn turn,
                                                                       const std::atomic<bool>& stop);

private:
    reversi::EndgameSolver m_solver{std::size_t{1} << 20};
};

} // namespace qipan::puzzle
