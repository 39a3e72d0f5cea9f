// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <vector>

namespace qipan {

/// A better move than one that was played. Games derive from it to say what the bad move overlooked.
struct BetterMove {
    Cell cell;                    ///< the cell that the explanation refers to, if any
    std::vector<Cell> better;     ///< a better continuation, starting with the better move; never empty
    std::vector<Cell> punishment; ///< how the opponent could have punished the bad move; may be empty

    friend bool operator==(const BetterMove&, const BetterMove&) = default;
};

} // namespace qipan
