#pragma once

#include "core/reversi/endgame.h"
#include "core/reversi/turn.h"

#include <atomic>
#include <optional>
#include <vector>

namespace qipan::puzzle {

/// A move of reversi, and what the game comes to with best play after it.
struct ScoredMove {
    reversi::Square square = 0;
    int score = 0; ///< discs, for the side that makes the move; empty squares are the winner's

    friend bool operator==(const ScoredMove&, const ScoredMove&) = default;
};

/// What best play to the end comes to, for positions of few empty squares: with 12 of them some ten milliseconds a
/// call. All calls return nothing within 10 ms of `stop`, and the same answer for the same position.
class ReversiExact {
public:
    /// All moves of the side to move, in order of squares; none where it has none.
    [[nodiscard]] std::optional<std::vector<ScoredMove>> movesOf(const reversi::Position& position,
                                                                 const std::atomic<bool>& stop);

    /// Those of them with the best score, in order of squares.
    [[nodiscard]] std::optional<std::vector<reversi::Square>> bestMoves(const reversi::Position& position,
                                                                        const std::atomic<bool>& stop);

    /// Best play to the end of the game, without passes: of equally good moves the first square's.
    [[nodiscard]] std::optional<std::vector<reversi::Square>> bestLine(reversi::Turn turn,
                                                                       const std::atomic<bool>& stop);

private:
    reversi::EndgameSolver m_solver{std::size_t{1} << 20};
};

} // namespace qipan::puzzle
