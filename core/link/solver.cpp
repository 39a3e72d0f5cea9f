// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/solver.h"

#include "core/board/search_budget.h"
#include "core/link/static_solver.h"

#include <limits>
#include <unordered_set>

namespace qipan::link {

namespace {

constexpr std::uint64_t noLimit = std::numeric_limits<std::uint64_t>::max();

// A try ends when it costs this many times its shortest way to the end; the factor grows with each try.
constexpr std::uint64_t firstTry = 4;
constexpr std::uint64_t maxTryNodes = 400;
constexpr std::size_t maxLostBoards = 2'000'000; // remembered boards: about 80 MB

/// Solves positions by playing and taking back. With falling tiles, a removal can close paths as well as open them,
/// and a board must be played to its end to know anything about it. So the solver plays at random; when stuck, it
/// varies the last choices, going further and further back before it restarts. It remembers boards proven lost, so
/// that each is proven once.
class GravitySolver {
public:
    /// Keeps a reference to `budget` and spends from it.
    GravitySolver(const Position& position, SearchBudget& budget)
        : m_position{position}
        , m_budget{budget}
        , m_random{position.hash()}
    {
        m_position.forgetHistory();
    }

    /// Call once. Leaves `nodes` to the owner of the budget.
    [[nodiscard]] Solving solve()
    {
        Solving solving;
        const auto length = static_cast<std::uint64_t>(m_position.tilesLeft()) / 2 + 1;
        for (std::uint64_t times = firstTry; solving.verdict == Verdict::Open && !m_budget.isExhausted(); ++times) {
            m_leftOfTry = length * std::min(times, maxTryNodes);
            solving.verdict = search();
        }
        if (solving.verdict == Verdict::Solvable)
            solving.line = std::move(m_line);
        return solving;
    }

private:
    /// Searches below the position, within the nodes left for this try. Restores the position unless it is solved.
    [[nodiscard]] Verdict search()
    {
        if (m_position.tilesLeft() == 0)
            return Verdict::Solvable;
        if (m_lost.contains(m_position.hash()))
            return Verdict::Unsolvable;
        if (m_leftOfTry == 0 || !m_budget.spendNode())
            return Verdict::Open;
        --m_leftOfTry;
        std::vector<Pair> pairs;
        m_position.appendPairs(pairs);
        m_random.shuffle(pairs);
        Verdict all = Verdict::Unsolvable;
        for (const Pair& pair : pairs) {
            m_position.remove(pair);
            m_line.push_back(pair);
            const Verdict verdict = search();
            if (verdict == Verdict::Solvable)
                return verdict;
            m_position.undo();
            m_line.pop_back();
            if (verdict == Verdict::Open)
                all = verdict;
            if (m_leftOfTry == 0 || m_budget.isExhausted()) // the remaining pairs have not been searched
                return pair == pairs.back() ? all : Verdict::Open;
        }
        if (all == Verdict::Unsolvable && m_lost.size() < maxLostBoards)
            m_lost.insert(m_position.hash());
        return all;
    }

    Position m_position;
    SearchBudget& m_budget;
    Random m_random;
    std::uint64_t m_leftOfTry = 0;
    std::unordered_set<std::uint64_t> m_lost; // hashes of boards
    std::vector<Pair> m_line;
};

} // namespace

Solving solve(const Position& position, const Limits& limits, const std::atomic<bool>& stop)
{
    SearchBudget budget{limits, noLimit, stop};
    Solving solving = StaticSolver::canSolve(position) ? StaticSolver{position, budget}.solve()
                                                       : GravitySolver{position, budget}.solve();
    solving.nodes = budget.nodes();
    return solving;
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
