#pragma once

#include "core/board/search_budget.h"
#include "core/reversi/endgame_searcher.h"
#include "core/reversi/position.h"
#include "core/reversi/window.h"

#include <memory>

namespace qipan::reversi {

/// The last plies below a search by evaluation: the search of the endgame in one thread, with a small table.
class Ending {
public:
    /// Keeps a reference to `budget`.
    explicit Ending(SearchBudget& budget);

    /// The score when both sides play their best, for the side to move and in hundredths of a disc: exact within the
    /// window, a bound outside. It means nothing once the budget is exhausted.
    [[nodiscard]] int scoreOf(const Position& position, Window window);

private:
    EndgameTable m_table;
    EndgameTasks m_tasks;
    EndgameShared m_shared;
    std::unique_ptr<EndgameSearcher> m_searcher;
};

} // namespace qipan::reversi
