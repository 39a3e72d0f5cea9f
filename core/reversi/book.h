#pragma once

#include "core/reversi/position.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

namespace qipan::reversi {

/// A move of the book.
struct BookMove {
    Square square = 0;
    int value = 0; ///< hundredths of a disc for the side to move, when both go on with the best that the book knows
    int depth = 0; ///< plies that this looks ahead: those in the book, and those of the search at their end

    friend constexpr bool operator==(const BookMove&, const BookMove&) = default;
};

/// Positions of the opening with their best moves, worth what minimax makes of searches at the ends of the lines.
/// Never changed once it is made, so that any number of threads may ask.
///
/// The file, in words of eight bytes, the first byte in the highest bits:
/// - one word of which the low eight bits are the depth of the searches, and the others those of bookHeader;
/// - then moves, two bytes each. From the highest bit on: six for the square, one that is set for the last move of a
///   position, and nine for the value: what they are more than 256 is eighths of a disc, and 0 tells that the position
///   after the move is in the book too. Its value follows from there;
/// - zeros to the end of the last word.
/// A position is told by its moves, and then in their order what they lead to, where that was not told before. The
/// first one is the start of the game. Each lies as canonical() turns it, and of moves that are alike by its own
/// symmetry there is one. No position follows a move after which somebody passes.
class Book {
public:
    /// Null where the words are no such file.
    [[nodiscard]] static std::unique_ptr<const Book> read(std::span<const std::uint64_t> words);

    /// What the book knows of a position, however the board is turned or mirrored: the best moves first, and none where
    /// it does not know it. Other moves are worse than these, or may be.
    [[nodiscard]] std::vector<BookMove> movesOf(const Position& position) const;

    /// The move, which must be one of movesOf(), and the best that both sides play on to the end of the book's line.
    [[nodiscard]] std::vector<Square> lineOf(const Position& position, Square square) const;

    /// Every position once, as canonical() turns it, in no order that matters.
    [[nodiscard]] std::vector<Position> positions() const;
    [[nodiscard]] std::size_t size() const { return m_places.size(); }

private:
    class Reader;

    struct Place {
        std::size_t first = 0; // in m_moves
        std::size_t count = 0;
    };
    struct Hash {
        [[nodiscard]] std::size_t operator()(const Position& position) const;
    };

    Book() = default;
    [[nodiscard]] std::span<const BookMove> movesAt(const Place& place) const;

    std::unordered_map<Position, Place, Hash> m_places; // by canonical positions
    std::vector<BookMove> m_moves;                      // those of a position lie together, the best first
};

inline constexpr std::uint64_t bookHeader = 0x5152'426f'6f6b'3100; // "QRBook1", and the depth

/// Grown by our own engine: training/reversi/README.md tells how, book.bin has it. Made when it is first asked for,
/// shared, and never changed.
[[nodiscard]] const Book& openingBook();

} // namespace qipan::reversi
