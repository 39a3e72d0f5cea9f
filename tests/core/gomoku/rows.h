// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <array>
#include <vector>

namespace qipan::test {

/// A board in the format of the plain reference code: 0 empty, 1 black, 2 white.
using Rows = std::vector<std::vector<int>>;

inline constexpr int blackStone = 1;
inline constexpr int whiteStone = 2;

inline constexpr std::array<Cell, 4> directions{Cell{1, 0}, Cell{0, 1}, Cell{1, 1}, Cell{1, -1}};

[[nodiscard]] constexpr Cell along(Cell from, Cell direction, int steps)
{
    return {from.x + steps * direction.x, from.y + steps * direction.y};
}

} // namespace qipan::test
