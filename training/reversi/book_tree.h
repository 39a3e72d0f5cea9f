// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"
#include "core/reversi/symmetry.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::reversi {

/// A move and its score from a search, in hundredths of a disc for the player of the move.
struct SearchedMove {
    Square square = 0;
    int score = 0;

    friend bool operator==(const SearchedMove&, const SearchedMove&) = default;
};

/// A position of a growing book: moves to it, and its best moves, the best first, from a search to a depth in plies.
/// As text, one line, with `-` for no moves: `f5d6c3 14 d3:+35 g5:-20`.
struct BookLine {
    std::vector<Square> moves;
    int depth = 1;
    std::vector<SearchedMove> best;

    friend bool operator==(const BookLine&, const BookLine&) = default;
};

[[nodiscard]] std::string textOf(const BookLine& line);
/// Nothing if the text is not such a line or its moves are illegal.
[[nodiscard]] std::optional<BookLine> readBookLine(std::string_view text);

/// A growing book: positions with their best moves, each stored once for all move orders and symmetries. Its answers
/// depend on its set of lines, not on their order.
class BookTree {
public:
    /// Builds the book. Of two lines for the same position, the one whose text sorts first is used.
    explicit BookTree(std::vector<BookLine> lines);

    /// An error message: no line for the start position, or searches of different depths. Empty if there is none.
    [[nodiscard]] std::string errorText() const;
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }

    /// Moves to up to `count` positions to be searched next: drop-out expansion (Lincke: Strategies for the automatic
    /// construction of opening books, 2000). Positions reached with the smallest loss come first; each ply counts as a
    /// loss of `plyCost` hundredths of a disc. Precondition: errorText() is empty.
    [[nodiscard]] std::vector<std::vector<Square>> nextLeaves(std::size_t count, int plyCost) const;

    /// The book file described in core/reversi/book.h, as words. Precondition: errorText() is empty.
    [[nodiscard]] std::vector<std::uint64_t> packed() const;

private:
    struct Move {
        Square square = 0;  // from the position that the line leads to
        int value = 0;      // by minimax, in hundredths of a disc
        Position next;      // canonical
        bool isLeaf = true; // the position after it is not in the book
    };
    struct Node {
        BookLine line;
        Position position;       // the position that the line leads to
        std::vector<Move> moves; // the best first
    };
    /// Orders positions by their number of discs, so that a position precedes all its successors.
    struct LessByBits {
        [[nodiscard]] bool operator()(const Position& a, const Position& b) const;
    };
    using Nodes = std::map<Position, Node, LessByBits>; // by canonical position
    class Packer;

    void findMoves(Node& node) const;

    Nodes m_nodes;
};

} // namespace qipan::reversi
