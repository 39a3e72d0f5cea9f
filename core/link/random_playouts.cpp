// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/random_playouts.h"

#include <utility>

namespace qipan::link {

RandomPlayouts::RandomPlayouts(Position start, std::uint64_t seed)
    : m_start{std::move(start)}
    , m_random{seed}
{
    m_start.forgetHistory();
}

void RandomPlayouts::runUpTo(int playouts)
{
    std::vector<Pair> line;
    for (; m_playouts < playouts; ++m_playouts) {
        Position position = m_start;
        line.clear();
        while (const auto pair = position.randomTilePair(m_random)) {
            position.remove(*pair);
            position.forgetHistory();
            line.push_back(*pair);
        }
        m_moves += static_cast<long long>(line.size());
        if (position.tilesLeft() > 0)
            continue;
        if (m_wins++ == 0)
            m_winningLine = line;
    }
}

} // namespace qipan::link
