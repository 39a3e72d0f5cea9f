// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/falling.h"

#include <array>

namespace qipan::link {

namespace {

/// A direction per axis: -1, 0 or 1.
struct Pull {
    int x = 0;
    int y = 0;
};

Pull pullAt(Cell cell, FallingMode mode, BoardSize size)
{
    const int leftOut = cell.x < size.columns / 2 ? -1 : 1;
    const int upOut = cell.y < size.rows / 2 ? -1 : 1;
    switch (mode) {
    case FallingMode::None:
        break;
    case FallingMode::Down:
        return {0, 1};
    case FallingMode::Up:
        return {0, -1};
    case FallingMode::Left:
        return {-1, 0};
    case FallingMode::Right:
        return {1, 0};
    case FallingMode::SplitLeftRight:
        return {leftOut, 0};
    case FallingMode::SplitUpDown:
        return {0, upOut};
    case FallingMode::GatherLeftRight:
        return {-leftOut, 0};
    case FallingMode::GatherUpDown:
        return {0, -upOut};
    case FallingMode::Outward:
        return {leftOut, upOut};
    case FallingMode::Inward:
        return {-leftOut, -upOut};
    case FallingMode::UpperLeftLowerRight:
        return {upOut, 0};
    case FallingMode::LeftDownRightUp:
        return {0, -leftOut};
    }
    return {};
}

} // namespace

FallingMode campaignMode(int level)
{
    assert(level >= 1);
    constexpr std::array<FallingMode, campaignModes> order{FallingMode::None,
                                                           FallingMode::Down,
                                                           FallingMode::Left,
                                                           FallingMode::SplitUpDown,
                                                           FallingMode::SplitLeftRight,
                                                           FallingMode::GatherUpDown,
                                                           FallingMode::GatherLeftRight,
                                                           FallingMode::UpperLeftLowerRight,
                                                           FallingMode::LeftDownRightUp,
                                                           FallingMode::Outward,
                                                           FallingMode::Inward};
    return order[static_cast<std::size_t>(level - 1) % order.size()];
}

FallPlan::FallPlan(const Shape& shape, FallingMode mode)
{
    const BoardSize size = shape.size();
    const Pull pull = pullAt({0, 0}, mode, size); // a mode that pulls along an axis does so in every cell
    if (pull.y != 0)
        addRuns(shape, mode, Vertical, size.columns, size.rows);
    if (pull.x != 0)
        addRuns(shape, mode, Horizontal, size.rows, size.columns);
}

void FallPlan::addRuns(const Shape& shape, FallingMode mode, Axis axis, int lines, int length)
{
    for (int line = 0; line < lines; ++line) {
        std::vector<Run>& runs = m_runs[axis].emplace_back();
        for (int at = 0; at < length; ++at) {
            const Cell cell = cellAt(axis, line, at);
            if (!shape.contains(cell))
                continue;
            const Pull pull = pullAt(cell, mode, shape.size());
            const bool towardsEnd = (axis == Vertical ? pull.y : pull.x) > 0;
            if (!runs.empty() && runs.back().end == at && runs.back().towardsEnd == towardsEnd)
                runs.back().end = at + 1;
            else
                runs.push_back({.begin = at, .end = at + 1, .towardsEnd = towardsEnd});
        }
    }
}

} // namespace qipan::link
