// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <vector>

namespace qipan {

/// Why a move is recommended. Games derive from it to add reasons in their own terms.
struct Explanation {
    virtual ~Explanation() = default;

    std::vector<Cell> line;      ///< moves of both sides in turn that show the main reason; may be empty
    bool isOpponentLine = false; ///< the line starts with the opponent of the side that makes the move
};

} // namespace qipan
