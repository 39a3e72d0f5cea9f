// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"

namespace qipan {

/// Returns the number of empty cells.
[[nodiscard]] inline int emptyCells(const BoardGame& game)
{
    return game.size().cells() - game.count(Side::Black) - game.count(Side::White);
}

} // namespace qipan
