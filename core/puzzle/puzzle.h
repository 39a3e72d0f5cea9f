#pragma once

#include "core/board/cell.h"
#include "core/book/diagram.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::puzzle {

/// What is asked of the side to move.
enum class Kind : std::uint8_t {
    // gomoku
    Five,      ///< make the row that wins at once
    Block,     ///< stop the five that the other side threatens
    FourThree, ///< a four and an open three with one stone, and win by it
    Vcf,       ///< win by fours alone
    Vct,       ///< win by fours and threes; there is no win by fours alone
    Defence,   ///< the other side threatens to win by fours: leave it no such win
    Trap,      ///< renju, white: win by fours where black could block on a forbidden point only
    Forbidden, ///< renju: which of the points with letters is forbidden for black
    // reversi, all of them exact: the best score with perfect play to the end
    Corner,
    Edge,
    Parity,
    Endgame,
    // link-match
    Clear, ///< take all tiles off
};

inline constexpr int lowestGrade = 1;
inline constexpr int highestGrade = 10;

/// A puzzle as its file tells it (docs/puzzles.md).
struct Puzzle {
    Kind kind = Kind::Five;
    int grade = lowestGrade; ///< lowestGrade to highestGrade
    /// The position, `shown` = 0 and no claims; its id is that of the puzzle, one of a kind in all files, and its moves
    /// are the solution of gomoku and reversi: both sides', the player's first.
    book::Diagram board;
    /// All right first moves, in order of rows; in link-match empty, where whatever keeps the board solvable is right.
    std::vector<Cell> first;
    std::vector<link::Pair> pairs; ///< the solution of link-match, each pair where it lies then
};

/// "five", "four-three", "vcf", …: how files and links name the kinds.
[[nodiscard]] std::string_view keyOf(Kind kind);
[[nodiscard]] std::optional<Kind> kindOf(std::string_view key);
/// The kinds of a game (record::gomokuKey, record::reversiKey, book::linkKey), the easier first; of any other none.
[[nodiscard]] std::span<const Kind> kindsOf(std::string_view game);

} // namespace qipan::puzzle
