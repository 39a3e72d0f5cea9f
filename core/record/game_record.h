#pragma once

#include "core/board/start_position.h"
#include "core/record/game_tree.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::record {

/// Keys of the registry.
inline constexpr std::string_view gomokuKey = "gomoku";
inline constexpr std::string_view reversiKey = "reversi";

// What a reader takes in. What lies beyond is left out, and the fault says so.
inline constexpr std::size_t mostBytes = std::size_t{128} << 20;       ///< of a file
inline constexpr std::size_t mostNodes = 8'000'000;                    ///< of all games of a file, roots included
inline constexpr std::size_t mostGames = 200'000;                      ///< in a file
inline constexpr std::size_t mostDepth = 10'000;                       ///< variations within variations
inline constexpr std::size_t mostCommentBytes = std::size_t{64} << 10; ///< of one comment
inline constexpr std::size_t mostMarks = 2'000'000; ///< of all games of a file, with stones that were set up
inline constexpr std::size_t mostNameBytes = 1'000; ///< of a name, a date, a result, a label

/// A game as files tell it. Texts are in UTF-8, and empty where nothing is told.
/// Every ply of the tree is legal: gomoku by `rule`, or where none is told by what all rules have in common (only an
/// exact five ends the game); reversi with each forced pass as a ply, but for one after the last move.
struct GameRecord {
    std::string_view game = gomokuKey; ///< the registry's own text
    int size = 15;                     ///< gomoku 5 to gomoku::largestSize, whatever the registry offers; reversi 8
    std::string_view rule;             ///< the registry's own text; empty where none is told
    std::string black;                 ///< names
    std::string white;
    std::string date;
    std::string event;
    std::string result;                 ///< as it is told
    std::optional<StartPosition> start; ///< nothing for the game's usual start
    GameTree tree;                      ///< the comment at its root is the game's
    bool isGuessed = false;             ///< the file does not say which game it is, or says another one (Go)

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// Why something of a file could not be read.
enum class FaultKind : std::uint8_t {
    TooMuch,     ///< one of the bounds above
    NoRecord,    ///< nothing of this format is there
    Unfinished,  ///< it ends in the midst of something
    Syntax,      ///< something that the format does not have
    OtherGame,   ///< a game that is neither gomoku nor reversi
    BoardSize,   ///< a board that the game is not played on
    NoCell,      ///< a move, a stone or a mark that names no cell
    SetUp,       ///< stones set up after the first move
    WrongSide,   ///< it is the other side's turn
    WrongPass,   ///< a pass where the side can move, or in gomoku
    IllegalMove, ///< see RecordFault::illegal
};

/// Where and why a file broke.
struct RecordFault {
    FaultKind kind = FaultKind::Syntax;
    std::optional<IllegalMove> illegal; ///< of FaultKind::IllegalMove
    std::size_t byte = 0;               ///< from 0
    std::size_t line = 0;               ///< from 1; 0 where the format has no lines
    std::size_t game = 0;               ///< from 0: its place among the games of the file
    std::size_t ply = 0;                ///< from 1, along its line, each pass counted; 0 where it is at none
    int otherGame = 0;                  ///< of FaultKind::OtherGame: its number in SGF, 1 is Go; 0 where it tells none
    std::string text;                   ///< what stands there, in UTF-8, shortened

    friend bool operator==(const RecordFault&, const RecordFault&) = default;
};

/// What a reader made of a file. A line that breaks is kept up to there, and all others are read on.
struct Reading {
    std::vector<GameRecord> games;
    std::optional<RecordFault> fault; ///< the first one
    /// Something stands there that has no place in the games: times, evaluations, what another program made up.
    bool isPartial = false;

    /// There are games, and all of them could be read to their end.
    [[nodiscard]] bool isWhole() const { return !games.empty() && !fault; }
};

} // namespace qipan::record
