// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/search_budget.h"
#include "core/reversi/endgame.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::reversi {

/// Solves the root moves of an endgame, replacing the scores of a search by exact ones.
class RootEndgame {
public:
    /// Keeps references to all arguments except the position. Precondition: the side to move has a move.
    RootEndgame(const Position& root, EndgameSolver& solver, const PatternEvaluator& evaluator, SearchBudget& budget,
                const std::atomic<bool>& stop);

    /// Returns the best move. `moves` are all root moves with their scores so far, best first. For a single line, it
    /// first finds out who wins: if the budget ends before the exact score is known, it returns a winning or drawing
    /// move with its earlier score. For several lines, `report` receives all of them each time one has become exact.
    [[nodiscard]] SearchResult run(std::vector<SearchResult> moves, std::size_t lines, const Report& report);

private:
    /// The result of solving a move.
    enum class Made : std::uint8_t {
        Exact,
        NotAbove,   ///< the score is not above the requested bound; the move is unchanged
        BudgetEnded ///< likewise unchanged
    };

    [[nodiscard]] SearchResult best(std::vector<SearchResult>& moves, const Report& report);
    [[nodiscard]] Made makeExact(SearchResult& move, int above);
    [[nodiscard]] std::optional<EndgameResult> solve(const Position& position, int alpha, int beta);
    [[nodiscard]] SearchResult exact(int discs, const std::vector<Square>& line) const;

    const Position m_root;
    EndgameSolver& m_solver;
    const PatternEvaluator& m_evaluator;
    SearchBudget& m_budget;
    const std::atomic<bool>& m_stop;
};

} // namespace qipan::reversi
