// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/path.h"

#include "core/link/occupancy.h"
#include "core/link/pair_finder.h"

#include <algorithm>

namespace qipan::link {

namespace {

constexpr int axes = 2; // along the row, along the column

bool readsBefore(Cell a, Cell b)
{
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

constexpr int quickCorners = 2; // the limit of Occupancy

Path pathOf(Cell a, Cell b, const Joint& joint)
{
    Path path{{a}};
    path.points.insert(path.points.end(), joint.turn.begin(), joint.turn.begin() + joint.corners);
    path.points.push_back(b);
    return path;
}

/// Stops when `visit` returns true.
template <typename Visit>
void visitPairs(const Board& board, PathRule rule, Visit visit)
{
    if (rule.maxCorners == quickCorners) {
        return withOccupancy(board, rule.border, [&](const auto& occupancy) {
            PairFinder{board, occupancy}.visit(visit);
        });
    }
    PathSearch search{board, rule};
    for (const Cell a : tilesOf(board)) {
        for (const Cell b : search.touchedFrom(a)) {
            if (board[b] == board[a] && readsBefore(a, b) && visit(Pair{a, b}))
                return;
        }
    }
}

} // namespace

int Path::length() const
{
    int steps = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        steps += std::abs(points[i].x - points[i - 1].x) + std::abs(points[i].y - points[i - 1].y);
    return steps;
}

std::optional<Path> joiningPath(const Board& board, Cell a, Cell b, PathRule rule)
{
    assert(board.contains(a) && board.contains(b));
    if (rule.maxCorners > quickCorners)
        return PathSearch{board, rule}.join(a, b);
    if (a == b)
        return std::nullopt;
    const auto joint =
        withOccupancy(board, rule.border, [a, b](const auto& occupancy) { return occupancy.join(a, b); });
    if (!joint || joint->corners > rule.maxCorners)
        return std::nullopt;
    return pathOf(a, b, *joint);
}

PathSearch::PathSearch(const Board& board, PathRule rule)
    : m_size{board.size()}
    , m_rule{rule}
    , m_width{m_size.columns + 4}
    , m_closed(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_size.rows + 4), 1)
    , m_states(m_closed.size() * axes)
{
    const int ring = rule.border ? 1 : 0;
    for (int y = -ring; y < m_size.rows + ring; ++y) {
        for (int x = -ring; x < m_size.columns + ring; ++x) {
            const Cell cell{x, y};
            const bool tile = m_size.contains(cell) && board[cell].has_value();
            m_closed[static_cast<std::size_t>(placeOf(cell))] = tile ? 1 : 0;
        }
    }
}

int PathSearch::placeOf(Cell cell) const
{
    return (cell.y + 2) * m_width + cell.x + 2;
}

Cell PathSearch::cellOf(int place) const
{
    return {place % m_width - 2, place / m_width - 2};
}

PathSearch::State& PathSearch::stateAt(int place, int axis)
{
    return m_states[static_cast<std::size_t>(place * axes + axis)];
}

void PathSearch::begin(int from)
{
    if (++m_search == 0) { // the counter has wrapped around
        std::ranges::fill(m_states, State{});
        m_search = 1;
    }
    m_from = from;
    m_touched.clear();
    // The path may start in any direction without a corner: both axes are open, the row first.
    m_frontier.assign({{from, 1}, {from, 0}});
}

bool PathSearch::grow(int corners)
{
    m_next.clear();
    for (const Open& open : m_frontier) {
        const int axis = 1 - open.axis;
        const int steps = open.place == m_from ? 0 : stateAt(open.place, open.axis).steps;
        sweep(open.place, axis, strideOf(axis), corners, steps);
        sweep(open.place, axis, -strideOf(axis), corners, steps);
    }
    m_frontier.swap(m_next);
    return !m_frontier.empty();
}

void PathSearch::sweep(int turn, int axis, int stride, int corners, int steps)
{
    for (int place = turn + stride; place != m_from; place += stride) {
        ++steps;
        State& state = stateAt(place, axis);
        const bool known = state.search == m_search;
        // A segment with fewer corners, or with as many and at most this length, has already continued from here.
        if (known && (state.corners < corners || state.steps <= steps))
            return;
        state = {.search = m_search, .corners = corners, .steps = steps, .turn = turn};
        if (m_closed[static_cast<std::size_t>(place)] != 0) {
            const Cell cell = cellOf(place);
            const State& across = stateAt(place, 1 - axis);
            if (!known && across.search != m_search && m_size.contains(cell))
                m_touched.push_back(cell);
            return;
        }
        if (!known)
            m_next.push_back({place, axis});
    }
}

Path PathSearch::trace(int to, int axis)
{
    Path path;
    path.points.push_back(cellOf(to));
    for (int place = to; place != m_from; axis = 1 - axis) {
        place = stateAt(place, axis).turn;
        path.points.push_back(cellOf(place));
    }
    std::ranges::reverse(path.points);
    return path;
}

std::optional<Path> PathSearch::join(Cell a, Cell b)
{
    assert(m_size.contains(a) && m_size.contains(b));
    if (a == b)
        return std::nullopt;
    const int to = placeOf(b);
    std::uint8_t& closed = m_closed[static_cast<std::size_t>(to)];
    const std::uint8_t before = closed;
    closed = 1; // a path may end at `b`, whatever is there
    begin(placeOf(a));
    std::optional<Path> path;
    for (int corners = 0; corners <= m_rule.maxCorners && !path; ++corners) {
        const bool more = grow(corners);
        const State& row = stateAt(to, 0);
        const State& column = stateAt(to, 1);
        const bool byRow = row.search == m_search;
        const bool byColumn = column.search == m_search;
        if (byRow || byColumn)
            path = trace(to, byRow && (!byColumn || row.steps <= column.steps) ? 0 : 1);
        if (!more)
            break;
    }
    closed = before;
    return path;
}

const std::vector<Cell>& PathSearch::touchedFrom(Cell a)
{
    assert(m_size.contains(a));
    begin(placeOf(a));
    for (int corners = 0; corners <= m_rule.maxCorners && grow(corners); ++corners) { }
    return m_touched;
}

std::optional<Pair> findPair(const Board& board, PathRule rule)
{
    std::optional<Pair> found;
    visitPairs(board, rule, [&found](const Pair& pair) {
        found = pair;
        return true;
    });
    return found;
}

std::vector<Pair> joinablePairs(const Board& board, PathRule rule)
{
    std::vector<Pair> pairs;
    visitPairs(board, rule, [&pairs](const Pair& pair) {
        pairs.push_back(pair);
        return false;
    });
    return pairs;
}

} // namespace qipan::link
