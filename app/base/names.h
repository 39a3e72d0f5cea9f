#pragma once

#include "app/history/history_entry.h"
#include "ui/base/preferences.h"

#include <QString>

namespace qipan::app {

/// Returns the user's name, or the word for Player if they have set none.
[[nodiscard]] QString playerName(const ui::Preferences& preferences);
/// Returns the name of the second person at this machine.
[[nodiscard]] QString secondPlayerName();
/// Returns the name of a player in a game of the history. Local players without a name of their own, and the built-in
/// computer, get their names in the current language, because the stored ones depend on the language at that time.
[[nodiscard]] QString shownName(const PlayerEntry& side, GameSource source, const QString& game);
/// Returns the program's name and version, as sent to peers.
[[nodiscard]] QString programName();

} // namespace qipan::app
