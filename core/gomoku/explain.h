// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/search_budget.h"
#include "core/gomoku/position.h"
#include "core/gomoku/reason.h"
#include "core/gomoku/vct.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// Explains moves by what is on the board and by proven forced wins.
class Explainer {
public:
    /// `bytes` is the size of the solver's tables, `nodes` the limit of each of its searches.
    Explainer(std::size_t bytes, std::uint64_t nodes)
        : m_solver{bytes}
        , m_nodes{nodes}
    {
    }

    /// Returns the reasons for `move`, the most important first; empty for a quiet move without a
    /// shape. Forced wins are found only within the budget. Changes `position` and restores it.
    /// Precondition: `side` is to move, `move` is empty, and nobody has won.
    [[nodiscard]] std::vector<Reason> explain(Position& position, Side side, Point move, SearchBudget& budget);

    /// Searches a forced win of `side`, which is to move.
    [[nodiscard]] ForcedWin forcedWin(Position& position, Side side, SearchBudget& budget);

private:
    [[nodiscard]] bool explainAttack(Position& position, Side side, Point move, SearchBudget& budget,
                                     std::vector<Reason>& reasons);
    void explainDefence(Position& position, Side side, Point move, SearchBudget& budget, std::vector<Reason>& reasons);

    VctSolver m_solver;
    std::uint64_t m_nodes;
};

} // namespace qipan::gomoku
