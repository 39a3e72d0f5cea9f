// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/endgame_searcher.h"

namespace qipan::reversi {

namespace {

void recordScore(SplitNode& node, Square square, int score)
{
    if (node.cutoffOccurred() || score <= node.best)
        return;
    node.best = score;
    node.bestSquare = square;
    if (score > node.alpha)
        node.cutoff.store(true, std::memory_order_relaxed);
}

} // namespace

void EndgameTasks::add(const EndgameTask& task)
{
    {
        const std::lock_guard lock{m_mutex};
        m_tasks.push_back(task);
        ++task.node->running;
        m_idleThreads.fetch_sub(1, std::memory_order_relaxed);
    }
    m_changed.notify_all();
}

void EndgameTasks::record(SplitNode& node, Square square, int score)
{
    const std::lock_guard lock{m_mutex};
    recordScore(node, square, score);
}

template <typename IsOver>
void EndgameTasks::workUntil(IsOver isOver, EndgameSearcher& searcher)
{
    std::unique_lock lock{m_mutex};
    while (!isOver()) {
        if (m_tasks.empty()) {
            m_idleThreads.fetch_add(1, std::memory_order_relaxed);
            m_changed.wait(lock, [&] { return !m_tasks.empty() || isOver(); });
            m_idleThreads.fetch_sub(1, std::memory_order_relaxed);
            continue;
        }
        const EndgameTask task = m_tasks.back();
        m_tasks.pop_back();
        m_idleThreads.fetch_add(1, std::memory_order_relaxed);
        lock.unlock();
        const int score = searcher.scoreOf(task);
        lock.lock();
        recordScore(*task.node, task.square, score);
        if (--task.node->running == 0)
            m_changed.notify_all();
    }
}

void EndgameTasks::finish(SplitNode& node, EndgameSearcher& searcher)
{
    workUntil([&node] { return node.running == 0; }, searcher);
}

void EndgameTasks::work(EndgameSearcher& searcher)
{
    workUntil([this] { return m_closed; }, searcher);
}

void EndgameTasks::close()
{
    {
        const std::lock_guard lock{m_mutex};
        m_closed = true;
    }
    m_changed.notify_all();
}

} // namespace qipan::reversi
