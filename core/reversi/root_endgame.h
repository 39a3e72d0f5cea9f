#pragma once

#include "core/board/search_budget.h"
#include "core/reversi/endgame.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::reversi {

/// The moves at the root of an endgame that is within reach: what a search judged becomes exact.
class RootEndgame {
public:
    /// Keeps references to all but the position. Precondition: the side to move has a move.
    RootEndgame(const Position& root, EndgameSolver& solver, const EndgameGuess& guess, SearchBudget& budget,
                const std::atomic<bool>& stop);

    /// The best move. `moves` are all of the root with what is known of them, those that look best first. Where one
    /// line is wanted, it first finds out who wins: when the budget ends the rest, a move that wins or saves the game
    /// is the answer, with the score that it had. Where there are more, `report` gets all of them whenever one has
    /// become exact.
    [[nodiscard]] Thinking run(std::vector<Thinking> moves, std::size_t lines, const Report& report);

private:
    /// What has become of a move.
    enum class Made : std::uint8_t {
        Exact,
        NotAbove,   ///< its score is not above what was asked for, and it is as it was
        BudgetEnded ///< likewise
    };

    [[nodiscard]] Thinking best(std::vector<Thinking>& moves, const Report& report);
    [[nodiscard]] Made makeExact(Thinking& move, int above);
    [[nodiscard]] std::optional<EndgameResult> solve(const Position& position, int alpha, int beta);
    [[nodiscard]] Thinking exact(int discs, const std::vector<Square>& line) const;

    const Position m_root;
    EndgameSolver& m_solver;
    const EndgameGuess& m_guess;
    SearchBudget& m_budget;
    const std::atomic<bool>& m_stop;
};

} // namespace qipan::reversi
