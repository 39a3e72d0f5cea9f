#include "core/gomoku/move_order.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace qipan::gomoku {

namespace {

constexpr int killerBonus = 1'500;
constexpr int mostHistoryBonus = 1'000;

} // namespace

void MoveHistory::refuted(Point move, Side side, int ply, int depth)
{
    std::array<Point, 2>& killers = m_killers[static_cast<std::size_t>(ply)];
    if (killers[0] != move)
        killers = {move, killers[0]};
    int& count = m_refutations[static_cast<std::size_t>(side)][static_cast<std::size_t>(move)];
    count = std::min(count + depth * depth, 1 << 24);
}

int MoveHistory::bonus(Point move, Side side, int ply) const
{
    const std::array<Point, 2>& killers = m_killers[static_cast<std::size_t>(ply)];
    const int count = m_refutations[static_cast<std::size_t>(side)][static_cast<std::size_t>(move)];
    return (move == killers[0] || move == killers[1] ? killerBonus : 0) + std::min(count, mostHistoryBonus);
}

MoveOrder::MoveOrder(const Position& position, Side side, const PointSet& points, Point first,
                     const MoveHistory& history, int ply)
{
    for (const Point point : points) {
        const int worth = point == first ? std::numeric_limits<int>::max()
                                         : position.moveWorth(point, side) + history.bonus(point, side, ply);
        m_moves[m_size++] = {worth, point};
    }
}

Point MoveOrder::next()
{
    std::size_t best = m_next;
    for (std::size_t i = m_next + 1; i < m_size; ++i) {
        if (m_moves[i].worth > m_moves[best].worth)
            best = i;
    }
    std::swap(m_moves[m_next], m_moves[best]);
    return m_moves[m_next++].point;
}

} // namespace qipan::gomoku
