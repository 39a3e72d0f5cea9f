// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/position_searcher.h"

#include "core/reversi/search.h"

#include <atomic>
#include <limits>

namespace qipan::reversi {

SearchResult PositionSearcher::think(const Position& position, int depth)
{
    const std::atomic<bool> stop{false};
    SearchBudget budget{{}, std::numeric_limits<std::uint64_t>::max(), stop};
    if (depth >= position.empties()) {
        const EndgameResult result = m_solver.solve(position, EndgameAim::Exact, {}, stop);
        SearchResult found{.depth = position.empties(), .score = result.score * terminalScale, .isCertain = true};
        for (const Square square : result.line)
            found.line.push_back(cellOf(square));
        return found;
    }
    return Search{position, 0, m_weights, m_table, budget, m_isSelective}.run(depth, {});
}

std::vector<SearchResult> PositionSearcher::searchLines(const Position& position, int depth, int lines)
{
    const std::atomic<bool> stop{false};
    SearchBudget budget{{}, std::numeric_limits<std::uint64_t>::max(), stop};
    std::vector<SearchResult> found;
    const auto keep = [&found](const SearchResult& result) {
        if (result.pvIndex == 0)
            found.clear(); // results of the previous depth
        found.push_back(result);
    };
    static_cast<void>(Search{position, 0, m_weights, m_table, budget, m_isSelective}.run(depth, keep, lines));
    return found;
}

int PositionSearcher::scoreOf(const Position& position, int depth)
{
    return hundredthsOf(think(position, depth));
}

} // namespace qipan::reversi
