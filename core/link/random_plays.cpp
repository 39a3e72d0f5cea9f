#include "core/link/random_plays.h"

#include <utility>

namespace qipan::link {

RandomPlays::RandomPlays(Position start, std::uint64_t seed)
    : m_start{std::move(start)}
    , m_random{seed}
{
    m_start.forgetHistory();
}

void RandomPlays::playUpTo(int plays)
{
    std::vector<Pair> line;
    for (; m_plays < plays; ++m_plays) {
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
