// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/analysed_game.h"

#include "core/board/board_game.h"

namespace qipan::app {

std::unique_ptr<BoardGame> positionAfter(const GameSetup& setup, std::span<const Ply> plies)
{
    auto game = setup.makeGame();
    for (const Ply& ply : plies)
        game->play(ply.cell);
    return game;
}

} // namespace qipan::app
