// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <bit>
#include <cstdint>

namespace qipan::reversi {

inline constexpr int boardEdge = 8;

/// A bitboard: square (x, y) is bit y · 8 + x, so A1 (top left) is bit 0.
using Squares = std::uint64_t;

/// The bit number of a square, 0 … 63.
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

/// The discs of the side to move and of the other side. The owner knows which of them is black.
struct Position {
    Squares mover = 0;
    Squares other = 0;

    [[nodiscard]] constexpr Squares occupied() const { return mover | other; }
    [[nodiscard]] constexpr int empties() const { return 64 - std::popcount(occupied()); }
    /// Returns the same discs with the other side to move.
    [[nodiscard]] constexpr Position passed() const { return {other, mover}; }

    friend constexpr bool operator==(const Position&, const Position&) = default;
};

/// Black to move; white on (3,3) and (4,4), black on (4,3) and (3,4).
inline constexpr Position startPosition{
    .mover = bitOf(squareOf({4, 3})) | bitOf(squareOf({3, 4})),
    .other = bitOf(squareOf({3, 3})) | bitOf(squareOf({4, 4})),
};

/// Returns all legal moves of the side to move.
[[nodiscard]] Squares legalMoves(const Position& position);

/// Returns the discs that a move on `square` flips; empty if the move is illegal. Precondition: `square` is empty.
[[nodiscard]] Squares flips(const Position& position, Square square);

/// Returns the position after a move, with the other side to move.
/// Precondition: turned == flips(position, square) != 0.
[[nodiscard]] constexpr Position afterMove(const Position& position, Square square, Squares flipped)
{
    return {.mover = position.other & ~flipped, .other = position.mover | flipped | bitOf(square)};
}
/// The same, computing the flipped discs. Precondition: the move is legal.
[[nodiscard]] inline Position afterMove(const Position& position, Square square)
{
    return afterMove(position, square, flips(position, square));
}

} // namespace qipan::reversi
