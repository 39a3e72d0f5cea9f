// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/record/game_record.h"
#include "core/reversi/game.h"
#include "core/reversi/turn.h"

#include <chrono>
#include <string>
#include <string_view>

namespace qipan::record {

/// An Othello game read from GGF. Every move is legal.
struct GgfGame {
    std::string black; ///< player names, may be empty
    std::string white;
    reversi::Turn start;                ///< the start position
    std::vector<reversi::Square> moves; ///< passes are reversi::passMove
};

/// Reads all games in `bytes`, with anything between them, as written by the Generic Game Server and NBoard:
///   (;GM[Othello]PB[..]PW[..]TY[8]BO[8 <64 squares: * black, O white, - empty> *]B[F5//1.2]W[D6/0.5/3]…;)
/// Evaluations and times after a move, types of games other than 8, and unknown tags become extra texts, which
/// writeGgf() writes back. Without BO the game begins at the standard start. Boards of other sizes, and random starts
/// without BO, are not read; other variants (anti, komi) are guessed to be reversi (GameRecord::isGuessed). Inserts
/// omitted passes if the colour of a move implies them. Never throws; `bytes` may hold anything.
[[nodiscard]] Reading readGgfGames(std::string_view bytes);

/// Returns the first of these games, or why it cannot be read completely.
[[nodiscard]] Result<GgfGame, std::string> readGgf(std::string_view text);

/// Returns the game on one line for NBoard's `set game`, with its start position, moves and passes. The moves take no
/// time, so the clocks, which start at `clock` (at least one second), show what is left.
[[nodiscard]] std::string writeGgf(const reversi::Game& game, std::chrono::milliseconds clock);

/// Returns a reversi game with its metadata, main line and the extra texts of GGF.
[[nodiscard]] std::string writeGgf(const GameRecord& record);

/// Returns the value of a DT tag as year, month and day if it is in seconds since 1970, as some programs write it, and
/// otherwise unchanged.
[[nodiscard]] std::string dateOfGgf(std::string_view value);

/// Reads "F5", "f5", "PA" or "pass": a square or reversi::passMove.
[[nodiscard]] std::optional<reversi::Square> readMove(std::string_view text);

/// Returns a square such as "F5", or "PA" for a pass.
[[nodiscard]] std::string textOfMove(reversi::Square move);

} // namespace qipan::record
