#pragma once

#include "core/link/position.h"
#include "core/link/random.h"

#include <cstdint>
#include <vector>

namespace qipan::link {

/// Plays a position to its end repeatedly. Each move is a random removable tile with a random partner. The share of
/// games won measures the difficulty of the board.
class RandomPlays {
public:
    RandomPlays(Position start, std::uint64_t seed);

    /// Plays until there are `plays` plays in total.
    void playUpTo(int plays);

    [[nodiscard]] int plays() const { return m_plays; }
    [[nodiscard]] int wins() const { return m_wins; }
    /// In percent. Precondition: plays() > 0.
    [[nodiscard]] int winRate() const { return (m_wins * 100 + m_plays / 2) / m_plays; }
    /// Returns the moves of the first play that was won; empty if there is none, or for a board without tiles.
    [[nodiscard]] const std::vector<Pair>& winningLine() const { return m_winningLine; }
    /// Returns the number of moves in all plays, as a measure of cost.
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
