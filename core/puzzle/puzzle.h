// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/diagram.h"

#include <cstdint>

namespace qipan::puzzle {

/// The task of the side to move.
enum class Kind : std::uint8_t {
    // gomoku
    Five,      ///< make the row that wins at once
    Block,     ///< block the five that the opponent threatens
    FourThree, ///< make a four and an open three with one stone, and win by it
    Vcf,       ///< win by fours alone
    Vct,       ///< win by fours and threes, where fours alone do not win
    Defence,   ///< stop the opponent's threatened win by fours
    Trap,      ///< renju, white: win by fours where black could only block on a forbidden point
    Forbidden, ///< renju: find the labelled point that is forbidden to black
    // reversi, all exact: the best score under perfect play
    Corner,
    Edge,
    Parity,
    Endgame,
    // link-match
    Clear, ///< remove all tiles
};

inline constexpr int lowestGrade = 1;
inline constexpr int highestGrade = 10;

/// A puzzle as read from its file (docs/puzzles.md).
struct Puzzle {
    Kind kind = Kind::Five;
    int grade = lowestGrade; ///< lowestGrade to highestGrade
    /// The position, with `shown` = 0 and no claims. Its id, unique in all files, is that of the puzzle. In gomoku and
    /// reversi its moves are the solution, both sides' moves starting with the player's.
    book::Diagram board;
    /// All right first moves, by rows; empty in link-match, where any pair that keeps the board solvable is right.
    std::vector<Cell> first;
    std::vector<link::Pair> pairs; ///< the solution in link-match, each pair with the cells of its tiles at that time
};

/// Returns the name of a kind in files and links: "five", "four-three", "vcf", …
[[nodiscard]] std::string_view keyOf(Kind kind);
[[nodiscard]] std::optional<Kind> kindOf(std::string_view key);
/// Returns the kinds of a game (record::gomokuKey, record::reversiKey, book::linkKey), easier ones first; otherwise
/// empty.
[[nodiscard]] std::span<const Kind> kindsOf(std::string_view game);

} // namespace qipan::puzzle
