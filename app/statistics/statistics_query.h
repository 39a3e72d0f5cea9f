#pragma once

#include "app/history/history_file.h"
#include "app/statistics/statistics.h"

namespace qipan::app {

/// Reads in one pass what statistics need: all games in which somebody of this machine had a seat, but those that still
/// run or are deleted, and the scores of link-match. Rows that cannot be right are left out. On the store's thread.
/// `guestName` is what guests are called now.
[[nodiscard]] Result<Played, QString> readPlayed(HistoryFile& file, const QString& guestName);

} // namespace qipan::app
