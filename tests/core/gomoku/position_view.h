// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/position.h"
#include "tests/core/gomoku/plain_shapes.h"

#include <array>
#include <cstdint>
#include <vector>

namespace qipan::test {

/// Everything observable of a position, to compare two implementations.
struct PositionView {
    struct OfPoint {
        gomoku::Point point = 0;
        std::array<gomoku::FourShapes, 2> shapes{};
        std::array<gomoku::PointCode, 2> codes{};
        std::array<gomoku::PointThreat, 2> threats{};
        gomoku::ForbiddenStatus forbiddenStatus = gomoku::ForbiddenStatus::None;
        bool isCandidate = false;

        friend bool operator==(const OfPoint&, const OfPoint&) = default;
    };

    std::vector<OfPoint> points; // empty points
    std::array<std::array<std::vector<gomoku::Point>, gomoku::pointThreatCount>, 2> sets;
    std::array<std::array<int, gomoku::pointThreatCount>, 2> counts{};
    std::array<std::array<int, 2>, 2> values{}; // of a side, for each side to move
    std::uint64_t hash = 0;

    friend bool operator==(const PositionView&, const PositionView&) = default;
};

[[nodiscard]] PositionView viewOf(const gomoku::Position& position);

/// Computes the same from the stones, point by point.
class PlainPosition {
public:
    PlainPosition(gomoku::Rule rule, const gomoku::Weights& weights);

    [[nodiscard]] PositionView viewOf(const gomoku::Board& board);

private:
    [[nodiscard]] PositionView::OfPoint look(const gomoku::Board& board, gomoku::Point point);

    gomoku::Rule m_rule;
    const gomoku::Weights& m_weights;
    std::array<PlainShapes, 2> m_shapes;
};

} // namespace qipan::test
