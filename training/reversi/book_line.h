// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::reversi {

/// A move and its score from a search, in hundredths of a disc for the player of the move.
struct ScoredMove {
    Square square = 0;
    int score = 0;

    friend bool operator==(const ScoredMove&, const ScoredMove&) = default;
};

/// A position of a growing book: moves to it, and its best moves, the best first, from a search to a depth in plies.
/// As text, one line, with `-` for no moves: `f5d6c3 14 d3:+35 g5:-20`.
struct BookLine {
    std::vector<Square> moves;
    int depth = 1;
    std::vector<ScoredMove> best;

    friend bool operator==(const BookLine&, const BookLine&) = default;
};

[[nodiscard]] std::string textOf(const BookLine& line);
/// Nothing if the text is not such a line or its moves are illegal.
[[nodiscard]] std::optional<BookLine> readBookLine(std::string_view text);

} // namespace qipan::reversi
