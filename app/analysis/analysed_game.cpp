// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/analysed_game.h"

#include "core/board/board_game.h"

namespace qipan::app {

std::unique_ptr<BoardGame> positionIn(const AnalysedGame::Line& line, std::size_t place)
{
    auto game = line.setup.makeGame();
    for (std::size_t i = 0; i < place; ++i)
        game->play(line.plies[i].cell);
    return game;
}

} // namespace qipan::app
