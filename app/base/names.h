// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/preferences.h"

#include <QString>

namespace qipan::app {

/// Returns the user's name, or the word for Player if they have set none.
[[nodiscard]] QString playerName(const ui::Preferences& preferences);
/// Returns the name of the second person at this machine.
[[nodiscard]] QString secondPlayerName();
/// Returns the program's name and version, as sent to peers.
[[nodiscard]] QString programName();

} // namespace qipan::app
