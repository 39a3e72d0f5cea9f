// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/move_order.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace qipan::gomoku {

namespace {

// In the unit of move priorities.
constexpr int killerBonus = 400;
constexpr int countermoveBonus = 250;
constexpr int maxHistory = 1 << 14;
constexpr int historyPerBonus = 32;

} // namespace

void MoveHistory::recordCutoff(Point move, std::span<const Point> tried, Side side, int ply, int depth, Point last)
{
    std::array<Point, 2>& killers = m_killers[static_cast<std::size_t>(ply)];
    if (killers[0] != move)
        killers = {move, killers[0]};
    m_countermoves[static_cast<std::size_t>(side)][static_cast<std::size_t>(last)] = move;
    const int change = std::min(32 * depth * depth, maxHistory / 8);
    updateScore(move, side, change);
    for (const Point other : tried)
        updateScore(other, side, -change);
}

/// Changes become smaller as the score approaches its limit.
void MoveHistory::updateScore(Point move, Side side, int change)
{
    int& score = m_scores[static_cast<std::size_t>(side)][static_cast<std::size_t>(move)];
    score += change - score * std::abs(change) / maxHistory;
}

int MoveHistory::bonus(Point move, Side side, int ply, Point last) const
{
    const std::array<Point, 2>& killers = m_killers[static_cast<std::size_t>(ply)];
    const auto ofSide = static_cast<std::size_t>(side);
    return (move == killers[0] || move == killers[1] ? killerBonus : 0)
        + (move == m_countermoves[ofSide][static_cast<std::size_t>(last)] ? countermoveBonus : 0)
        + m_scores[ofSide][static_cast<std::size_t>(move)] / historyPerBonus;
}

MoveOrder::MoveOrder(const Position& position, Side side, const PointSet& points, Point first,
                     const MoveHistory& history, int ply, Point last)
{
    for (const Point point : points) {
        const int score = point == first ? std::numeric_limits<int>::max()
                                         : position.movePriority(point, side) + history.bonus(point, side, ply, last);
        m_moves[m_size++] = {score, point};
    }
}

Point MoveOrder::next()
{
    std::size_t best = m_next;
    for (std::size_t i = m_next + 1; i < m_size; ++i) {
        if (m_moves[i].score > m_moves[best].score)
            best = i;
    }
    std::swap(m_moves[m_next], m_moves[best]);
    return m_moves[m_next++].point;
}

} // namespace qipan::gomoku
