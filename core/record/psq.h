#pragma once

#include "core/record/game_record.h"

#include <optional>
#include <string>
#include <string_view>

namespace qipan::record {

/// Reads a game of gomoku as Piskvork and its tournaments write it (.psq): a line "Piskvorky 15x15, 11:11, 0", a line
/// "column,row,milliseconds" from the upper left for each move, and perhaps the names of both players and the code of
/// the end. Never throws; `bytes` may hold anything.
[[nodiscard]] Reading readPsq(std::string_view bytes);

/// The main line, the names and, where it is a number, the result. Nothing for a game that does not begin on an empty
/// board with black.
[[nodiscard]] std::optional<std::string> writePsq(const GameRecord& record);

} // namespace qipan::record
