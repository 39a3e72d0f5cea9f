// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/obstacle.h"

#include <algorithm>
#include <array>
#include <limits>
#include <queue>
#include <tuple>

namespace qipan::link {

namespace {

struct Heading {
    int dx;
    int dy;
};
constexpr std::array<Heading, 4> headings{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};

/// More corners than a board has cells along an edge are never useful.
constexpr int maxUsefulCorners = 64;

/// The board and its border ring, searched over states of cell, heading and number of corners.
class Paths {
public:
    Paths(const Board& board, Cell from, Cell to, PathRule rule)
        : m_board{board}
        , m_from{from}
        , m_to{to}
        , m_columns{board.size().columns + 2}
        , m_corners{std::clamp(rule.maxCorners, 0, maxUsefulCorners)}
        , m_border{rule.border}
        , m_states(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(board.size().rows + 2)
                   * headings.size() * static_cast<std::size_t>(m_corners + 1))
    {
    }

    std::optional<Obstacle> best()
    {
        for (std::size_t heading = 0; heading < headings.size(); ++heading)
            step({m_from, heading, 0}, {0, 0, 0}, none);
        while (!m_open.empty()) {
            const auto [cost, index] = m_open.top();
            m_open.pop();
            if (cost > m_states[index].cost)
                continue;
            const At at = atOf(index);
            if (at.cell == m_to)
                return obstacle(index);
            for (std::size_t heading = 0; heading < headings.size(); ++heading) {
                const bool isBack = headings[heading].dx == -headings[at.heading].dx
                    && headings[heading].dy == -headings[at.heading].dy;
                const int corners = at.corners + (heading == at.heading ? 0 : 1);
                if (!isBack && corners <= m_corners)
                    step({at.cell, heading, corners}, cost, index);
            }
        }
        return std::nullopt;
    }

private:
    using Cost = std::tuple<int, int, int>; // tiles, corners, steps
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    static constexpr int far = std::numeric_limits<int>::max();

    struct At {
        Cell cell;
        std::size_t heading;
        int corners;
    };
    struct State {
        Cost cost{far, far, far};
        std::size_t before = none;
    };

    [[nodiscard]] std::size_t indexOf(const At& at) const
    {
        const auto place = static_cast<std::size_t>((at.cell.y + 1) * m_columns + at.cell.x + 1);
        return (place * headings.size() + at.heading) * static_cast<std::size_t>(m_corners + 1)
            + static_cast<std::size_t>(at.corners);
    }

    [[nodiscard]] At atOf(std::size_t index) const
    {
        const auto layers = static_cast<std::size_t>(m_corners + 1);
        const auto place = static_cast<int>(index / layers / headings.size());
        return {{place % m_columns - 1, place / m_columns - 1},
                index / layers % headings.size(),
                static_cast<int>(index % layers)};
    }

    /// Continues from `at` in its direction.
    void step(const At& at, Cost cost, std::size_t before)
    {
        const Cell cell{at.cell.x + headings[at.heading].dx, at.cell.y + headings[at.heading].dy};
        const BoardSize size = m_board.size();
        const bool isInside = m_board.contains(cell);
        if (cell == m_from || (!isInside && !m_border))
            return;
        if (cell.x < -1 || cell.y < -1 || cell.x > size.columns || cell.y > size.rows)
            return;
        std::get<0>(cost) += isInside && m_board[cell] && cell != m_to ? 1 : 0;
        std::get<1>(cost) = at.corners;
        ++std::get<2>(cost);
        const std::size_t index = indexOf({cell, at.heading, at.corners});
        if (cost < m_states[index].cost) {
            m_states[index] = {cost, before};
            m_open.push({cost, index});
        }
    }

    [[nodiscard]] Obstacle obstacle(std::size_t index) const
    {
        Obstacle found;
        std::vector<Cell>& points = found.path.points;
        points.push_back(m_to);
        for (std::size_t at = index; at != none; at = m_states[at].before) {
            const At here = atOf(at);
            if (here.cell != m_to && m_board.contains(here.cell) && m_board[here.cell])
                found.blocks.push_back(here.cell);
            const std::size_t before = m_states[at].before;
            if (before != none && atOf(before).heading != here.heading)
                points.push_back(atOf(before).cell);
        }
        points.push_back(m_from);
        std::ranges::reverse(points);
        std::ranges::reverse(found.blocks);
        return found;
    }

    const Board& m_board;
    Cell m_from;
    Cell m_to;
    int m_columns;
    int m_corners;
    bool m_border;
    std::vector<State> m_states;
    std::priority_queue<std::pair<Cost, std::size_t>, std::vector<std::pair<Cost, std::size_t>>, std::greater<>> m_open;
};

} // namespace

std::optional<Obstacle> obstacleBetween(const Board& board, Cell a, Cell b, PathRule rule)
{
    return Paths{board, a, b, rule}.best();
}

} // namespace qipan::link
