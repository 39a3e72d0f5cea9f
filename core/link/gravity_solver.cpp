// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/gravity_solver.h"

#include <algorithm>
#include <utility>

namespace qipan::link {

namespace {

// A try ends when it costs this many times its shortest way to the end; the factor grows with each try.
constexpr std::uint64_t firstTry = 4;
constexpr std::uint64_t maxTryNodes = 400;
constexpr std::size_t maxLostBoards = 2'000'000; // remembered boards: about 80 MB

} // namespace

GravitySolver::GravitySolver(const Position& position, SearchBudget& budget)
    : m_position{position}
    , m_budget{budget}
    , m_random{position.hash()}
{
    m_position.forgetHistory();
}

void GravitySolver::setLost()
{
    if (m_lost.size() < maxLostBoards)
        m_lost.insert(m_position.hash());
}

Verdict GravitySolver::search()
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
    if (all == Verdict::Unsolvable)
        setLost();
    return all;
}

Solving GravitySolver::solve()
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

} // namespace qipan::link
