#pragma once

#include "core/board/search_table.h"
#include "core/gomoku/vcf.h"
#include "core/gomoku/vct.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace qipan::gomoku {

/// What a search remembers while it runs. For searches of one rule and size; clear() before any other, and where the
/// answers must be repeatable.
class SearchMemory {
public:
    /// A fifth of `bytes` is for refuted fours, each thread's own, an eighth for wins by fours and threes, the rest for
    /// positions. Precondition: threads >= 1.
    explicit SearchMemory(std::size_t bytes, int threads = 1)
        : m_table{bytes - bytes / 5 - bytes / 8}
        , m_threats{std::min(bytes / 8, mostForThreats)}
    {
        for (int i = 0; i < threads; ++i)
            m_fours.emplace_back(std::min(bytes / 5 / static_cast<std::size_t>(threads), mostForFours));
    }

    [[nodiscard]] SearchTable& table() { return m_table; }
    /// For the use of one thread. Precondition: 0 <= thread < threads().
    [[nodiscard]] VcfSolver& fours(int thread) { return m_fours[static_cast<std::size_t>(thread)]; }
    /// For the use of the first thread.
    [[nodiscard]] VctSolver& threats() { return m_threats; }
    [[nodiscard]] int threads() const { return static_cast<int>(m_fours.size()); }

    void clear()
    {
        m_table.clear();
        for (VcfSolver& solver : m_fours)
            solver.clear();
        m_threats.clear();
    }

private:
    // Clearing more would take long.
    static constexpr std::size_t mostForFours = 16 << 20; // for each thread
    static constexpr std::size_t mostForThreats = 4 << 20;

    SearchTable m_table;
    std::vector<VcfSolver> m_fours;
    VctSolver m_threats;
};

} // namespace qipan::gomoku
