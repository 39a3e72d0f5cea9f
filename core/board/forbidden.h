// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <cstdint>

namespace qipan {

/// Why a point is forbidden to black in renju. If several reasons apply, the first of them.
enum class Forbidden : std::uint8_t {
    None,        ///< the point is not forbidden
    Overline,    ///< six or more in a row
    DoubleFour,  ///< two or more fours at once ("4-4")
    DoubleThree, ///< two or more threes at once ("3-3")
};

/// An empty cell that is forbidden to black.
struct ForbiddenCell {
    Cell cell;
    Forbidden kind = Forbidden::None;

    friend constexpr bool operator==(const ForbiddenCell&, const ForbiddenCell&) = default;
};

} // namespace qipan
