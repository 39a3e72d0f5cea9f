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

/// An estimate of the final score, used only for move ordering. Called from several threads.
class EndgameEvaluator {
public:
    virtual ~EndgameEvaluator() = default;
    /// Returns the estimate for the side to move, in 1/128 disc. Precondition: the side can move.
    [[nodiscard]] virtual int estimate(const Position& position) const = 0;

protected:
    EndgameEvaluator() = default;
    EndgameEvaluator(const EndgameEvaluator&) = default;
    EndgameEvaluator& operator=(const EndgameEvaluator&) = default;
};

/// The state shared by the threads of a search.
struct EndgameShared {
    EndgameTable& table;
    EndgameTasks& tasks;
    std::atomic<bool> halted{false}; ///< a limit was reached: all threads stop
    const EndgameEvaluator* evaluator = nullptr;
};

/// The search of one thread.
class EndgameSearcher : public EndgameTaskRunner {
public:
    /// Alpha-beta search. Returns the exact score within the bounds (inclusive), otherwise a bound; any number if the
    /// search was halted. `line` starts with the best move found and may be incomplete.
    [[nodiscard]] virtual int search(const Position& position, int alpha, int beta, BestLine& line) = 0;
    /// Returns the number of positions visited by this thread.
    [[nodiscard]] virtual std::uint64_t nodes() const = 0;
};

/// Keeps references to both arguments. Uses AVX2 if compiled in and hasAvx2(), otherwise portable code.
[[nodiscard]] std::unique_ptr<EndgameSearcher> makeEndgameSearcher(EndgameShared& shared, SearchBudget& budget);

/// The two implementations, for tests.
[[nodiscard]] std::unique_ptr<EndgameSearcher> makePortableEndgameSearcher(EndgameShared& shared, SearchBudget& budget);
[[nodiscard]] std::unique_ptr<EndgameSearcher> makeAvx2EndgameSearcher(EndgameShared& shared, SearchBudget& budget);

} // namespace qipan::reversi
