// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/forbidden.h"
#include "core/gomoku/position.h"

namespace qipan::gomoku {

/// Returns false if the rules forbid `side` to play on `point`. Precondition: `point` is empty.
[[nodiscard]] inline bool isAllowed(const Position& position, Point point, Side side)
{
    if (side == Side::White)
        return true;
    switch (position.forbiddenStatusAt(point)) {
    case ForbiddenStatus::None:
        return true;
    case ForbiddenStatus::Certain:
        return false;
    case ForbiddenStatus::DoubleThree:
        break;
    }
    return forbiddenAt(position.board(), point) == Forbidden::None;
}

} // namespace qipan::gomoku
