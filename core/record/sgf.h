#pragma once

#include "core/record/game_record.h"

#include <span>
#include <string>
#include <string_view>

namespace qipan::record {

/// Reads all games of an SGF file (red-bean.com/sgf: FF[1] to FF[4]): gomoku (GM[4]) and reversi (GM[2]), with their
/// variations, comments and marks. docs/records.md says what is left out. Never throws; `bytes` may hold anything.
[[nodiscard]] Reading readSgf(std::string_view bytes);

/// The games in FF[4] and UTF-8: cells of gomoku as two letters from the upper left, those of reversi as "f5".
[[nodiscard]] std::string writeSgf(std::span<const GameRecord> games);

} // namespace qipan::record
