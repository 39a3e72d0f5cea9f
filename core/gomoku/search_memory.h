// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/search_table.h"
#include "core/gomoku/vcf.h"
#include "core/gomoku/vct.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace qipan::gomoku {

/// The tables of a search, for one rule and board size. Call clear() before another one, and where results must be
/// reproducible.
class SearchMemory {
public:
    /// A fifth of `bytes` goes to refuted fours, split among the threads, an eighth to wins by fours and threes, and
    /// the rest to the transposition table. Precondition: threads >= 1.
    explicit SearchMemory(std::size_t bytes, int threads = 1)
        : m_table{bytes - bytes / 5 - bytes / 8}
        , m_threats{std::min(bytes / 8, maxForThreats)}
    {
        for (int i = 0; i < threads; ++i)
            m_fours.emplace_back(std::min(bytes / 5 / static_cast<std::size_t>(threads), maxForFours));
    }

    [[nodiscard]] SearchTable& table() { return m_table; }
    /// For use by one thread only. Precondition: 0 <= thread < threads().
    [[nodiscard]] VcfSolver& fours(int thread) { return m_fours[static_cast<std::size_t>(thread)]; }
    /// For use by the first thread only.
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
    // More would take too long to clear.
    static constexpr std::size_t maxForFours = 16 << 20; // per thread
    static constexpr std::size_t maxForThreats = 4 << 20;

    SearchTable m_table;
    std::vector<VcfSolver> m_fours;
    VctSolver m_threats;
};

} // namespace qipan::gomoku
