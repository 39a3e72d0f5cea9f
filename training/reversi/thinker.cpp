#include "training/reversi/thinker.h"

#include "core/reversi/evaluation.h"
#include "core/reversi/search.h"

#include <atomic>
#include <limits>

namespace qipan::reversi {

Thinking Thinker::think(const Position& position, int depth)
{
    const std::atomic<bool> stop{false};
    SearchBudget budget{{}, std::numeric_limits<std::uint64_t>::max(), stop};
    if (depth >= position.empties()) {
        const EndgameResult result = m_solver.solve(position, EndgameAim::Exact, {}, stop);
        Thinking found{.depth = position.empties(), .score = result.score * endedScale, .isCertain = true};
        for (const Square square : result.line)
            found.line.push_back(cellOf(square));
        return found;
    }
    return Search{position, 0, m_weights, m_table, budget, m_isSelective}.run(depth, {});
}

int Thinker::scoreOf(const Position& position, int depth)
{
    const Thinking found = think(position, depth);
    return found.isCertain ? found.score / endedScale * hundredths : found.score;
}

} // namespace qipan::reversi
