// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/leaf_solver.h"

#include "core/reversi/evaluation.h"

#include <algorithm>

namespace qipan::reversi {

namespace {

constexpr std::size_t tableBytes = 256 << 10;

/// Rounds down to whole discs.
[[nodiscard]] int discsBelow(int score)
{
    return score / hundredths - (score % hundredths < 0 ? 1 : 0);
}

} // namespace

LeafSolver::LeafSolver(SearchBudget& budget)
    : m_table{tableBytes}
    , m_shared{.table = m_table, .tasks = m_tasks}
    , m_searcher{makeEndgameSearcher(m_shared, budget)}
{
}

int LeafSolver::scoreOf(const Position& position, Window window)
{
    const int alpha = std::clamp(discsBelow(window.alpha), -maxDiscs, maxDiscs - 1);
    const int beta = std::clamp(-discsBelow(-window.beta), alpha + 1, maxDiscs);
    BestLine line;
    return m_searcher->search(position, alpha, beta, line) * hundredths;
}

} // namespace qipan::reversi
