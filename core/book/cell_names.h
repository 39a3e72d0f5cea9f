#pragma once

#include "core/board/cell.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::book {

/// The most columns and rows that a diagram has: a letter names each column.
inline constexpr int longestEdge = 26;

/// How a game names the cells of its boards: a letter for the column, I among them, and the number of the row.
struct CellNames {
    BoardSize size;
    bool rowsFromBottom = false;
    bool inSmallLetters = false; ///< when written; both are read

    /// Nothing where the text names no cell of the board.
    [[nodiscard]] std::optional<Cell> cellOf(std::string_view name) const;
    /// Precondition: the cell is on the board.
    [[nodiscard]] std::string nameOf(Cell cell) const;
    /// Cells in the order of their names with blanks between them; "none" for no cell.
    [[nodiscard]] std::string listOf(std::vector<Cell> cells) const;
};

/// The words of a text, which blanks or commas part.
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view text);
/// What commas part, without blanks around it. Nothing for an empty text.
[[nodiscard]] std::vector<std::string_view> partsOf(std::string_view text, char separator = ',');

} // namespace qipan::book
