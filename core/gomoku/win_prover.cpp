// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/win_prover.h"

#include "core/gomoku/moves.h"
#include "core/gomoku/position.h"
#include "core/gomoku/threats.h"

#include <algorithm>
#include <utility>

namespace qipan::gomoku {

namespace {

constexpr std::uint64_t quietNodes = 5'000; // after each answer to a threat of fours
constexpr int maxCounterFours = 3;          // of the defender, against a threat of fours

ForcedWin withFirst(Point first, ForcedWin win)
{
    win.line.insert(win.line.begin(), first);
    return win;
}

/// Returns all answers that may stop the win by fours in `line`.
PointSet answersTo(const Position& position, Side attacker, const std::vector<Point>& line)
{
    const Side defender = opposite(attacker);
    // Another stone anywhere may change which points are forbidden.
    if (isLimited(position.rule(), defender))
        return position.emptyPoints();
    return answersToFours(position, defender, line);
}

} // namespace

WinProver::WinProver(const SearchLimits& searchLimits)
    : m_searchLimits{searchLimits}
    , m_fours{searchLimits.fourBytes}
{
}

VctSolver& WinProver::threats()
{
    if (!m_threats)
        m_threats = std::make_unique<VctSolver>(m_searchLimits.threatBytes);
    return *m_threats;
}

ForcedWin WinProver::byFours(Position& position, Side attacker, const std::atomic<bool>& stop, int moves)
{
    return solveFours(position, attacker, stop, {.moves = moves, .nodes = m_searchLimits.fourNodes});
}

ForcedWin WinProver::byFoursDespiteAnyBlock(Position& position, Side attacker, const std::atomic<bool>& stop)
{
    return solveFours(position, attacker, stop,
                      {.moves = VcfSolver::maxMoves, .nodes = m_searchLimits.fourNodes, .mayBlockForbidden = true});
}

ForcedWin WinProver::solveFours(Position& position, Side attacker, const std::atomic<bool>& stop,
                                const SolverLimits& limits)
{
    SearchBudget budget{{}, limits.nodes, stop};
    ForcedWin win = m_fours.solve(position, attacker, limits, budget);
    m_nodes += budget.nodes();
    return win;
}

ForcedWin WinProver::byThreats(Position& position, Side attacker, const std::atomic<bool>& stop, std::uint64_t nodes,
                               int moves)
{
    const std::uint64_t most = std::min(nodes, m_searchLimits.threatNodes);
    SearchBudget budget{{}, most, stop};
    ForcedWin win = threats().solve(position, attacker, most, budget, moves);
    m_nodes += budget.nodes();
    return win;
}

ForcedWin WinProver::afterFour(Position& position, Side attacker, const std::atomic<bool>& stop)
{
    const Side defender = opposite(attacker);
    if (!position.canMakeFive(attacker) || position.canMakeFive(defender))
        return {Verdict::Refuted, {}};
    const PointSet fives = position.points(attacker, PointThreat::Five);
    const auto block = std::ranges::find_if(fives, [&](Point point) { return isAllowed(position, point, defender); });
    if (block == fives.end())
        return {Verdict::Proven, {}};
    if (fives.size() > 1)
        return {Verdict::Proven, {*block, *std::ranges::find_if(fives, [&](Point point) { return point != *block; })}};
    const ScopedMove scopedMove{position, *block, defender};
    ForcedWin win = byFours(position, attacker, stop);
    return win.isProven() ? withFirst(*block, std::move(win)) : win;
}

ForcedWin WinProver::afterThreat(Position& position, Side attacker, const std::atomic<bool>& stop, int moves)
{
    SearchBudget budget{{}, m_searchLimits.threatNodes, stop};
    ForcedWin win = threats().solveAnswer(position, attacker, m_searchLimits.threatNodes, budget, moves);
    m_nodes += budget.nodes();
    return win;
}

ForcedWin WinProver::afterAnyThreat(Position& position, Side attacker, const std::atomic<bool>& stop)
{
    return afterQuietThreat(position, attacker, stop, maxCounterFours);
}

/// The defender may play `fours` fours before it answers.
ForcedWin WinProver::afterQuietThreat(Position& position, Side attacker, const std::atomic<bool>& stop, int fours)
{
    const Side defender = opposite(attacker);
    ForcedWin win = afterThreat(position, attacker, stop);
    if (win.verdict != Verdict::Refuted || position.canMakeFive(attacker) || position.canMakeFive(defender)
        || winningFour(position, attacker))
        return win;
    const ForcedWin threat = byFours(position, attacker, stop);
    if (!threat.isProven())
        return win;
    ForcedWin longest{Verdict::Proven, {}};
    for (const Point answer : answersTo(position, attacker, threat.line)) {
        if (!isAllowed(position, answer, defender))
            continue;
        const ScopedMove scopedMove{position, answer, defender};
        ForcedWin next = afterAnswer(position, attacker, stop, fours);
        if (!next.isProven())
            return {next.verdict, {answer}};
        if (longest.line.size() <= next.line.size())
            longest = withFirst(answer, std::move(next));
    }
    return longest;
}

/// Precondition: the attacker is to move.
ForcedWin WinProver::afterAnswer(Position& position, Side attacker, const std::atomic<bool>& stop, int fours)
{
    const Side defender = opposite(attacker);
    if (ForcedWin win = byFours(position, attacker, stop); win.isProven())
        return win;
    ForcedWin win = byThreats(position, attacker, stop, quietNodes);
    if (win.verdict != Verdict::Refuted || fours == 0 || position.count(defender, PointThreat::Five) != 1)
        return win;
    const Point block = position.points(defender, PointThreat::Five).first();
    if (!isAllowed(position, block, attacker))
        return win;
    const ScopedMove scopedMove{position, block, attacker};
    win = afterQuietThreat(position, attacker, stop, fours - 1);
    return win.isProven() ? withFirst(block, std::move(win)) : win;
}

void WinProver::forget()
{
    m_nodes = 0;
    m_fours.clear();
    if (m_threats)
        m_threats->clear();
}

} // namespace qipan::gomoku
