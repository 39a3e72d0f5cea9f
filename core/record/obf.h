// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"

#include <span>
#include <string>
#include <string_view>

namespace qipan::record {

/// Reads reversi positions in OBF, one per line, as used for endgame problems: 64 squares, the side to move, and
/// optional scores of moves ("; a2:+38; c7:+36;"), which become labels; % starts a comment. Each line is a game
/// without moves. Never throws; `bytes` may hold anything.
[[nodiscard]] Reading readObf(std::string_view bytes);

/// Returns the start positions of reversi games, one per line, with numeric labels and the comment.
[[nodiscard]] std::string writeObf(std::span<const GameRecord> games);

} // namespace qipan::record
