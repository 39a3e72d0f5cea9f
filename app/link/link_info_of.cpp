// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_info_of.h"

namespace qipan::app {

ui::LinkInfoState linkInfoOf(const link::Play& play, link::Milliseconds now)
{
    const link::GameModeRules rules = link::rulesOf(play.gameMode());
    ui::LinkInfoState state{.points = {play.points(0)},
                            .turn = play.turn(),
                            .timeLeft = play.timeLeft(now),
                            .timeRuns = !play.isPaused() && !play.end(),
                            .tilesLeft = play.game().tilesLeft(),
                            .level = rules.hasNextBoard ? play.level() : 0,
                            .hints = {},
                            .shuffles = {}};
    if (rules.players > 1)
        state.points.push_back(play.points(1));
    if (rules.limitsHelp) {
        state.hints = play.hintsLeft();
        state.shuffles = play.shufflesLeft();
    }
    return state;
}

} // namespace qipan::app
