// SPDX-License-Identifier: GPL-3.0-or-later
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
enum class Loss : std::uint8_t { Variations, Comments, Marks, Names, Rule, Size, Plies, Extras };

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
/// count as names; extra texts of another format are lost.
[[nodiscard]] std::vector<Loss> lossesIn(std::span<const GameRecord> games, RecordFormat format);

/// Returns the games as a file, or why this is impossible. Bare moves are a line per game followed by an empty one, and
/// preceded by headers and an empty line if there are names or results; gomoku rows are counted from the bottom.
/// `encode` converts the texts of a RenLib library. Precondition: !games.empty().
[[nodiscard]] Result<std::string, FormatMismatch> write(std::span<const GameRecord> games, RecordFormat format,
                                                        const TextConversion& encode = {});

/// Returns why write() would fail, or nothing, without writing.
[[nodiscard]] std::optional<FormatMismatch> mismatchOf(std::span<const GameRecord> games, RecordFormat format);

} // namespace qipan::record
