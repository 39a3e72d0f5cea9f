#pragma once

#include "ui/preferences.h"

#include <QString>

namespace qipan::app {

/// The user's name, or the word for Player where they have set none.
[[nodiscard]] QString playerName(const ui::Preferences& preferences);
/// The person beside the user at one machine.
[[nodiscard]] QString neighbourName();
/// The program and its version, as told to peers.
[[nodiscard]] QString programName();

} // namespace qipan::app
