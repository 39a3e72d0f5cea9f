#pragma once

#include "core/gomoku/search_table.h"
#include "core/gomoku/vcf.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace qipan::gomoku {

/// What a search remembers while it runs. For searches of one rule and size; clear() before any other, and where the
/// answers must be repeatable.
class SearchMemory {
public:
    /// A fifth of `bytes` is for refuted fours, each thread's own, the rest for positions. Precondition: threads >= 1.
    explicit SearchMemory(std::size_t bytes, int threads = 1)
        : m_table{bytes - bytes / 5}
    {
        constexpr std::size_t mostForFours = 16 << 20; // for a thread: clearing more would take long
        for (int i = 0; i < threads; ++i)
            m_solvers.emplace_back(std::min(bytes / 5 / static_cast<std::size_t>(threads), mostForFours));
    }

    [[nodiscard]] SearchTable& table() { return m_table; }
    /// For the use of one thread. Precondition: 0 <= thread < threads().
    [[nodiscard]] VcfSolver& solver(int thread) { return m_solvers[static_cast<std::size_t>(thread)]; }
    [[nodiscard]] int threads() const { return static_cast<int>(m_solvers.size()); }

    void clear()
    {
        m_table.clear();
        for (VcfSolver& solver : m_solvers)
            solver.clear();
    }

private:
    SearchTable m_table;
    std::vector<VcfSolver> m_solvers;
};

} // namespace qipan::gomoku
