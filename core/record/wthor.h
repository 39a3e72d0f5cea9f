// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"

#include <string>
#include <string_view>
#include <vector>

namespace qipan::record {

/// The names in a WTHOR file of players (.jou, 20 bytes per name) or tournaments (.trn, 26 bytes per name), indexed by
/// the numbers used in games.
struct WthorNames {
    std::vector<std::string> names;
    std::optional<RecordFault> fault;
};
[[nodiscard]] WthorNames readWthorPlayers(std::string_view bytes);
[[nodiscard]] WthorNames readWthorTournaments(std::string_view bytes);

/// Reads a WTHOR file (.wtb): the tournament games of reversi of one year, without names. docs/records.md describes the
/// format. Never throws; `bytes` may hold anything.
[[nodiscard]] Reading readWthor(std::string_view bytes);

/// Sets the names of the players and tournaments in the games that were read from `bytes`.
void setWthorNames(std::vector<GameRecord>& games, std::string_view bytes, const WthorNames& players,
                   const WthorNames& tournaments);

} // namespace qipan::record
