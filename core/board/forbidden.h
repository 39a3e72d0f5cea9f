#pragma once

#include "core/board/cell.h"

#include <cstdint>

namespace qipan {

/// Why a point is forbidden to black in renju. Of several reasons it is the first in this order.
enum class Forbidden : std::uint8_t {
    None,        ///< the point is free to black
    Overline,    ///< six or more in a row
    DoubleFour,  ///< two or more fours at once ("4-4")
    DoubleThree, ///< two or more threes at once ("3-3")
};

/// A cell that black may play only to lose at once.
struct ForbiddenCell {
    Cell cell;
    Forbidden kind = Forbidden::None;

    friend constexpr bool operator==(const ForbiddenCell&, const ForbiddenCell&) = default;
};

} // namespace qipan
