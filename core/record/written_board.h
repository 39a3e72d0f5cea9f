#pragma once

#include "core/board/start_position.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace qipan::record {

/// A board of reversi at the front of a text.
struct WrittenBoard {
    StartPosition start;
    std::size_t bytes = 0; ///< of the text
};

/// Reads 64 squares row by row (disc_letter.h) and the side to move, as programs and servers show them: blanks and bars
/// may stand among the squares, the number of a row at its ends, a line of the letters A to H above and below, and all
/// of it between "[8" and "]" as in GGF, or behind an "8". Behind the side may stand "to move". Where no side is told
/// it is black's turn with an even number of discs, which is right for as long as nobody had to pass.
[[nodiscard]] std::optional<WrittenBoard> readWrittenBoard(std::string_view text);

} // namespace qipan::record
