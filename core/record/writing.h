#pragma once

#include "core/board/result.h"
#include "core/record/any_record.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::record {

/// What a game contains but a format cannot store.
enum class Loss : std::uint8_t { Variations, Comments, Marks, Names, Size, Plies };

/// Why a format cannot store games at all.
enum class FormatMismatch : std::uint8_t {
    WrongGame,    ///< it is a format of another game
    SeveralGames, ///< it stores one game only
    Start,        ///< the game does not start on an empty board
    Size,         ///< it stores boards of 15 lines only
    NoWriter,     ///< it is read-only
};

/// Returns the format of a file suffix ("sgf", in any case), or nothing. `game` decides what "txt" contains.
[[nodiscard]] std::optional<RecordFormat> formatOfSuffix(std::string_view suffix, std::string_view game);

/// Returns what the format would lose of the games, each kind once, in the order of `Loss`. Date, event and result
/// count as names.
[[nodiscard]] std::vector<Loss> lossesIn(std::span<const GameRecord> games, RecordFormat format);

/// Returns the games as a file, or why this is impossible. Bare moves are a line per game followed by an empty one;
/// gomoku rows are counted from the bottom. Precondition: !games.empty().
[[nodiscard]] Result<std::string, FormatMismatch> write(std::span<const GameRecord> games, RecordFormat format);

/// Returns why write() would fail, or nothing, without writing.
[[nodiscard]] std::optional<FormatMismatch> mismatchOf(std::span<const GameRecord> games, RecordFormat format);

/// Reads a text with several games of bare moves, as written by `write`. Games are separated by empty lines (unless
/// the whole text is one game of reversi); lines that do not form a game together are one game each. Each game is
/// recognised by itself unless the hint names the game. Without a size in the hint, gomoku gets the smallest board of
/// 15, 19 and 20 lines that holds all moves. Other formats are read as by readAny. Never throws; `bytes` may hold
/// anything.
[[nodiscard]] Reading readAnyLines(std::string_view bytes, const RecordHint& hint = {});

/// Returns true for bare moves of which each game is legal in both gomoku and reversi, or starts like a game of each
/// with an error later: the user must choose.
[[nodiscard]] bool fitsBothGames(std::string_view bytes);

} // namespace qipan::record
