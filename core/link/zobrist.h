// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/mix.h"
#include "core/link/board.h"

#include <cstdint>

namespace qipan::link {

/// Returns the hash key of a tile (Zobrist: "A new hashing method", 1970). It is computed, since a table of all cells
/// and pictures would not stay in the cache. `place` is row × columns + column.
[[nodiscard]] constexpr std::uint64_t tileKey(int place, Picture picture)
{
    return mix(0x71697061'6e6c696e, static_cast<std::uint64_t>(place) * maxPictures + picture);
}

/// Returns the hash of a board: the exclusive or of its tiles' keys.
[[nodiscard]] inline std::uint64_t hashOf(const Board& board)
{
    std::uint64_t hash = 0;
    for (std::size_t place = 0; place < board.values().size(); ++place) {
        if (const Tile tile = board.values()[place])
            hash ^= tileKey(static_cast<int>(place), *tile);
    }
    return hash;
}

} // namespace qipan::link
