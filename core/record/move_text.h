#pragma once

#include "core/record/game_record.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace qipan::record {

/// Where a written row is counted from.
enum class RowOrigin : std::uint8_t { Bottom, Top };

/// Reads the moves of a gomoku game without anything between them, "h8i9g8": a letter from the left and the number of
/// the row, black first. Blanks, commas, semicolons, single dashes, quotes and numbers of moves ("1.") may stand
/// between them, a result ("1-0") behind and headers ([Black "Ada"]) before them, and letters be capitals or those that
/// plain_text.h knows; then a fault's byte is one of the plain text. `rule` is a key of the registry, or empty.
/// Precondition: 5 <= size <= gomoku::largestSize. Never throws; `text` may hold anything.
[[nodiscard]] Reading readGomokuMoves(std::string_view text, int size, RowOrigin origin, std::string_view rule = {});

/// The main line in small letters. Nothing for a game that does not begin on an empty board with black.
[[nodiscard]] std::optional<std::string> writeGomokuMoves(const GameRecord& record, RowOrigin origin);

/// Reads a game of reversi from a transcript, "f5d6c3": passes may be written (pa, ps, pass, --) or left out, and
/// around the moves may stand what may in gomoku. A board may come first (written_board.h). Never throws; `text` may
/// hold anything.
[[nodiscard]] Reading readTranscript(std::string_view text);

/// The main line in small letters without passes; behind the position and a blank where the game does not begin with
/// the usual one.
[[nodiscard]] std::string writeTranscript(const GameRecord& record);

/// A line as some servers write before the moves: [Black "Ada"].
struct MoveHeader {
    std::string_view name;
    std::string_view value;
    std::size_t bytes = 0; ///< with the blanks before it
};
/// The one at the front of a text.
[[nodiscard]] std::optional<MoveHeader> readMoveHeader(std::string_view text);

} // namespace qipan::record
