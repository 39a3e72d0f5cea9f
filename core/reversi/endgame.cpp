// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/endgame.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <system_error>
#include <thread>

namespace qipan::reversi {

namespace {

constexpr std::uint64_t anyNodes = std::numeric_limits<std::uint64_t>::max();

/// The threads other than the caller's, which wait for tasks. The destructor ends them.
class Helpers {
public:
    Helpers(EndgameShared& shared, int count, const Limits& limits, const std::atomic<bool>& stop)
        : m_shared{shared}
        , m_limits{limits}
        , m_stop{stop}
    {
        try {
            for (int i = 0; i < count; ++i)
                m_threads.emplace_back([this] { run(); });
        } catch (const std::system_error&) {
            // The system provides no more threads: continue with those that exist.
        }
    }
    ~Helpers() { finish(); }
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;

    void finish()
    {
        m_shared.tasks.close();
        for (std::thread& thread : m_threads)
            thread.join();
        m_threads.clear();
    }
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

private:
    void run()
    {
        SearchBudget budget{m_limits, anyNodes, m_stop};
        const auto searcher = makeEndgameSearcher(m_shared, budget);
        m_shared.tasks.work(*searcher);
        m_nodes += searcher->nodes();
    }

    EndgameShared& m_shared;
    const Limits m_limits;
    const std::atomic<bool>& m_stop;
    std::atomic<std::uint64_t> m_nodes{0};
    std::vector<std::thread> m_threads;
};

} // namespace

EndgameSolver::EndgameSolver(std::size_t tableBytes, int threads)
    : m_table{tableBytes}
    , m_threads{threads}
{
    assert(threads >= 1);
}

EndgameResult EndgameSolver::solve(const Position& position, EndgameAim aim, const Limits& limits,
                                   const std::atomic<bool>& stop, const PatternEvaluator* evaluator)
{
    const int widest = aim == EndgameAim::Exact ? maxDiscs : 1;
    EndgameResult result = solveWithin(position, -widest, widest, limits, stop, evaluator);
    if (aim == EndgameAim::WinLossDraw)
        result.score = std::clamp(result.score, -1, 1);
    return result;
}

EndgameResult EndgameSolver::solveWithin(const Position& position, int alpha, int beta, const Limits& limits,
                                         const std::atomic<bool>& stop, const PatternEvaluator* evaluator)
{
    assert(alpha < beta);
    m_table.age();
    EndgameTasks tasks;
    EndgameShared shared{.table = m_table, .tasks = tasks, .evaluator = evaluator};
    Limits ofEach = limits;
    if (limits.nodes)
        ofEach.nodes = *limits.nodes / static_cast<std::uint64_t>(m_threads);
    Helpers helpers{shared, m_threads - 1, ofEach, stop};
    SearchBudget budget{ofEach, anyNodes, stop};
    const auto searcher = makeEndgameSearcher(shared, budget);

    BestLine line;
    EndgameResult result;
    result.score = searcher->search(position, alpha, beta, line);
    helpers.finish();
    result.isComplete = !shared.halted;
    result.line.assign(line.squares.begin(), line.squares.begin() + line.length);
    result.nodes = searcher->nodes() + helpers.nodes();
    return result;
}

} // namespace qipan::reversi
