// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/search_budget.h"
#include "core/reversi/best_line.h"
#include "core/reversi/endgame_table.h"
#include "core/reversi/position.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace qipan::reversi {

/// A node whose later moves are searched by several threads; lives on the stack of the thread that reached it.
struct SplitNode {
    const SplitNode* above = nullptr; ///< the split node whose task contains this one
    int alpha = 0;
    std::atomic<bool> cutoff{false}; ///< a move refuted the node: tasks still running are obsolete

    // Guarded by the mutex of EndgameTasks.
    int best = noScore;
    Square bestSquare = 0;
    int running = 0; ///< unfinished tasks

    /// Returns true if this node or one above it is cut.
    [[nodiscard]] bool cutoffOccurred() const
    {
        for (const SplitNode* node = this; node != nullptr; node = node->above) {
            if (node->cutoff.load(std::memory_order_relaxed))
                return true;
        }
        return false;
    }
};

/// A null-window search of the position after a move of a split node.
struct EndgameTask {
    Position position; ///< after the move
    Square square = 0; ///< the move
    SplitNode* node = nullptr;
};

class EndgameSearcher;

/// Tasks waiting for idle threads ("young brothers wait": the first move of a node is searched alone, the others may
/// be shared). Thread-safe.
class EndgameTasks {
public:
    /// Returns true if a thread is idle: a hint without a lock.
    [[nodiscard]] bool hasIdleThreads() const { return m_idleThreads.load(std::memory_order_relaxed) > 0; }

    /// Adds a task. The same thread must call finish() for its node before the node ends.
    void add(const EndgameTask& task);
    /// Records the score of a move searched by the node's own thread.
    void record(SplitNode& node, Square square, int score);
    /// Returns when all tasks of the node are done; meanwhile runs waiting tasks of any node.
    void finish(SplitNode& node, EndgameSearcher& searcher);

    /// Runs tasks until close().
    void work(EndgameSearcher& searcher);
    void close();

private:
    /// Waits for a task or `isOver`. Called with the lock held; runs tasks without it.
    template <typename IsOver>
    void workUntil(IsOver isOver, EndgameSearcher& searcher);

    std::mutex m_mutex; // guards all but m_idleThreads, and the results of nodes
    std::condition_variable m_changed;
    std::vector<EndgameTask> m_tasks;
    bool m_closed = false;
    std::atomic<int> m_idleThreads{0}; // idle threads minus waiting tasks
};

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
