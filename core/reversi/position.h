#pragma once

#include "core/board/cell.h"

#include <bit>
#include <cstdint>

namespace qipan::reversi {

inline constexpr int boardEdge = 8;

/// One bit a square: bit y · 8 + x, so that A1 (the top left corner) is bit 0.
using Squares = std::uint64_t;

/// 0 … 63, the number of a square's bit.
using Square = int;

[[nodiscard]] constexpr Square squareOf(Cell cell)
{
    return cell.y * boardEdge + cell.x;
}
[[nodiscard]] constexpr Cell cellOf(Square square)
{
    return {square % boardEdge, square / boardEdge};
}
[[nodiscard]] constexpr Squares bitOf(Square square)
{
    return Squares{1} << square;
}
/// Precondition: squares != 0.
[[nodiscard]] constexpr Square firstSquare(Squares squares)
{
    return std::countr_zero(squares);
}

/// The discs of the side to move and of the other side. Which of them is black is known to the owner.
struct Position {
    Squares mover = 0;
    Squares other = 0;

    [[nodiscard]] constexpr Squares occupied() const { return mover | other; }
    [[nodiscard]] constexpr int empties() const { return 64 - std::popcount(occupied()); }
    /// The same discs with the other side to move.
    [[nodiscard]] constexpr Position passed() const { return {other, mover}; }

    friend constexpr bool operator==(const Position&, const Position&) = default;
};

/// Black to move; white on (3,3) and (4,4), black on (4,3) and (3,4).
inline constexpr Position startPosition{
    .mover = bitOf(squareOf({4, 3})) | bitOf(squareOf({3, 4})),
    .other = bitOf(squareOf({3, 3})) | bitOf(squareOf({4, 4})),
};

/// All squares where the side to move may place a disc.
[[nodiscard]] Squares legalMoves(const Position& position);

/// The discs that turn over when the side to move places one on `square`; none when it may not.
/// Precondition: `square` is empty.
[[nodiscard]] Squares flips(const Position& position, Square square);

/// The position after a move, the other side to move. Precondition: turned == flips(position, square) != 0.
[[nodiscard]] constexpr Position afterMove(const Position& position, Square square, Squares turned)
{
    return {.mover = position.other & ~turned, .other = position.mover | turned | bitOf(square)};
}
/// The same with the discs that turn over. Precondition: the move is legal.
[[nodiscard]] inline Position afterMove(const Position& position, Square square)
{
    return afterMove(position, square, flips(position, square));
}

} // namespace qipan::reversi
