// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"

#include <optional>
#include <string>
#include <string_view>

namespace qipan::record {

/// Reads a gomoku game in the format of Piskvork and its tournaments (.psq): a line "Piskvorky 15x15, 11:11, 0", a
/// line "column,row,milliseconds" for each move, counted from the upper left, and optionally the players' names and a
/// result code. Never throws; `bytes` may hold anything.
[[nodiscard]] Reading readPsq(std::string_view bytes);

/// Returns the main line, the names and, if it is a number, the result; nothing for a game that does not start with
/// black on an empty board.
[[nodiscard]] std::optional<std::string> writePsq(const GameRecord& record);

} // namespace qipan::record
