// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/move_text.h"
#include "core/record/renlib.h"

namespace qipan::record {

/// What is known besides the bytes, for formats that do not contain it.
struct RecordHint {
    std::string_view suffix;            ///< of the file name, such as "lib", in any case; empty for none
    std::string_view game;              ///< key of the game of bare moves; empty if unknown
    std::string_view rule;              ///< rule of bare gomoku moves: a key of the registry, or empty
    int size = 15;                      ///< board size of bare gomoku moves, from 5 to gomoku::largestSize
    RowOrigin rows = RowOrigin::Bottom; ///< row origin of bare gomoku moves
    TextConversion decode;              ///< of the texts of a RenLib library
};

/// The format of a file or text, and its games (those of WTHOR without names, see setWthorNames).
struct Recognised {
    RecordFormat format = RecordFormat::Sgf;
    Reading reading;
    /// If the hint names no game: for bare moves of which each game is legal in both gomoku and reversi or in neither,
    /// or in gomoku although it begins like reversi. The user must choose. Then `reading` is that of the game in which
    /// the first one is longer, and of reversi if both are alike; the other is read with a hint (games may be many).
    bool isEither = false;
};

/// Returns the format and the games, or nothing if the format is not supported.
/// Bare moves may be several games. They are separated by empty lines (unless the whole text is one game of reversi);
/// lines that do not form a game together are one game each. Each game is recognised separately unless the hint names
/// the game, by what is legal over the whole game; moves that fit both are taken for reversi. Without a size in the
/// hint, gomoku gets the smallest board of 15, 19 and 20 lines that holds all moves. Never throws; `bytes` may hold
/// anything.
[[nodiscard]] std::optional<Recognised> recognise(std::string_view bytes, const RecordHint& hint = {});

/// The two parts of recognise(): first the formats that are not text, RenLib and WTHOR, then all others.
[[nodiscard]] std::optional<Recognised> recogniseBinary(std::string_view bytes, const RecordHint& hint = {});
[[nodiscard]] std::optional<Recognised> recogniseText(std::string_view bytes, const RecordHint& hint = {});

/// Reads games in any format, like recognise(); if they may be of either game, as a guess (GameRecord::isGuessed).
/// Returns a fault of kind NoRecord if there are none.
[[nodiscard]] Reading readAny(std::string_view bytes, const RecordHint& hint = {});

} // namespace qipan::record
