// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/search_budget.h"
#include "core/board/search_window.h"
#include "core/reversi/endgame_searcher.h"
#include "core/reversi/position.h"

#include <memory>

namespace qipan::reversi {

/// Solves the last plies below an evaluation search: the single-threaded endgame search with a small table.
class LeafSolver {
public:
    /// Keeps a reference to `budget`.
    explicit LeafSolver(SearchBudget& budget);

    /// Returns the score under perfect play for the side to move, in hundredths of a disc: exact within the window, a
    /// bound outside. Meaningless once the budget is exhausted.
    [[nodiscard]] int scoreOf(const Position& position, Window window);

private:
    EndgameTable m_table;
    EndgameTasks m_tasks;
    EndgameShared m_shared;
    std::unique_ptr<EndgameSearcher> m_searcher;
};

} // namespace qipan::reversi
