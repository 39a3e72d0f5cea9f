// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/record/game_tree.h"

namespace qipan::record {

/// Keys of the registry.
inline constexpr std::string_view gomokuKey = "gomoku";
inline constexpr std::string_view reversiKey = "reversi";

// Limits of all readers. What exceeds them is left out and reported as a fault.
inline constexpr std::size_t maxBytes = std::size_t{128} << 20;       ///< of a file
inline constexpr std::size_t maxNodes = 8'000'000;                    ///< of all games of a file, including roots
inline constexpr std::size_t maxGames = 200'000;                      ///< in a file
inline constexpr std::size_t maxDepth = 10'000;                       ///< nested variations
inline constexpr std::size_t maxVariations = 1'000;                   ///< of a ply; further equal ones become one
inline constexpr std::size_t maxCommentBytes = std::size_t{64} << 10; ///< of a comment
inline constexpr std::size_t maxMarks = 2'000'000;            ///< of all games of a file, including setup stones
inline constexpr std::size_t maxNameBytes = 1'000;            ///< of a name, a date, a result, a label
inline constexpr std::size_t maxExtraBytes = maxCommentBytes; ///< of the extra text of a node (GameTree::extra)

/// The supported formats of files and clipboard texts.
enum class RecordFormat : std::uint8_t {
    Sgf,
    Psq,
    Renlib,
    Ggf,
    Wthor, ///< read only
    Obf,
    Transcript,
    GomokuMoves,
    MoveLists, ///< Piskvork's .rec, Yixin's .sav and .pos; read only
};

/// A game as read from a file. Texts are in UTF-8, and empty if missing. Every ply of the tree is legal: in gomoku by
/// `rule`, or without a rule by what all rules have in common (only an exact five ends the game). In reversi each
/// forced pass is a ply, except after the last move.
struct GameRecord {
    std::string_view game = gomokuKey; ///< the registry's static text
    int size = 15;                     ///< gomoku: 5 to gomoku::largestSize, whatever the registry offers; reversi: 8
    std::string_view rule;             ///< the registry's static text; empty if unknown
    std::string black;                 ///< player names
    std::string white;
    std::string date;
    std::string event;
    std::string result;                 ///< as in the file
    std::optional<StartPosition> start; ///< nothing for the usual start
    GameTree tree;                      ///< the root's comment is that of the game
    /// The format of all extra texts of the tree, which only its writer understands; nothing if there are none.
    std::optional<RecordFormat> extraFormat;
    bool isGuessed = false; ///< the file does not name the game, or names another one (Go)

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// Why part of a file could not be read.
enum class FaultKind : std::uint8_t {
    TooMuch,     ///< one of the limits above was exceeded
    NoRecord,    ///< nothing of this format was found
    Unfinished,  ///< the data ends prematurely
    Syntax,      ///< not valid in this format
    OtherGame,   ///< a game other than gomoku and reversi
    BoardSize,   ///< an unsupported board size
    NoCell,      ///< a move, a stone or a mark without a valid cell
    SetUp,       ///< stones set up after the first move
    WrongSide,   ///< it is the other side's turn
    WrongPass,   ///< a pass although the side can move, or in gomoku
    IllegalMove, ///< see RecordFault::illegal
};

/// The location and reason of an error in a file.
struct RecordFault {
    FaultKind kind = FaultKind::Syntax;
    std::optional<IllegalMove> illegal; ///< for FaultKind::IllegalMove
    std::size_t byte = 0;               ///< from 0
    std::size_t line = 0;               ///< from 1; 0 if the format has no lines
    std::size_t game = 0;               ///< index among the games of the file, from 0
    std::size_t ply = 0;                ///< from 1, along its line, including passes; 0 if not at a ply
    int otherGame = 0;                  ///< for FaultKind::OtherGame: its number in SGF, 1 is Go; 0 if unknown
    std::size_t moreGames = 0;          ///< the number of other games that were not read completely
    std::string text;                   ///< the text at this position in UTF-8, shortened

    friend bool operator==(const RecordFault&, const RecordFault&) = default;
};

/// The result of reading a file. A line with an error is kept up to the error, and all other lines are read.
struct Reading {
    std::vector<GameRecord> games;
    std::optional<RecordFault> fault; ///< the first one
    /// The file contains something that the writer of its format would not write back: neither part of a record nor
    /// one of its extra texts, and not reported as a fault.
    bool isPartial = false;
    /// The file says that it is Go, but it may be gomoku kept with a Go program: the user must be asked.
    bool isPerhapsGo = false;

    /// Returns true if there are games and all of them were read completely.
    [[nodiscard]] bool isComplete() const { return !games.empty() && !fault; }
};

} // namespace qipan::record
