// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "app/store/data_file.h"

#include <QString>

#include <random>
#include <vector>

namespace qipan::tests {

/// Random games of every kind that a history may contain: names in several scripts, files with comments, games without
/// a date, running ones. Their moves need not be legal; some begin
/// with an opening that has a name.
[[nodiscard]] std::vector<app::HistoryEntry> listedGames(std::mt19937& random, int count);

/// Writes games into a data file in one transaction and sets their ids.
void writeListedGames(app::DataFile& file, std::vector<app::HistoryEntry>& games);

/// Does the same for a data folder.
void writeListedGames(const QString& folder, std::vector<app::HistoryEntry>& games);

} // namespace qipan::tests
