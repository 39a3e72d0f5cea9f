#pragma once

#include "core/board/reason.h"
#include "core/board/search_budget.h"
#include "core/gomoku/position.h"
#include "core/gomoku/vct.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// Says what a move does and why it is needed: what stands on the board, and forced wins that are proven.
class Explainer {
public:
    /// `bytes` is for the tables of the solver; `nodes` is what each of its questions may take.
    Explainer(std::size_t bytes, std::uint64_t nodes)
        : m_solver{bytes}
        , m_nodes{nodes}
    {
    }

    /// What is to be said of `move`, the most important first; nothing, where it is a quiet move that stops nothing. A
    /// side that is forced to win or lose is known only as far as the budget goes. Changes `position` and restores it.
    /// Precondition: `side` is to move, `move` is empty, and nobody has won.
    [[nodiscard]] std::vector<Reason> explain(Position& position, Side side, Point move, SearchBudget& budget);

    /// A forced win of `side`, who is to move.
    [[nodiscard]] ForcedWin forcedWin(Position& position, Side side, SearchBudget& budget);

private:
    [[nodiscard]] bool explainAttack(Position& position, Side side, Point move, SearchBudget& budget,
                                     std::vector<Reason>& reasons);
    void explainDefence(Position& position, Side side, Point move, SearchBudget& budget, std::vector<Reason>& reasons);

    VctSolver m_solver;
    std::uint64_t m_nodes;
};

} // namespace qipan::gomoku
