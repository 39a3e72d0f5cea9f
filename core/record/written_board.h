// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/start_position.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace qipan::record {

/// A reversi board at the front of a text.
struct WrittenBoard {
    StartPosition start;
    std::size_t bytes = 0; ///< length in the text
};

/// Reads 64 squares row by row (disc_letter.h) and the side to move, as displayed by programs and servers: with blanks
/// and bars among the squares, row numbers at their ends, column letters A to H above and below, and everything
/// optionally between "[8" and "]" as in GGF, or after an "8". "to move" may follow the side. Without a side, black is
/// to move if the number of discs is even, which is right unless a side has passed.
[[nodiscard]] std::optional<WrittenBoard> readWrittenBoard(std::string_view text);

} // namespace qipan::record
