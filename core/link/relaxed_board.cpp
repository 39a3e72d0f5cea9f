// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/relaxed_board.h"

#include <cstddef>

namespace qipan::link {

bool RelaxedBoard::sees(const Pairing& pairing, TileIndex tile)
{
    const Cell cell = pairing.cellOf(tile);
    const Reach from = m_occupancy.reach(cell);
    const bool isFree = from.isFree();
    return pairing.anyPartner(tile, [&](TileIndex partner) {
        ++m_lookups;
        const Cell other = pairing.cellOf(partner);
        if (!isFree) // enclosed on all sides: a cheaper test
            return areNeighbours(cell, other);
        const Reach to = m_occupancy.reach(other);
        return to.isFree() ? m_occupancy.joined(from, to) : areNeighbours(cell, other);
    });
}

bool RelaxedBoard::open(const Pairing& pairing, std::vector<TileIndex>& waiting)
{
    for (;;) {
        std::size_t kept = 0;
        for (const TileIndex tile : waiting) {
            if (sees(pairing, tile))
                m_occupancy.clear(pairing.cellOf(tile));
            else
                waiting[kept++] = tile;
        }
        const bool changed = kept < waiting.size();
        waiting.resize(kept);
        if (kept == 0 || !changed)
            return kept == 0;
    }
}

} // namespace qipan::link
