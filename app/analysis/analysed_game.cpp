// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/analysed_game.h"

#include "core/board/board_game.h"

namespace qipan::app {

std::optional<OpeningTurn> AnalysedGame::Line::openingTurn() const
{
    std::span<const OpeningChoice> made{choices};
    while (pliesAtLastChoice(made) > static_cast<int>(place))
        made = made.first(made.size() - 1);
    return qipan::openingTurn(setup.opening, static_cast<int>(place), made);
}

std::size_t AnalysedGame::Line::openPositions() const
{
    if (!hasChoices(setup.opening))
        return 0;
    const bool isOpen = qipan::openingTurn(setup.opening, static_cast<int>(plies.size()), choices).has_value();
    return isOpen ? plies.size() + 1 : static_cast<std::size_t>(pliesAtLastChoice(choices)) + 1;
}

std::unique_ptr<BoardGame> positionAfter(const GameSetup& setup, std::span<const Ply> plies)
{
    auto game = setup.makeGame();
    for (const Ply& ply : plies)
        game->play(ply.cell);
    return game;
}

} // namespace qipan::app
