// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/search_budget.h"
#include "core/reversi/best_line.h"
#include "core/reversi/endgame_split.h"
#include "core/reversi/endgame_table.h"

#include <atomic>
#include <cstdint>
#include <memory>

namespace qipan::reversi {

class PatternEvaluator;

/// The state shared by the threads of a search.
struct EndgameShared {
    EndgameTable& table;
    EndgameTasks& tasks;
    std::atomic<bool> halted{false}; ///< a limit was reached: all threads stop
    const PatternEvaluator* evaluator = nullptr;
};

/// The search of one thread.
class EndgameSearcher {
public:
    virtual ~EndgameSearcher() = default;

    /// Alpha-beta search. Returns the exact score within the bounds (inclusive), otherwise a bound; any number if the
    /// search was halted. `line` starts with the best move found and may be incomplete.
    [[nodiscard]] virtual int search(const Position& position, int alpha, int beta, BestLine& line) = 0;
    /// Returns the score of the task's move for the side that plays it; any number if the node is cut or the search
    /// halted.
    [[nodiscard]] virtual int scoreOf(const EndgameTask& task) = 0;
    /// Returns the number of positions visited by this thread.
    [[nodiscard]] virtual std::uint64_t nodes() const = 0;

protected:
    EndgameSearcher() = default;
    EndgameSearcher(const EndgameSearcher&) = default;
    EndgameSearcher& operator=(const EndgameSearcher&) = default;
};

/// Keeps references to both arguments. Uses AVX2 if compiled in and hasAvx2(), otherwise portable code.
[[nodiscard]] std::unique_ptr<EndgameSearcher> makeEndgameSearcher(EndgameShared& shared, SearchBudget& budget);

/// The two implementations, for tests.
[[nodiscard]] std::unique_ptr<EndgameSearcher> makePortableEndgameSearcher(EndgameShared& shared, SearchBudget& budget);
[[nodiscard]] std::unique_ptr<EndgameSearcher> makeAvx2EndgameSearcher(EndgameShared& shared, SearchBudget& budget);

} // namespace qipan::reversi
