// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/position.h"

#include <cassert>

namespace qipan::gomoku {

namespace {

constexpr std::size_t maxReachedPoints = 8 * longestReach; // points that a stone can affect

// The columns near a stone for each row around it, the third column to the left in the lowest bit.
constexpr std::array<PointSet::Row, 7> nearColumns{0b1001001, 0b0111110, 0b0111110, 0b1111111,
                                                   0b0111110, 0b0111110, 0b1001001};

} // namespace

Position::Position(int size, Rule rule, const Weights& weights)
    : m_board{size}
    , m_rule{rule}
    , m_weights{&weights}
    , m_tables{tablesOf(rule, Side::Black, weights), tablesOf(rule, Side::White, weights)}
    , m_forbiddenStatuses{codeMeanings(rule, Side::Black).forbiddenStatuses.data()}
    , m_codes{codesOfPackedShapes().data()}
    , m_plies(static_cast<std::size_t>(size * size))
{
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x)
            setUp(pointOf({x, y}));
    }
}

Position::Sums& Position::Sums::operator+=(const CodeValue& value)
{
    moving += value.moving;
    waiting += value.waiting;
    return *this;
}

Position::Sums& Position::Sums::operator-=(const CodeValue& value)
{
    moving -= value.moving;
    waiting -= value.waiting;
    return *this;
}

Position::Tables Position::tablesOf(Rule rule, Side side, const Weights& weights)
{
    return {lineTable(rule, side).data(), codeMeanings(rule, side).threats.data(), weights.values[index(side)].data()};
}

Position::Position(const Board& board, Rule rule, const Weights& weights)
    : Position{board.size(), rule, weights}
{
    for (const Point point : PointSet{m_empty}) {
        if (const Stone stone = board.at(point); stone != Stone::None)
            place(point, stone == Stone::Black ? Side::Black : Side::White);
    }
}

/// Initialises a point of an empty board, where only the edge blocks.
void Position::setUp(Point point)
{
    PointState& state = m_points[static_cast<std::size_t>(point)];
    state.point = point;
    const int reach = lineReach(m_rule);
    for (std::size_t line = 0; line < lineSteps.size(); ++line) {
        int key = 0;
        for (int i = 1; i <= reach; ++i) {
            if (m_board.at(point - i * lineSteps[line]) == Stone::Edge)
                key += blockedDigit * placeValue(i - 1);
            if (m_board.at(point + i * lineSteps[line]) == Stone::Edge)
                key += blockedDigit * placeValue(reach + i - 1);
        }
        for (std::size_t side = 0; side < 2; ++side) {
            state.keys[side][line] = static_cast<LineKey>(key);
            state.shapes[side] = repack(state.shapes[side], line, m_tables[side].shapes[key]);
        }
    }
    for (std::size_t side = 0; side < 2; ++side) {
        state.codes[side] = m_codes[state.shapes[side]];
        state.threats[side] = m_tables[side].threats[state.codes[side]];
        m_values[side] += m_tables[side].values[state.codes[side]];
    }
    addToSets(state);
    m_empty.insert(point);
}

void Position::place(Point point, Side side)
{
    const PointState& state = at(point);
    Ply& ply = m_plies[static_cast<std::size_t>(stones())];
    ply.point = point;
    ply.side = side;
    ply.logged = m_logged;
    ply.values = m_values;
    makeNear(point, ply);
    m_board.place(point, side);
    m_hash = hashAfter(point, side);
    m_empty.erase(point);
    removeFromSets(state);
    for (std::size_t each = 0; each < 2; ++each)
        m_values[each] -= m_tables[each].values[state.codes[each]];
    if (m_log.size() < m_logged + maxReachedPoints)
        m_log.resize(2 * m_log.size() + maxReachedPoints);
    reach(point, side);
}

void Position::undo()
{
    assert(stones() > 0);
    const Ply& ply = m_plies[static_cast<std::size_t>(stones() - 1)];
    while (m_logged > ply.logged) {
        const PointState& before = m_log[--m_logged];
        PointState& state = m_points[static_cast<std::size_t>(before.point)];
        for (std::size_t side = 0; side < 2; ++side)
            moveBetweenSets(before.point, side, state.threats[side], before.threats[side]);
        state = before;
    }
    m_values = ply.values;
    for (int i = 0; i < nearRows; ++i)
        m_near.row(ply.point / stride + i - nearRows / 2) = ply.near[static_cast<std::size_t>(i)];
    m_hash = hashAfter(ply.point, ply.side); // toggles the stone off
    m_empty.insert(ply.point);
    addToSets(at(ply.point));
    m_board.remove(ply.point);
}

void Position::makeNear(Point point, Ply& ply)
{
    for (int i = 0; i < nearRows; ++i) {
        PointSet::Row& row = m_near.row(point / stride + i - nearRows / 2);
        ply.near[static_cast<std::size_t>(i)] = row;
        row |= nearColumns[static_cast<std::size_t>(i)] << (point % stride - nearRows / 2);
    }
}

/// Updates the empty points along the lines through `from` after a stone was placed there.
void Position::reach(Point from, Side side)
{
    const int reach = lineReach(m_rule);
    const std::array<int, 2> digits{side == Side::Black ? ownDigit : blockedDigit,
                                    side == Side::White ? ownDigit : blockedDigit};
    for (std::size_t line = 0; line < lineSteps.size(); ++line) {
        for (const int direction : {1, -1}) {
            const int firstPlace = direction > 0 ? 0 : reach; // the points after the stone see it before them
            Point point = from;
            for (int i = 0; i < reach; ++i) {
                point += direction * lineSteps[line];
                const Stone stone = m_board.at(point);
                if (stone == Stone::Edge)
                    break;
                if (stone != Stone::None)
                    continue;
                PointState& state = m_points[static_cast<std::size_t>(point)];
                m_log[m_logged++] = state;
                for (std::size_t viewer = 0; viewer < 2; ++viewer)
                    refresh(state, line, viewer, digits[viewer] * placeValue(firstPlace + i));
            }
        }
    }
}

/// Adds to the key of a line and updates everything that depends on it. The shape usually changes while the threat does
/// not. Testing for a changed shape does not pay: it is often mispredicted.
void Position::refresh(PointState& state, std::size_t line, std::size_t side, int added)
{
    const Tables& tables = m_tables[side];
    LineKey& key = state.keys[side][line];
    key = static_cast<LineKey>(key + added);
    state.shapes[side] = repack(state.shapes[side], line, tables.shapes[key]);
    const PointCode code = m_codes[state.shapes[side]];
    m_values[side] += tables.values[code];
    m_values[side] -= tables.values[state.codes[side]];
    state.codes[side] = code;
    moveBetweenSets(state.point, side, state.threats[side], tables.threats[code]);
    state.threats[side] = tables.threats[code];
}

void Position::moveBetweenSets(Point point, std::size_t side, PointThreat from, PointThreat to)
{
    if (from == to)
        return;
    --m_counts[side][index(from)];
    ++m_counts[side][index(to)];
    m_sets[side][index(from)].erase(point);
    m_sets[side][index(to)].insert(point);
}

void Position::addToSets(const PointState& state)
{
    for (std::size_t side = 0; side < 2; ++side) {
        ++m_counts[side][index(state.threats[side])];
        m_sets[side][index(state.threats[side])].insert(state.point);
    }
}

void Position::removeFromSets(const PointState& state)
{
    for (std::size_t side = 0; side < 2; ++side) {
        --m_counts[side][index(state.threats[side])];
        m_sets[side][index(state.threats[side])].erase(state.point);
    }
}

PointSet Position::pointsFrom(Side side, PointThreat least) const
{
    PointSet found;
    for (std::size_t threat = index(least); threat < static_cast<std::size_t>(pointThreatCount); ++threat) {
        if (m_counts[index(side)][threat] > 0)
            found |= m_sets[index(side)][threat];
    }
    return found;
}

PointSet Position::blockers(Point point, Side side, PointThreat least) const
{
    const PointState& state = at(point);
    const Tables& tables = m_tables[index(side)];
    const int reach = lineReach(m_rule);
    PointSet found;
    found.insert(point);
    for (std::size_t line = 0; line < lineSteps.size(); ++line) {
        for (int place = 0; place < 2 * reach; ++place) {
            const int steps = place < reach ? -1 - place : place - reach + 1;
            const Point other = point + steps * lineSteps[line];
            if (m_board.at(other) != Stone::None)
                continue;
            const int key = state.keys[index(side)][line] + blockedDigit * placeValue(place);
            const PackedShapes shapes = repack(state.shapes[index(side)], line, tables.shapes[key]);
            if (tables.threats[m_codes[shapes]] < least)
                found.insert(other);
        }
    }
    return found;
}

} // namespace qipan::gomoku
