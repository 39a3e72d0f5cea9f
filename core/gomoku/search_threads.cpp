// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/search_threads.h"

#include "core/gomoku/search.h"

#include <limits>
#include <system_error>
#include <thread>
#include <vector>

namespace qipan::gomoku {

namespace {

constexpr std::uint64_t anyNodes = std::numeric_limits<std::uint64_t>::max();

/// The threads other than the caller's. The destructor ends them.
class Helpers {
public:
    Helpers(const SharedSearch& search, std::uint64_t nodesOfEach)
        : m_search{search}
        , m_nodesOfEach{nodesOfEach}
    {
        try {
            for (int i = 1; i < search.memory.threads(); ++i)
                m_threads.emplace_back([this, i, position = search.position]() mutable { run(i, position); });
        } catch (const std::system_error&) {
            // The system provides no more threads: continue with those that exist.
        }
    }
    ~Helpers() { finish(); }
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;

    /// Stops and joins the threads, so that nodes() is complete.
    void finish()
    {
        m_stop = true;
        for (std::thread& thread : m_threads)
            thread.join();
        m_threads.clear();
    }
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

private:
    void run(int thread, Position& position)
    {
        SearchBudget budget{{}, m_nodesOfEach, m_stop};
        std::uint64_t told = 0;
        const auto tell = [&] {
            m_nodes += budget.nodes() - told;
            told = budget.nodes();
        };
        Search search{position, m_search.sideToMove, m_search.seed, m_search.memory, budget, thread};
        (void)search.run(
            m_search.depth, [&](const SearchResult&) { tell(); }, m_search.lines);
        tell();
    }

    const SharedSearch m_search;
    const std::uint64_t m_nodesOfEach;
    std::atomic<bool> m_stop{false};
    std::atomic<std::uint64_t> m_nodes{0};
    std::vector<std::thread> m_threads;
};

} // namespace

SearchResult searchInThreads(const SharedSearch& search, const Limits& limits, const std::atomic<bool>& stop,
                             const Report& report)
{
    const auto threads = static_cast<std::uint64_t>(search.memory.threads());
    const std::uint64_t ofEach = limits.nodes ? *limits.nodes / threads : anyNodes;
    Limits own = limits;
    if (limits.nodes)
        own.nodes = *limits.nodes - ofEach * (threads - 1);
    SearchBudget budget{own, anyNodes, stop};
    Helpers helpers{search, ofEach};
    Search ownSearch{search.position, search.sideToMove, search.seed, search.memory, budget};
    const auto withTotalNodes = [&](SearchResult found) {
        found.nodes += helpers.nodes();
        return found;
    };
    Report reportAll;
    if (report)
        reportAll = [&](const SearchResult& found) { report(withTotalNodes(found)); };
    const SearchResult found = ownSearch.run(search.depth, reportAll, search.lines);
    helpers.finish();
    return withTotalNodes(found);
}

} // namespace qipan::gomoku
