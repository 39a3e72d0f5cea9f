// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_recorder.h"
#include "app/lan/lan_game.h"
#include "app/match/shown_table.h"
#include "ui/base/preferences.h"

/// A LAN game as the window and the history show it.
namespace qipan::app {

class SpectatedGame;

/// Returns the table without the number of spectators.
[[nodiscard]] ShownTable shownTable(LanGame& game);
[[nodiscard]] ShownTable shownTable(SpectatedGame& game);
/// Returns the players, for the history.
[[nodiscard]] Seating historySeating(const LanGame& game, const ui::Preferences& preferences);
/// Returns the message at the end of the game, as complete sentences, or an empty text.
[[nodiscard]] QString endNote(const LanGame& game, LanGame::Ending ending, const QString& why);

} // namespace qipan::app
