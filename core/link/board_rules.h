// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/position.h"

namespace qipan::link {

/// The rules of a board, apart from its tiles. Keeps a reference to the shape.
struct BoardRules {
    const Shape& shape;
    FallingMode mode = FallingMode::None;
    bool border = true;

    [[nodiscard]] Position positionOf(const Board& board) const { return Position{board, shape, mode, border}; }
};

} // namespace qipan::link
