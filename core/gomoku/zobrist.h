// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"
#include "core/gomoku/board.h"

#include <array>
#include <cstddef>
#include <cstdint>

/// Numbers for hashing positions (Zobrist 1970): the hash of a position is the exclusive or of its stones' numbers.
namespace qipan::gomoku::zobrist {

/// Returns the n-th output of SplitMix64 (Steele, Lea, Flood 2014), the same on every platform.
[[nodiscard]] constexpr std::uint64_t splitMix(std::uint64_t n)
{
    std::uint64_t z = (n + 1) * 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

using Stones = std::array<std::array<std::uint64_t, static_cast<std::size_t>(pointCount)>, 2>;

[[nodiscard]] constexpr Stones makeStones()
{
    Stones stones{};
    std::uint64_t n = 0;
    for (auto& side : stones) {
        for (std::uint64_t& number : side)
            number = splitMix(n++);
    }
    return stones;
}

inline constexpr Stones stones = makeStones();

[[nodiscard]] constexpr std::uint64_t ofStone(Point point, Side side)
{
    return stones[static_cast<std::size_t>(side)][static_cast<std::size_t>(point)];
}

/// For searches whose hash includes the side to move.
inline constexpr std::uint64_t whiteToMove = splitMix(2 * std::uint64_t{pointCount});

} // namespace qipan::gomoku::zobrist
