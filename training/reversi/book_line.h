#pragma once

#include "core/reversi/position.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::reversi {

/// A move and what a search says of it, in hundredths of a disc for who plays it.
struct ScoredMove {
    Square square = 0;
    int score = 0;

    friend bool operator==(const ScoredMove&, const ScoredMove&) = default;
};

/// A position of a book that grows: a way to it, and its best moves in a search of so many plies, the best first.
///
/// As text it is one line, in which `-` stands for no moves: `f5d6c3 14 d3:+35 g5:-20`.
struct BookLine {
    std::vector<Square> moves;
    int depth = 1;
    std::vector<ScoredMove> best;

    friend bool operator==(const BookLine&, const BookLine&) = default;
};

[[nodiscard]] std::string textOf(const BookLine& line);
/// Nothing where the text is no such line, or its moves cannot be played.
[[nodiscard]] std::optional<BookLine> readBookLine(std::string_view text);

} // namespace qipan::reversi
