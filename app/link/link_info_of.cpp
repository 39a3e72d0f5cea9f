#include "app/link/link_info_of.h"

namespace qipan::app {

ui::LinkInfoState linkInfoOf(const link::Play& play, link::Milliseconds now)
{
    const link::WayRules rules = link::rulesOf(play.way());
    ui::LinkInfoState state{.points = {play.points(0)},
                            .turn = play.turn(),
                            .timeLeft = play.timeLeft(now),
                            .timeRuns = !play.isPaused() && !play.end(),
                            .tilesLeft = play.game().tilesLeft(),
                            .level = rules.goesOn ? play.level() : 0,
                            .hints = {},
                            .shuffles = {}};
    if (rules.players > 1)
        state.points.push_back(play.points(1));
    if (rules.limitsHelps) {
        state.hints = play.hintsLeft();
        state.shuffles = play.shufflesLeft();
    }
    return state;
}

} // namespace qipan::app
