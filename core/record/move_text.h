// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace qipan::record {

/// Where rows are counted from.
enum class RowOrigin : std::uint8_t { Bottom, Top };

/// Reads the moves of a gomoku game, "h8i9g8": a column letter from the left and a row number, black first. The moves
/// may be separated by blanks, commas, semicolons, single dashes, quotes and move numbers ("1."), preceded by headers
/// ([Black "Ada"]) and followed by a result ("1-0"). Letters may be upper case or those that plainText() converts;
/// faults then refer to bytes of the converted text. `rule` is a key of the registry, or empty. Never throws; `text`
/// may hold anything. Precondition: 5 <= size <= gomoku::largestSize.
[[nodiscard]] Reading readGomokuMoves(std::string_view text, int size, RowOrigin origin, std::string_view rule = {});

/// Returns the main line in lower case, or nothing for a game that does not start with black on an empty board.
[[nodiscard]] std::optional<std::string> writeGomokuMoves(const GameRecord& record, RowOrigin origin);

/// Reads a reversi transcript, "f5d6c3". Passes may be written (pa, ps, pass, --) or omitted; separators, headers and
/// results are as for gomoku. A board may come first (readWrittenBoard()). Never throws; `text` may hold anything.
[[nodiscard]] Reading readTranscript(std::string_view text);

/// Returns the main line in lower case without passes, preceded by the position and a blank if the game has a custom
/// start.
[[nodiscard]] std::string writeTranscript(const GameRecord& record);

/// A header line that some servers write before the moves, such as [Black "Ada"].
struct MoveHeader {
    std::string_view name;
    std::string_view value;
    std::size_t bytes = 0; ///< including preceding blanks
};
/// Returns the header at the front of a text.
[[nodiscard]] std::optional<MoveHeader> readMoveHeader(std::string_view text);

} // namespace qipan::record
