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

/// What a format has no place for, and a game has.
enum class Loss : std::uint8_t { Variations, Comments, Marks, Names, Size, Plies };

/// Why games cannot be in a format at all.
enum class Misfit : std::uint8_t {
    WrongGame,    ///< it has another game only
    SeveralGames, ///< it has one
    Start,        ///< the game does not begin on an empty board
    Size,         ///< it has boards of 15 lines only
    NoWriter,     ///< it is read only
};

/// The format that a file's suffix stands for ("sgf", in any case), or nothing. `game` says what "txt" holds.
[[nodiscard]] std::optional<RecordFormat> formatOfSuffix(std::string_view suffix, std::string_view game);

/// What would be lost of the games, each kind once, in the order of Loss. A game's date, event and result are among its
/// names.
[[nodiscard]] std::vector<Loss> lossesIn(std::span<const GameRecord> games, RecordFormat format);

/// The games as a file, or why they cannot be one. Bare moves are a line for each game with an empty one behind it,
/// those of gomoku with their rows counted from the bottom. Precondition: a game at least.
[[nodiscard]] Result<std::string, Misfit> write(std::span<const GameRecord> games, RecordFormat format);

/// Whether write() gives a file, without writing it.
[[nodiscard]] std::optional<Misfit> misfitOf(std::span<const GameRecord> games, RecordFormat format);

/// Reads a text with several games of bare moves, as `write` makes it: an empty line divides them (but where only all
/// of it together is a game of reversi), and lines that are no game together are one each. Each tells by itself which
/// game it is, where the hint does not; of gomoku without a size in the hint it is the smallest board of 15, 19 and 20
/// lines that all moves lie on. What is none of bare moves is read as readAny does. Never throws; `bytes` may hold
/// anything.
[[nodiscard]] Reading readAnyLines(std::string_view bytes, const RecordHint& hint = {});

/// Bare moves of which each game can be played in both, or begins like a game of each and breaks later: whose they are
/// has to be asked.
[[nodiscard]] bool fitsBothGames(std::string_view bytes);

} // namespace qipan::record
