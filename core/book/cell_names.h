// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::book {

/// The largest number of columns and rows of a diagram: each column is named by a letter.
inline constexpr int longestEdge = 26;

/// The cell names of a game: a letter for the column, including I, and the row number.
struct CellNames {
    BoardSize size;
    bool rowsFromBottom = false;
    bool inSmallLetters = false; ///< for output; both cases are read

    /// Returns the cell, or nothing if `name` is not a cell of the board.
    [[nodiscard]] std::optional<Cell> cellOf(std::string_view name) const;
    /// Precondition: the cell is on the board.
    [[nodiscard]] std::string nameOf(Cell cell) const;
    /// Returns the names of the cells in alphabetical order, separated by blanks; "none" if there are none.
    [[nodiscard]] std::string listOf(std::vector<Cell> cells) const;
};

/// Splits a text at blanks and commas.
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view text);
/// Splits a text at the separator and trims the parts. Empty for an empty text.
[[nodiscard]] std::vector<std::string_view> partsOf(std::string_view text, char separator = ',');

} // namespace qipan::book
