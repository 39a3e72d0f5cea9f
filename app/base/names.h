// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/preferences.h"

#include <QString>

namespace qipan::app {

/// Returns the user's name, or the word for Player if they have set none.
[[nodiscard]] QString playerName(const ui::Preferences& preferences);
/// Returns the name of the second person at this machine, or the word for Player 2 if they have none.
[[nodiscard]] QString secondPlayerName(const ui::Preferences& preferences);
/// The same for a name stored with a game, where that word may be in another language.
[[nodiscard]] QString secondPlayerName(const QString& stored);
/// Returns that stored name, or nothing if it is the word for Player 2 in any language, as earlier versions stored it.
[[nodiscard]] QString enteredName(const QString& stored);
/// Returns the program's name and version, as sent to peers.
[[nodiscard]] QString programName();

} // namespace qipan::app
