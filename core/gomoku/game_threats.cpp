// SPDX-License-Identifier: GPL-3.0-or-later
// The threats shown during a game of gomoku.
#include "core/gomoku/allowed.h"
#include "core/gomoku/game.h"
#include "core/gomoku/position.h"
#include "core/gomoku/vcf.h"

#include <atomic>

namespace qipan::gomoku {

namespace {

constexpr std::size_t tableBytes = 64 << 10;
constexpr std::uint64_t maxNodes = 2'000; // some milliseconds: the window waits for it

void addThreats(const Position& position, Side side, std::vector<ThreatCell>& cells)
{
    for (const Point point : position.pointsFrom(side, PointThreat::OpenFour)) {
        if (!isAllowed(position, point, side))
            continue;
        const ThreatKind kind = position.makesFive(point, side) ? ThreatKind::Win : ThreatKind::Unstoppable;
        cells.push_back({cellOf(point), side, kind});
    }
}

} // namespace

Threats Game::threats() const
{
    Threats threats;
    if (m_outcome)
        return threats;
    Position position{m_board, m_rule, trainedWeights(m_rule)};
    for (const Side side : {Side::Black, Side::White})
        addThreats(position, side, threats.cells);
    const std::atomic<bool> never{false};
    SearchBudget budget{{}, maxNodes, never};
    VcfSolver solver{tableBytes};
    const ForcedWin win = solver.solve(position, m_sideToMove, {VcfSolver::maxMoves, maxNodes}, budget);
    for (const Point point : win.line)
        threats.win.push_back(cellOf(point));
    return threats;
}

} // namespace qipan::gomoku
