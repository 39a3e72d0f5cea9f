// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_file.h"
#include "app/statistics/statistics.h"

namespace qipan::app {

/// Reads everything that statistics need in one pass: all games with a player of this machine, except running and
/// deleted ones, and the high scores of link-match. Invalid rows are skipped. Used on the store's thread. `guestName`
/// is the current name for guests.
[[nodiscard]] Result<Played, QString> readPlayed(HistoryFile& file, const QString& guestName);

} // namespace qipan::app
