// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

namespace qipan::reversi {

/// Returns these squares and their neighbours in all eight directions, without wrapping around the edges.
[[nodiscard]] constexpr Squares withNeighbours(Squares squares)
{
    constexpr Squares notLeft = 0xfefe'fefe'fefe'fefe;  // without column a
    constexpr Squares notRight = 0x7f7f'7f7f'7f7f'7f7f; // without column h
    const Squares row = squares | (squares << 1U & notLeft) | (squares >> 1U & notRight);
    return row | row << 8U | row >> 8U;
}

} // namespace qipan::reversi
