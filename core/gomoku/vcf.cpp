// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/vcf.h"

#include "core/gomoku/moves.h"

namespace qipan::gomoku {

namespace {

/// Returns the next number of fours to try: long lines need not be the shortest.
int deepened(int fours)
{
    return fours < 6 ? fours + 1 : fours + fours / 3;
}

} // namespace

std::uint64_t solverSalt(const Position& position, Side attacker)
{
    const auto rule = static_cast<std::uint64_t>(position.rule());
    const auto size = static_cast<std::uint64_t>(position.board().size());
    return mix(0, ~(size << 8 | rule << 1 | static_cast<std::uint64_t>(attacker)));
}

ForcedWin VcfSolver::solve(Position& position, Side attacker, const SolverLimits& limits, SearchBudget& budget)
{
    if (position.canMakeFive(attacker))
        return {Verdict::Proven, {position.points(attacker, PointThreat::Five).first()}};
    m_budget = &budget;
    m_nodesLeft = limits.nodes;
    m_salt = solverSalt(position, attacker) ^ (limits.mayBlockForbidden ? mix(1, 0) : 0);
    m_attacker = attacker;
    m_isBlockLimited = isLimited(position.rule(), opposite(attacker)) && !limits.mayBlockForbidden;
    m_isStopped = false;
    m_line.clear();
    const int most = std::min(limits.moves, maxMoves);
    Found found = Found::NoWinYet;
    for (int fours = 0; fours < most && found == Found::NoWinYet && !m_isStopped;) {
        fours = std::min(deepened(fours), most);
        found = attack(position, fours);
    }
    if (found == Found::Win)
        return {Verdict::Proven, {m_line.rbegin(), m_line.rend()}};
    return {m_isStopped ? Verdict::Unknown : Verdict::Refuted, {}};
}

bool VcfSolver::spendNode()
{
    m_isStopped = m_isStopped || m_nodesLeft == 0 || !m_budget->spendNode();
    if (!m_isStopped)
        --m_nodesLeft;
    return !m_isStopped;
}

/// Precondition: the attacker is to move and has no five at once; the defender may have one.
VcfSolver::Found VcfSolver::attack(Position& position, int fours)
{
    if (fours == 0)
        return position.pointsFrom(m_attacker, PointThreat::Four).isEmpty() ? Found::NoWinEver : Found::NoWinYet;
    const std::uint64_t hash = position.hash() ^ m_salt;
    const int refuted = m_table.refutedMoves(hash);
    if (refuted >= fours)
        return refuted == RefutationTable::always ? Found::NoWinEver : Found::NoWinYet;
    if (!spendNode())
        return Found::NoWinYet;
    Found found = Found::NoWinEver;
    for (const Point four : foursToTry(position, fours, found)) {
        const Found next = afterFour(position, four, fours - 1);
        if (next == Found::Win || m_isStopped)
            return next;
        if (next == Found::NoWinYet)
            found = next;
    }
    m_table.store(hash, found == Found::NoWinEver ? RefutationTable::always : fours);
    return found;
}

/// Returns the fours to try, most forcing first. Sets `left` to NoWinYet if omitted fours could win later.
std::vector<Point> VcfSolver::foursToTry(const Position& position, int fours, Found& left) const
{
    const Side defender = opposite(m_attacker);
    const int fivesAgainst = position.count(defender, PointThreat::Five);
    if (fivesAgainst > 1)
        return {};
    // The only block of a four may be forbidden to black.
    const bool isLast = fours == 1 && !m_isBlockLimited;
    const PointThreat least = isLast ? PointThreat::OpenFour : PointThreat::Four;
    if (fivesAgainst == 1) {
        const Point block = position.points(defender, PointThreat::Five).first();
        const PointThreat threat = position.threatAt(block, m_attacker);
        if (threat >= least)
            return {block};
        if (threat >= PointThreat::Four)
            left = Found::NoWinYet;
        return {};
    }
    if (isLast && !position.pointsFrom(m_attacker, PointThreat::Four).isEmpty())
        left = Found::NoWinYet;
    return orderedPoints(position, m_attacker, PointThreat::OpenFour, least);
}

VcfSolver::Found VcfSolver::afterFour(Position& position, Point four, int fours)
{
    if (!isAllowed(position, four, m_attacker))
        return Found::NoWinEver;
    position.place(four, m_attacker);
    const Found found = defend(position, fours);
    position.undo();
    if (found == Found::Win)
        m_line.push_back(four);
    return found;
}

/// The defender has no five: the four has blocked it if it had one.
VcfSolver::Found VcfSolver::defend(Position& position, int fours)
{
    const Side defender = opposite(m_attacker);
    const PointSet& fives = position.points(m_attacker, PointThreat::Five);
    const auto mayBlock = [&](Point point) { return !m_isBlockLimited || isAllowed(position, point, defender); };
    const auto allowed = std::ranges::find_if(fives, mayBlock);
    if (allowed == fives.end()) {
        m_line.clear();
        return Found::Win;
    }
    const Point block = *allowed;
    if (position.count(m_attacker, PointThreat::Five) > 1) {
        m_line = {*std::ranges::find_if(fives, [block](Point point) { return point != block; }), block};
        return Found::Win;
    }
    position.place(block, defender);
    const Found found = attack(position, fours);
    position.undo();
    if (found == Found::Win)
        m_line.push_back(block);
    return found;
}

} // namespace qipan::gomoku
