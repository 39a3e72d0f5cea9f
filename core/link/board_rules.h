#pragma once

#include "core/link/position.h"

namespace qipan::link {

/// What holds on a board whatever lies on it. The shape must live as long.
struct BoardRules {
    const Shape& shape;
    FallingMode mode = FallingMode::None;
    bool border = true;

    [[nodiscard]] Position positionOf(const Board& board) const { return Position{board, shape, mode, border}; }
};

} // namespace qipan::link
