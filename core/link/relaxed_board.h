// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/occupancy.h"
#include "core/link/pairing.h"

#include <cstdint>
#include <vector>

namespace qipan::link {

/// A relaxation of boards without falling: each tile is removed as soon as it sees a possible partner, even one
/// already removed. No play opens the board further, so a tile that remains proves that there is no solution.
class RelaxedBoard {
public:
    explicit RelaxedBoard(const Occupancy<1>& occupancy)
        : m_occupancy{occupancy}
    {
    }

    /// Removes all tiles of `waiting` that can be removed, repeatedly; returns true if none is left there.
    bool open(const Pairing& pairing, std::vector<TileIndex>& waiting);

    /// Returns true if the tile sees a possible partner on the current board.
    [[nodiscard]] bool sees(const Pairing& pairing, TileIndex tile);

    /// Returns the number of partners examined so far, about ten nanoseconds each.
    [[nodiscard]] std::uint64_t lookups() const { return m_lookups; }

private:
    Occupancy<1> m_occupancy;
    std::uint64_t m_lookups = 0;
};

} // namespace qipan::link
