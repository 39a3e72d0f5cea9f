#pragma once

#include "core/board/cell.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::book {

/// What a diagram asks of the reader (docs/book.md): moves from the shown position, or in link-match to clear the
/// board.
struct Exercise {
    /// Lines of moves by turns, without passes, that begin with the reader's; legal, none of them empty. None in
    /// link-match.
    std::vector<std::vector<Cell>> answers;
    std::string right; ///< told when it is done

    /// Why something is not wanted.
    struct Wrong {
        std::vector<Cell> cells; ///< these moves; none for every other move
        std::string words;

        friend bool operator==(const Wrong&, const Wrong&) = default;
    };
    std::vector<Wrong> wrong;

    /// The first answer that begins with these moves, or null.
    [[nodiscard]] const std::vector<Cell>* answerFrom(std::span<const Cell> moves) const;
    /// What is told of a move that no answer has: the words for this cell, or those for every other.
    [[nodiscard]] std::string_view wordsAgainst(Cell cell) const;

    friend bool operator==(const Exercise&, const Exercise&) = default;
};

} // namespace qipan::book
