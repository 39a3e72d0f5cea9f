#pragma once

#include "core/link/occupancy.h"
#include "core/link/pairing.h"

#include <cstdint>
#include <vector>

namespace qipan::link {

/// A board on which nothing falls and each tile goes as soon as it sees a possible partner, be that still there or not.
/// No play opens the board further: a tile that stays proves that there is no solution.
class RelaxedBoard {
public:
    explicit RelaxedBoard(const Occupancy<1>& occupancy)
        : m_occupancy{occupancy}
    {
    }

    /// Lets each of `waiting` go that can, again and again; true when none is left in there.
    bool open(const Pairing& pairing, std::vector<TileIndex>& waiting);

    /// Whether a tile sees a possible partner as the board is now.
    [[nodiscard]] bool sees(const Pairing& pairing, TileIndex tile);

    /// How many partners were looked for so far: what it costs, some ten nanoseconds each.
    [[nodiscard]] std::uint64_t looks() const { return m_looks; }

private:
    Occupancy<1> m_occupancy;
    std::uint64_t m_looks = 0;
};

} // namespace qipan::link
