#pragma once

#include "core/record/game_record.h"

#include <string>
#include <string_view>
#include <vector>

namespace qipan::record {

/// The names of a file of WTHOR: of players (.jou, 20 bytes a name) or of tournaments (.trn, 26 bytes a name), by the
/// numbers that games have for them.
struct WthorNames {
    std::vector<std::string> names;
    std::optional<RecordFault> fault;
};
[[nodiscard]] WthorNames readWthorPlayers(std::string_view bytes);
[[nodiscard]] WthorNames readWthorTournaments(std::string_view bytes);

/// Reads the games of a file of the WTHOR base (.wtb): a year of tournament games of reversi. Names are filled in where
/// those are given. docs/records.md describes the format. Never throws; `bytes` may hold anything.
[[nodiscard]] Reading readWthor(std::string_view bytes, const WthorNames& players = {},
                                const WthorNames& tournaments = {});

} // namespace qipan::record
