// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

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

    /// Returns the first answer that begins with these moves, or null.
    [[nodiscard]] const std::vector<Cell>* answerFrom(std::span<const Cell> moves) const;
    /// Returns the explanation for a move that is in no answer: the one for this cell, or the one for all others.
    [[nodiscard]] std::string_view wrongMoveText(Cell cell) const;

    friend bool operator==(const Exercise&, const Exercise&) = default;
};

} // namespace qipan::book
