// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/rays.h"

#include <cstdint>

namespace qipan::reversi {

namespace detail {

/// [place][discs]: the number of squares without a disc between the place and the next disc on either side, in a row
/// of eight.
constexpr std::array<std::array<std::uint8_t, 256>, 8> makeGapsOfRow()
{
    std::array<std::array<std::uint8_t, 256>, 8> gaps{};
    for (int place = 0; place < 8; ++place) {
        for (int discs = 0; discs < 256; ++discs) {
            int sum = 0;
            for (const int step : {-1, 1}) {
                int next = place + step;
                while (next >= 0 && next < 8 && (discs >> next & 1) == 0)
                    next += step;
                if (next >= 0 && next < 8)
                    sum += (next - place) * step - 1;
            }
            gaps[static_cast<std::size_t>(place)][static_cast<std::size_t>(discs)] = static_cast<std::uint8_t>(sum);
        }
    }
    return gaps;
}

constexpr std::array<std::array<Squares, 2>, 64> makeDiagonals()
{
    std::array<std::array<Squares, 2>, 64> all{};
    for (std::size_t square = 0; square < all.size(); ++square) {
        const Rays& rays = raysFrom[square];
        all[square] = {rays.up[2] | rays.down[2], rays.up[3] | rays.down[3]};
    }
    return all;
}

inline constexpr auto gapsOfRow = makeGapsOfRow();
inline constexpr auto diagonalsThrough = makeDiagonals();

} // namespace detail

/// Returns the number of discs that the last move of a game flips: every square but `square` holds a disc, so that one
/// side's discs are sufficient. Precondition: `mover` does not contain `square`.
[[nodiscard]] inline int lastFlips(Squares mover, Square square)
{
    // Gathers each line into eight bits: a product moves each of its discs to a separate bit at the top.
    constexpr Squares columnToTop = 0x0102040810204080;
    constexpr Squares leftColumn = 0x0101010101010101;
    const auto x = static_cast<std::size_t>(square % boardEdge);
    const auto y = static_cast<std::size_t>(square / boardEdge);
    const auto& [falling, rising] = detail::diagonalsThrough[static_cast<std::size_t>(square)];
    const auto& gapsAtX = detail::gapsOfRow[x];
    return gapsAtX[(mover >> (8 * y)) & 0xff] + detail::gapsOfRow[y][(((mover >> x) & leftColumn) * columnToTop) >> 56]
        + gapsAtX[((mover & falling) * leftColumn) >> 56] + gapsAtX[((mover & rising) * leftColumn) >> 56];
}

} // namespace qipan::reversi
