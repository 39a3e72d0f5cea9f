#pragma once

#include "core/reversi/endgame_score.h"

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <vector>

namespace qipan::reversi {

/// A node whose later moves several threads search at the same time, on the stack of the thread that came to it.
struct SplitNode {
    const SplitNode* above = nullptr; ///< the split node whose task this one belongs to
    int alpha = 0;
    std::atomic<bool> cut{false}; ///< a move was found that refutes the node: what still runs is not wanted

    // Guarded by the lock of EndgameTasks.
    int best = noScore;
    Square bestSquare = 0;
    int running = 0; ///< tasks that are not done yet

    /// This node or one above it is cut.
    [[nodiscard]] bool isCut() const
    {
        for (const SplitNode* node = this; node != nullptr; node = node->above) {
            if (node->cut.load(std::memory_order_relaxed))
                return true;
        }
        return false;
    }
};

/// The search of the position after one move of a split node, by a null window.
struct EndgameTask {
    Position position; ///< after the move
    Square square = 0; ///< the move
    SplitNode* node = nullptr;
};

/// Whoever does tasks: a search of one thread.
class EndgameTaskRunner {
public:
    virtual ~EndgameTaskRunner() = default;
    /// The score of the task's move for the side that makes it; any number when the node is cut or the search halted.
    [[nodiscard]] virtual int scoreOf(const EndgameTask& task) = 0;

protected:
    EndgameTaskRunner() = default;
    EndgameTaskRunner(const EndgameTaskRunner&) = default;
    EndgameTaskRunner& operator=(const EndgameTaskRunner&) = default;
};

/// Tasks that wait for a thread with time ("young brothers wait": the first move of a node is searched alone, the
/// others may be shared). For any number of threads.
class EndgameTasks {
public:
    /// Some thread has nothing to do: a hint without a lock.
    [[nodiscard]] bool areWanted() const { return m_wanted.load(std::memory_order_relaxed) > 0; }

    /// Hands a task over. Its node must be finished by the same thread before it ends.
    void add(const EndgameTask& task);
    /// Takes in what the thread of the node itself found for a move.
    void record(SplitNode& node, Square square, int score);
    /// Returns when all tasks of the node are done; does waiting tasks, of any node, until then.
    void finish(SplitNode& node, EndgameTaskRunner& runner);

    /// Does tasks until close().
    void work(EndgameTaskRunner& runner);
    void close();

private:
    /// Waits until there is a task, or `isOver`. Called with the lock held; done without it.
    template <typename IsOver>
    void workUntil(IsOver isOver, EndgameTaskRunner& runner);

    std::mutex m_mutex; // guards all but m_wanted, and the nodes' results
    std::condition_variable m_changed;
    std::vector<EndgameTask> m_tasks;
    bool m_closed = false;
    std::atomic<int> m_wanted{0}; // idle threads less waiting tasks
};

} // namespace qipan::reversi
