// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"

#include <span>
#include <string>
#include <string_view>

namespace qipan::record {

/// Reads all games of an SGF file (red-bean.com/sgf: FF[1] to FF[4]): gomoku (GM[4]) and reversi (GM[2]), with
/// variations, comments and marks. docs/records.md lists what is not kept. Never throws; `bytes` may hold anything.
[[nodiscard]] Reading readSgf(std::string_view bytes);

/// Returns the games in FF[4] and UTF-8: gomoku cells as two letters from the upper left, reversi cells as in "f5".
[[nodiscard]] std::string writeSgf(std::span<const GameRecord> games);

} // namespace qipan::record
