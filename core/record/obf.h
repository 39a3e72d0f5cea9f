#pragma once

#include "core/record/game_record.h"

#include <span>
#include <string>
#include <string_view>

namespace qipan::record {

/// Reads positions of reversi, one a line, as sets of endgame problems have them (OBF): 64 squares, the side to move,
/// and perhaps "; a2:+38; c7:+36;", scores of moves, which become labels; % begins a comment. Each line is a game
/// without moves. Never throws; `bytes` may hold anything.
[[nodiscard]] Reading readObf(std::string_view bytes);

/// The starts of games of reversi, one a line, with the numbers that label cells and the comment there.
[[nodiscard]] std::string writeObf(std::span<const GameRecord> games);

} // namespace qipan::record
