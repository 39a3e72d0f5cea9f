#pragma once

#include "core/board/board_game.h"

namespace qipan {

/// How many cells of the board no stone lies on.
[[nodiscard]] inline int emptyCells(const BoardGame& game)
{
    return game.size().cells() - game.count(Side::Black) - game.count(Side::White);
}

} // namespace qipan
