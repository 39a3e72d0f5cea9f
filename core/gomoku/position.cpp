#include "core/gomoku/position.h"

#include <cassert>

namespace qipan::gomoku {

namespace {

constexpr std::array<Side, 2> bothSides{Side::Black, Side::White};
constexpr std::size_t mostReached = 8 * longestReach; // points that a stone can matter to

// The columns around a stone that count as near it, three to the left lowest, row by row.
constexpr std::array<PointSet::Row, 7> nearColumns{0b1001001, 0b0111110, 0b0111110, 0b1111111,
                                                   0b0111110, 0b0111110, 0b1001001};

constexpr int placeValue(int place)
{
    return placeValues[static_cast<std::size_t>(place)];
}

} // namespace

Position::Position(int size, Rule rule, const Weights& weights)
    : m_board{size}
    , m_rule{rule}
    , m_weights{&weights}
    , m_lines{&lineTable(rule, Side::Black), &lineTable(rule, Side::White)}
    , m_meanings{&codeMeanings(rule, Side::Black), &codeMeanings(rule, Side::White)}
    , m_codes{codesOfPackedShapes().data()}
    , m_plies(static_cast<std::size_t>(size * size))
{
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x)
            setUp(pointOf({x, y}));
    }
}

Position::Position(const Board& board, Rule rule, const Weights& weights)
    : Position{board.size(), rule, weights}
{
    for (const Point point : PointSet{m_empty}) {
        if (const Stone stone = board.at(point); stone != Stone::None)
            place(point, stone == Stone::Black ? Side::Black : Side::White);
    }
}

/// Of an empty board, where nothing but the edge blocks.
void Position::setUp(Point point)
{
    PointState& state = m_points[static_cast<std::size_t>(point)];
    state.point = static_cast<std::uint16_t>(point);
    const int reach = lineReach(m_rule);
    for (std::size_t line = 0; line < lineSteps.size(); ++line) {
        int key = 0;
        for (int i = 1; i <= reach; ++i) {
            if (m_board.at(point - i * lineSteps[line]) == Stone::Edge)
                key += blockedDigit * placeValue(i - 1);
            if (m_board.at(point + i * lineSteps[line]) == Stone::Edge)
                key += blockedDigit * placeValue(reach + i - 1);
        }
        for (const Side side : bothSides) {
            state.keys[index(side)][line] = static_cast<LineKey>(key);
            PackedShapes& shapes = state.shapes[index(side)];
            shapes = repack(shapes, line, m_lines[index(side)]->shapeAt(static_cast<LineKey>(key)));
        }
    }
    for (const Side side : bothSides) {
        state.codes[index(side)] = m_codes[state.shapes[index(side)]];
        state.threats[index(side)] = m_meanings[index(side)]->threats[state.codes[index(side)]];
        m_values[index(side)] += m_weights->values[index(side)][state.codes[index(side)]];
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
    for (const Side each : bothSides)
        m_values[index(each)] -= m_weights->values[index(each)][state.codes[index(each)]];
    if (m_log.size() < m_logged + mostReached)
        m_log.resize(2 * m_log.size() + mostReached);
    reach(point, side);
}

void Position::undo()
{
    assert(stones() > 0);
    const Ply& ply = m_plies[static_cast<std::size_t>(stones() - 1)];
    while (m_logged > ply.logged) {
        const PointState& before = m_log[--m_logged];
        PointState& state = m_points[before.point];
        for (std::size_t side = 0; side < 2; ++side)
            moveBetweenSets(before.point, side, state.threats[side], before.threats[side]);
        state = before;
    }
    m_values = ply.values;
    for (int i = 0; i < nearRows; ++i)
        m_near.row(ply.point / stride + i - nearRows / 2) = ply.near[static_cast<std::size_t>(i)];
    m_hash = hashAfter(ply.point, ply.side); // once more, so that it goes
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

/// Tells the empty points along the lines through `from` of the stone there.
void Position::reach(Point from, Side side)
{
    const int reach = lineReach(m_rule);
    for (std::size_t line = 0; line < lineSteps.size(); ++line) {
        for (const int direction : {1, -1}) {
            const int firstPlace = direction > 0 ? 0 : reach; // the stone lies before the points that come after it
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
                const int value = placeValue(firstPlace + i);
                LineKey& own = state.keys[index(side)][line];
                LineKey& other = state.keys[index(opposite(side))][line];
                own = static_cast<LineKey>(own + ownDigit * value);
                other = static_cast<LineKey>(other + blockedDigit * value);
                refresh(state, line, Side::Black);
                refresh(state, line, Side::White);
            }
        }
    }
}

/// Makes all else follow from the key of one line.
void Position::refresh(PointState& state, std::size_t line, Side side)
{
    const std::size_t s = index(side);
    PackedShapes& shapes = state.shapes[s];
    const PackedShapes next = repack(shapes, line, m_lines[s]->shapeAt(state.keys[s][line]));
    if (next == shapes)
        return;
    shapes = next;
    const PointCode code = m_codes[next];
    const Weights::Table& values = m_weights->values[s];
    m_values[s] += values[code] - values[state.codes[s]];
    state.codes[s] = code;
    const PointThreat threat = m_meanings[s]->threats[code];
    moveBetweenSets(state.point, s, state.threats[s], threat);
    state.threats[s] = threat;
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

} // namespace qipan::gomoku
