// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/gomoku/position_view.h"

#include "tests/support/random_game.h"

#include <algorithm>
#include <cstdlib>

namespace qipan::test {

using namespace gomoku;

namespace {

constexpr std::array<Side, 2> bothSides{Side::Black, Side::White};

bool isNear(Cell a, Cell b)
{
    const int dx = std::abs(a.x - b.x);
    const int dy = std::abs(a.y - b.y);
    const bool inLine = dx == 0 || dy == 0 || dx == dy;
    return std::max(dx, dy) <= (inLine ? 3 : 2);
}

bool hasStoneNear(const Board& board, Cell cell)
{
    for (int dy = -3; dy <= 3; ++dy) {
        for (int dx = -3; dx <= 3; ++dx) {
            const Cell other{cell.x + dx, cell.y + dy};
            const Stone stone = board.at(pointOf(other));
            if ((stone == Stone::Black || stone == Stone::White) && isNear(cell, other))
                return true;
        }
    }
    return false;
}

} // namespace

PositionView viewOf(const Position& position)
{
    PositionView view{.hash = position.hash()};
    const PointSet candidates = position.candidates();
    for (const Point point : position.emptyPoints()) {
        PositionView::OfPoint of{.point = point,
                                 .forbiddenStatus = position.forbiddenStatusAt(point),
                                 .isCandidate = candidates.contains(point)};
        for (const Side side : bothSides) {
            const auto s = static_cast<std::size_t>(side);
            for (std::size_t line = 0; line < lineSteps.size(); ++line)
                of.shapes[s][line] = position.shapeAt(point, side, line);
            of.codes[s] = position.codeAt(point, side);
            of.threats[s] = position.threatAt(point, side);
        }
        view.points.push_back(of);
    }
    for (const Side side : bothSides) {
        for (const Side mover : bothSides)
            view.values[static_cast<std::size_t>(side)][static_cast<std::size_t>(mover)] = position.value(side, mover);
        for (std::size_t i = 0; i < static_cast<std::size_t>(pointThreatCount); ++i) {
            const auto threat = static_cast<PointThreat>(i);
            view.counts[static_cast<std::size_t>(side)][i] = position.count(side, threat);
            for (const Point point : position.points(side, threat))
                view.sets[static_cast<std::size_t>(side)][i].push_back(point);
        }
    }
    return view;
}

PlainPosition::PlainPosition(Rule rule, const Weights& weights)
    : m_rule{rule}
    , m_weights{weights}
    , m_shapes{PlainShapes{rule, Side::Black}, PlainShapes{rule, Side::White}}
{
}

PositionView::OfPoint PlainPosition::look(const Board& board, Point point)
{
    PositionView::OfPoint of{.point = point, .isCandidate = hasStoneNear(board, cellOf(point))};
    for (const Side side : bothSides) {
        const auto s = static_cast<std::size_t>(side);
        for (std::size_t line = 0; line < lineSteps.size(); ++line)
            of.shapes[s][line] = m_shapes[s].shape(board, point, lineSteps[line]);
        of.codes[s] = pointCode(of.shapes[s]);
        of.threats[s] = plainThreat(of.shapes[s], m_rule == Rule::Renju && side == Side::Black);
    }
    if (m_rule == Rule::Renju)
        of.forbiddenStatus = plainSuspicion(of.shapes[0]);
    return of;
}

PositionView PlainPosition::viewOf(const Board& board)
{
    PositionView view;
    for (const Cell cell : allCells({board.size(), board.size()})) {
        const Point point = pointOf(cell);
        if (board.at(point) != Stone::None) {
            view.hash ^= zobrist::ofStone(point, sideOf(board.at(point)));
            continue;
        }
        const PositionView::OfPoint of = look(board, point);
        for (std::size_t s = 0; s < 2; ++s) {
            const CodeValue value = m_weights.values[s][of.codes[s]];
            view.values[s][s] += value.moving;
            view.values[s][1 - s] += value.waiting;
            view.counts[s][static_cast<std::size_t>(of.threats[s])] += 1;
            view.sets[s][static_cast<std::size_t>(of.threats[s])].push_back(point);
        }
        view.points.push_back(of);
    }
    return view;
}

} // namespace qipan::test
