#pragma once

#include "core/link/position.h"
#include "core/link/random.h"

#include <cstdint>
#include <vector>

namespace qipan::link {

/// Plays a position to its end again and again, each move a random tile that can go with a random one of its partners:
/// the share of games won tells how hard a board is.
class RandomPlays {
public:
    RandomPlays(Position start, std::uint64_t seed);

    /// Goes on until there are this many plays in all.
    void playUpTo(int plays);

    [[nodiscard]] int plays() const { return m_plays; }
    [[nodiscard]] int wins() const { return m_wins; }
    /// Of a hundred. Precondition: at least one play.
    [[nodiscard]] int winRate() const { return (m_wins * 100 + m_plays / 2) / m_plays; }
    /// The moves of the first play that was won; nothing when none was (or no tile was there to remove).
    [[nodiscard]] const std::vector<Pair>& winningLine() const { return m_winningLine; }
    /// Moves in all plays: what they cost.
    [[nodiscard]] long long moves() const { return m_moves; }

private:
    Position m_start;
    Random m_random;
    int m_plays = 0;
    int m_wins = 0;
    long long m_moves = 0;
    std::vector<Pair> m_winningLine;
};

} // namespace qipan::link
