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

/// Reads the moves of a gomoku game, "h8i9g8": a column letter from the left and a row number, black first. They may be
/// separated as MoveTokenizer says, preceded by headers ([Black "Ada"], see addHeader()) and followed by a result.
/// Comments become comments of the move before them; annotations and variations are left out. Letters may be upper case
/// or those that plainText() converts; faults then refer to bytes of the converted text. `rule` is a key of the
/// registry, or empty. Never throws; `text` may hold anything. Precondition: 5 <= size <= gomoku::largestSize.
[[nodiscard]] Reading readGomokuMoves(std::string_view text, int size, RowOrigin origin, std::string_view rule = {});

/// Returns the main line in lower case, or nothing for a game that does not start with black on an empty board.
[[nodiscard]] std::optional<std::string> writeGomokuMoves(const GameRecord& record, RowOrigin origin);

/// Reads a reversi transcript, "f5d6c3". Passes may be written (pa, ps, pass, --) or omitted; all else is as for
/// gomoku. A board may come first (readWrittenBoard()), also in a header FEN. Moves that are illegal from the usual
/// start are read from the mirrored one if more of them are legal there. Never throws; `text` may hold anything.
[[nodiscard]] Reading readTranscript(std::string_view text);

/// Returns the main line in lower case without passes, preceded by the position and a blank if the game has a custom
/// start.
[[nodiscard]] std::string writeTranscript(const GameRecord& record);

/// Returns the start with black on d4 and e5, which some servers and programs use.
[[nodiscard]] const StartPosition& mirroredStart();

} // namespace qipan::record
