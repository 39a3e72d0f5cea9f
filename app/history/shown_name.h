// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"

#include <QString>

namespace qipan::app {

/// Returns the name of a player in a game of the history. Local players without a name of their own, and the built-in
/// computer, get their names in the current language, because the stored ones depend on the language at that time.
[[nodiscard]] QString shownName(const PlayerEntry& side, GameSource source, const QString& game);

} // namespace qipan::app
