// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

#include <array>
#include <cstddef>

namespace qipan::reversi {

/// The 4 × 4 quadrants of the board. In a quadrant with an odd number of empty squares, the side that plays first
/// often also gets the last move: such moves are tried first near the end ("parity").
inline constexpr std::array<Squares, 4> quadrants{0x000000000f0f0f0f, 0x00000000f0f0f0f0, 0x0f0f0f0f00000000,
                                                  0xf0f0f0f000000000};

/// Returns the quadrant of a square as one of four bits.
[[nodiscard]] constexpr unsigned quadrantBit(Square square)
{
    return 1U << (((square >> 2) & 1) | ((square >> 4) & 2));
}

/// Returns the quadrants with an odd number of these squares, a bit each.
[[nodiscard]] constexpr unsigned oddQuadrants(Squares squares)
{
    unsigned odd = 0;
    for (std::size_t i = 0; i < quadrants.size(); ++i)
        odd |= static_cast<unsigned>(std::popcount(squares & quadrants[i]) & 1) << i;
    return odd;
}

namespace detail {

constexpr std::array<Squares, 16> makeSquaresOfQuadrants()
{
    std::array<Squares, 16> all{};
    for (std::size_t bits = 0; bits < all.size(); ++bits) {
        for (std::size_t i = 0; i < quadrants.size(); ++i)
            all[bits] |= (bits >> i & 1) != 0 ? quadrants[i] : 0;
    }
    return all;
}

} // namespace detail

/// [bits]: the squares of all quadrants whose bit is set.
inline constexpr std::array<Squares, 16> squaresOfQuadrants = detail::makeSquaresOfQuadrants();

} // namespace qipan::reversi
