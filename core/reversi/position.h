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
inline constexpr Squares corners = 0x8100'0000'0000'0081;

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

/// Final scores are disc differences for the side to move, even numbers from −64 to 64: empty squares count for the
/// winner.
inline constexpr int maxDiscs = 64;
/// Lower than any score.
inline constexpr int noScore = -maxDiscs - 1;

/// Returns the score if the game ends in this position.
[[nodiscard]] constexpr int finalScore(const Position& position)
{
    const int lead = std::popcount(position.mover) - std::popcount(position.other);
    const int empties = position.empties();
    return lead > 0 ? lead + empties : lead < 0 ? lead - empties : 0;
}

/// Returns these squares and their neighbours in all eight directions, without wrapping around the edges.
[[nodiscard]] constexpr Squares withNeighbours(Squares squares)
{
    constexpr Squares notLeft = 0xfefe'fefe'fefe'fefe;  // without column a
    constexpr Squares notRight = 0x7f7f'7f7f'7f7f'7f7f; // without column h
    const Squares row = squares | (squares << 1U & notLeft) | (squares >> 1U & notRight);
    return row | row << 8U | row >> 8U;
}
/// Returns the neighbours alone.
[[nodiscard]] constexpr Squares neighboursOf(Squares squares)
{
    return withNeighbours(squares) & ~squares;
}

/// Returns the region of `square`: the squares of `empty`, which contains it, that are connected in eight directions.
[[nodiscard]] Squares regionOf(Squares empty, Square square);

} // namespace qipan::reversi
