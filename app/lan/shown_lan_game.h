// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/duel/duel_recorder.h"
#include "app/duel/shown_duel.h"
#include "app/history/history_recorder.h"
#include "app/lan/lan_duel.h"
#include "app/lan/lan_game.h"
#include "app/match/shown_table.h"
#include "ui/base/preferences.h"

/// A LAN game as the window and the history show it.
namespace qipan::app {

class SpectatedDuel;
class SpectatedGame;

/// Returns the table without the number of spectators.
[[nodiscard]] ShownTable shownTable(LanGame& game);
[[nodiscard]] ShownTable shownTable(SpectatedGame& game);
[[nodiscard]] ShownDuel shownDuel(LanDuel& duel);
[[nodiscard]] ShownDuel shownDuel(SpectatedDuel& duel);
/// Returns the players, for the history.
[[nodiscard]] Seating historySeating(const LanGame& game, const ui::Preferences& preferences);
[[nodiscard]] DuelRecorder::Seating historySeating(const LanDuel& duel, const ui::Preferences& preferences);
/// Returns the message at the end of the game, as complete sentences, or an empty text.
[[nodiscard]] QString endNote(const PeerTable& table, PeerTable::Ending ending, const QString& why);

} // namespace qipan::app
