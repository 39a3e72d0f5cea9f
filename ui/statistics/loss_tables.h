// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/statistics/picture_card.h"
#include "ui/statistics/statistics.h"

namespace qipan::ui {

/// Shows what the player's moves lost in analysed games: in all of them, then by opponent, each by colour and phase.
/// The card is hidden if no game is analysed. `withGame`: the games of the computer's levels are named.
void showLosses(PictureCard& card, const Statistics& statistics, bool withGame);

/// Shows the openings of lost games. The card is hidden if there are none.
void showOpenings(PictureCard& card, const Statistics& statistics);

} // namespace qipan::ui
