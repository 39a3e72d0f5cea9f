// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

#include <array>
#include <cstddef>

namespace qipan::reversi {

/// The squares in each direction from a square, excluding the square itself.
struct Rays {
    alignas(32) std::array<Squares, 4> up{};   ///< to higher squares: right, down, down-right, down-left
    alignas(32) std::array<Squares, 4> down{}; ///< to lower squares: left, up, up-left, up-right
};

/// The distance between neighbours in the four directions of Rays::up.
inline constexpr std::array<int, 4> raySteps{1, 8, 9, 7};

namespace detail {

constexpr Squares ray(Square from, int dx, int dy)
{
    Squares squares = 0;
    for (Cell cell = cellOf(from);;) {
        cell = {cell.x + dx, cell.y + dy};
        if (cell.x < 0 || cell.x >= boardEdge || cell.y < 0 || cell.y >= boardEdge)
            return squares;
        squares |= bitOf(squareOf(cell));
    }
}

constexpr std::array<Rays, 64> makeRays()
{
    std::array<Rays, 64> all{};
    for (Square from = 0; from < 64; ++from) {
        all[static_cast<std::size_t>(from)] = {
            .up = {ray(from, 1, 0), ray(from, 0, 1), ray(from, 1, 1), ray(from, -1, 1)},
            .down = {ray(from, -1, 0), ray(from, 0, -1), ray(from, -1, -1), ray(from, 1, -1)},
        };
    }
    return all;
}

} // namespace detail

inline constexpr std::array<Rays, 64> raysFrom = detail::makeRays();

} // namespace qipan::reversi
