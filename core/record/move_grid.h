// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace qipan::record {

/// A game written as a board of move numbers, converted to bare moves.
struct MoveGrid {
    std::string moves; ///< rows counted from the top
    int size = 0;
    bool isReversi = false; ///< the discs of its start are on the board
};

/// Reads a board of move numbers: as many lines as squares in each, the number of the move or a sign (`.`, `-`, `+`,
/// `_`) for an empty one, and in reversi a letter (`x`, `o`) or a sign for the four discs of the start. Between tabs,
/// semicolons or commas, as spreadsheets write them, empty squares may be blank. Column letters above and below and row
/// numbers on the sides are passed over. The numbers run from 1 without a gap. Returns nothing
/// for any other text.
[[nodiscard]] std::optional<MoveGrid> readMoveGrid(std::string_view text);

} // namespace qipan::record
