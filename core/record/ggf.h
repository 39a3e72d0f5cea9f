#pragma once

#include "core/board/result.h"
#include "core/record/game_record.h"
#include "core/reversi/game.h"
#include "core/reversi/turn.h"

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::record {

/// What a game record of Othello in GGF tells about how it was played. Every move is legal.
struct GgfGame {
    std::string black;                  ///< names as they stand there, perhaps empty
    std::string white;                  //
    reversi::Turn start;                ///< where it began
    std::vector<reversi::Square> moves; ///< passes among them as reversi::passMove
};

/// Reads all games of `bytes`, one behind the other or whatever stands between them, as the Generic Game Server and
/// NBoard write them:
///
///     (;GM[Othello]PB[..]PW[..]TY[8]BO[8 <64 squares: * black, O white, - empty> *]B[F5//1.2]W[D6/0.5/3]…;)
///
/// Evaluations and times behind a move, and tags with other names, are passed over. Without BO it began at the standard
/// start. Passes that were left out are put back where the colour of a move tells so. Never throws; `bytes` may hold
/// anything.
[[nodiscard]] Reading readGgfGames(std::string_view bytes);

/// The first of these games, or the reason why it is not whole.
[[nodiscard]] Result<GgfGame, std::string> readGgf(std::string_view text);

/// The game on one line, as NBoard's `set game` takes it, with the position it began from and each move and pass. The
/// clocks start with `clock`, at least a second, and the moves took no time: so that is what is left.
[[nodiscard]] std::string writeGgf(const reversi::Game& game, std::chrono::milliseconds clock);

/// A game of reversi with what is known of it, and its main line.
[[nodiscard]] std::string writeGgf(const GameRecord& record);

/// "F5", "f5", "PA" or "pass": a square or reversi::passMove.
[[nodiscard]] std::optional<reversi::Square> readMove(std::string_view text);

/// "F5", or "PA" for a pass.
[[nodiscard]] std::string textOfMove(reversi::Square move);

} // namespace qipan::record
