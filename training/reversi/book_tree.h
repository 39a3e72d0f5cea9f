#pragma once

#include "core/reversi/symmetry.h"
#include "training/reversi/book_line.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace qipan::reversi {

/// A book while it grows: positions with their best moves, each once however it is reached and the board is turned.
/// What it is asked depends on its lines alone, and not on their order.
class BookTree {
public:
    /// Takes the lines of a book. Where two tell of the same position, the one whose text comes first stands.
    explicit BookTree(std::vector<BookLine> lines);

    /// What is wrong with it, in words: no line for the start of the game, searches of different depths. Empty when all
    /// is well.
    [[nodiscard]] std::string complaint() const;
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }

    /// Ways to `count` positions that the book should have next, or to fewer where there are not so many: drop-out
    /// expansion (Lincke: Strategies for the automatic construction of opening books, 2000). The first ones are those
    /// which players reach who give away the least; each ply counts as `plyCost` hundredths of a disc that were given
    /// away. Precondition: no complaint.
    [[nodiscard]] std::vector<std::vector<Square>> nextLeaves(std::size_t count, int plyCost) const;

    /// The file that core/reversi/book.h tells of, by words. Precondition: no complaint.
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
        Position position;       // that the line leads to
        std::vector<Move> moves; // the best first
    };
    /// Those with fewer discs come first: a position before all that can follow it.
    struct Before {
        [[nodiscard]] bool operator()(const Position& a, const Position& b) const;
    };
    using Nodes = std::map<Position, Node, Before>; // by canonical positions
    class Packer;

    void findMoves(Node& node) const;

    Nodes m_nodes;
};

} // namespace qipan::reversi
