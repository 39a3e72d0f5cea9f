#pragma once

#include "core/gomoku/position.h"

namespace qipan::gomoku {

/// How much better `side`, who is to move, stands than the other side, in the unit of Weights. Looks no ply ahead: it
/// means little where somebody can make a five or an open four.
[[nodiscard]] inline int evaluate(const Position& position, Side side)
{
    return position.value(side, side) - position.value(opposite(side), side)
        + position.weights().tempo[static_cast<std::size_t>(side)];
}

} // namespace qipan::gomoku
