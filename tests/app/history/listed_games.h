#pragma once

#include "app/history/kept_game.h"
#include "app/store/data_file.h"

#include <QString>

#include <random>
#include <vector>

namespace qipan::tests {

/// Games as a history may hold them, of every kind: names in several letters, files with comments, games without a
/// date, running ones. They do not follow the rules.
[[nodiscard]] std::vector<app::KeptGame> listedGames(std::mt19937& random, int count);

/// Writes games into a data file, in one transaction; each gets its id.
void writeListedGames(app::DataFile& file, std::vector<app::KeptGame>& games);

/// Likewise into a data folder.
void writeListedGames(const QString& folder, std::vector<app::KeptGame>& games);

} // namespace qipan::tests
