// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/solver.h"

#include "core/board/search_budget.h"
#include "core/link/gravity_solver.h"
#include "core/link/static_solver.h"

#include <algorithm>
#include <limits>

namespace qipan::link {

namespace {

constexpr std::uint64_t noLimit = std::numeric_limits<std::uint64_t>::max();

Solving solveWithin(const Position& position, SearchBudget& budget)
{
    Solving solving;
    if (StaticSolver::canSolve(position))
        solving = StaticSolver{position, budget}.solve();
    else
        solving = GravitySolver{position, budget}.solve();
    solving.nodes = budget.nodes();
    return solving;
}

} // namespace

Solving solve(const Position& position, const Limits& limits, const std::atomic<bool>& stop)
{
    SearchBudget budget{limits, noLimit, stop};
    return solveWithin(position, budget);
}

std::optional<Advice> advise(const Position& position, const Limits& limits, const std::atomic<bool>& stop)
{
    std::vector<Pair> pairs;
    position.appendPairs(pairs);
    if (pairs.empty())
        return std::nullopt;
    SearchBudget whole{limits, noLimit, stop};
    // Half of the limits goes to the position itself, whose solution is the best advice; the rest to finding losing
    // pairs.
    Limits half = whole.left();
    if (half.nodes)
        *half.nodes /= 2;
    if (half.time)
        *half.time /= 2;
    const Solving solving = solve(position, half, stop);
    if (solving.verdict == Verdict::Solvable)
        return Advice{solving.line.front(), Verdict::Solvable};
    if (solving.verdict == Verdict::Unsolvable)
        return Advice{pairs.front(), Verdict::Unsolvable};
    (void)whole.spendNodes(solving.nodes);
    Advice advice{pairs.front(), Verdict::Unsolvable};
    Position next = position;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        Limits share = whole.left();
        const std::size_t others = pairs.size() - i;
        if (share.nodes)
            *share.nodes /= others;
        if (share.time)
            *share.time /= static_cast<int>(others);
        next.remove(pairs[i]);
        const Solving after = solve(next, share, stop);
        next.undo();
        (void)whole.spendNodes(after.nodes);
        if (after.verdict == Verdict::Solvable)
            return Advice{pairs[i], Verdict::Solvable};
        if (after.verdict == Verdict::Open && advice.verdict == Verdict::Unsolvable)
            advice = {pairs[i], Verdict::Open};
    }
    return advice;
}

} // namespace qipan::link
