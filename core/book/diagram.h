// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/link_board.h"
#include "core/record/game_record.h"

#include <cstddef>

namespace qipan::book {

/// An exercise of a diagram (docs/book.md): find the moves from the position shown, or in link-match clear the board.
struct Exercise {
    /// The accepted lines of alternating moves, without passes, starting with the reader's. Legal and non-empty. Empty
    /// in link-match.
    std::vector<std::vector<Cell>> answers;
    std::string right; ///< shown after it is solved

    /// Why a move is wrong.
    struct Wrong {
        std::vector<Cell> cells; ///< these moves; empty for all others
        std::string text;

        friend bool operator==(const Wrong&, const Wrong&) = default;
    };
    std::vector<Wrong> wrong;

    /// Moves that show why a first move is wrong.
    struct Refutation {
        std::vector<Cell> cells; ///< of these moves; empty for all others
        std::vector<Cell> moves; ///< alternating, without passes, beginning with the reply; may be illegal after others

        friend bool operator==(const Refutation&, const Refutation&) = default;
    };
    std::vector<Refutation> refutations;

    /// Returns the first answer that begins with these moves, or null.
    [[nodiscard]] const std::vector<Cell>* answerFrom(std::span<const Cell> moves) const;
    /// Returns the explanation for a move that is in no answer: the one for this cell, or the one for all others.
    [[nodiscard]] std::string_view wrongMoveText(Cell cell) const;
    /// Returns the moves that refute such a move, likewise; empty if there are none.
    [[nodiscard]] std::span<const Cell> refutationOf(Cell cell) const;

    friend bool operator==(const Exercise&, const Exercise&) = default;
};

inline constexpr std::string_view linkKey = "link";  ///< in addition to record::gomokuKey and record::reversiKey
inline constexpr std::string_view everyGame = "all"; ///< for chapters about all games

/// The text of a claim about a diagram; see claim.h.
struct Claim {
    std::string text;
    std::size_t line = 0; ///< in the chapter

    friend bool operator==(const Claim&, const Claim&) = default;
};

/// The visible part of a board.
struct Area {
    Cell first; ///< upper left
    Cell last;  ///< lower right, inclusive

    [[nodiscard]] bool contains(Cell cell) const
    {
        return cell.x >= first.x && cell.x <= last.x && cell.y >= first.y && cell.y <= last.y;
    }
    friend bool operator==(const Area&, const Area&) = default;
};

/// A board in a chapter (docs/book.md). All cells are on the board, moves are legal, and stones are on different
/// cells.
struct Diagram {
    std::string id;
    std::string_view game = record::gomokuKey; ///< gomokuKey, reversiKey or linkKey
    std::string_view rule;                     ///< the registry's static text
    BoardSize size;
    std::vector<Ply> stones; ///< setup stones, including the usual four of reversi
    Side turn = Side::Black; ///< the side to move after these
    std::vector<Cell> moves; ///< from there, without passes
    /// For linkKey: the pairs removed from there, each with the cells of its tiles at that time. None of them is
    /// removed initially, and claims refer to the board before them.
    std::vector<link::Pair> pairs;
    std::size_t shown = 0; ///< the number of moves shown initially
    std::vector<record::Mark> marks;
    std::optional<Area> area;         ///< nothing for the whole board
    std::optional<LinkBoard> link;    ///< for linkKey only
    std::optional<Exercise> exercise; ///< nothing if all moves may be tried
    std::string caption;
    std::vector<Claim> claims;
    std::size_t line = 0; ///< in the chapter, where the block begins

    [[nodiscard]] CellNames names() const;
};

/// Returns true if the boards are equal, ignoring texts (caption, explanations of moves) and the line.
[[nodiscard]] bool isSameBoard(const Diagram& a, const Diagram& b);

/// Returns the game of a diagram, with its moves as the main line and its marks at the position shown initially;
/// nothing for link-match.
[[nodiscard]] std::optional<record::GameRecord> recordOf(const Diagram& diagram);

/// Returns the index of the first illegal move, or nothing.
[[nodiscard]] std::optional<std::size_t> firstIllegalMove(const Diagram& diagram);

} // namespace qipan::book
