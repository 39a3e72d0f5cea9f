#pragma once

#include "app/history/kept_game.h"
#include "ui/preferences.h"

#include <QString>

namespace qipan::app {

/// The user's name, or the word for Player where they have set none.
[[nodiscard]] QString playerName(const ui::Preferences& preferences);
/// The person beside the user at one machine.
[[nodiscard]] QString neighbourName();
/// Who sat on a side of a game of the history. Those who had no name of their own at this machine, and our computer,
/// are called as they are now: the name that was kept is of the language of that day.
[[nodiscard]] QString shownName(const KeptSide& side, GameSource source, const QString& game);
/// The program and its version, as told to peers.
[[nodiscard]] QString programName();

} // namespace qipan::app
