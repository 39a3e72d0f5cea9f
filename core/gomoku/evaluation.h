// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/position.h"

namespace qipan::gomoku {

/// Returns the static evaluation for `side`, which is to move, in the unit of `Weights`. It is unreliable if either
/// side can make a five or an open four.
[[nodiscard]] inline int evaluate(const Position& position, Side side)
{
    return position.value(side, side) - position.value(opposite(side), side)
        + position.weights().tempo[static_cast<std::size_t>(side)];
}

} // namespace qipan::gomoku
