// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/position.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace qipan::link {

/// Plays a position to its end repeatedly. Each move is a random removable tile with a random partner. The share of
/// games won measures the difficulty of the board.
class RandomPlayouts {
public:
    RandomPlayouts(Position start, std::uint64_t seed)
        : m_start{std::move(start)}
        , m_random{seed}
    {
        m_start.forgetHistory();
    }

    /// Plays until there are `playouts` plays in total.
    void runUpTo(int playouts)
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
            if (position.tilesLeft() == 0 && m_wins++ == 0)
                m_winningLine = line;
        }
    }

    [[nodiscard]] int playouts() const { return m_playouts; }
    [[nodiscard]] int wins() const { return m_wins; }
    /// In percent. Precondition: plays() > 0.
    [[nodiscard]] int winRate() const { return (m_wins * 100 + m_playouts / 2) / m_playouts; }
    /// Returns the moves of the first play that was won; empty if there is none, or for a board without tiles.
    [[nodiscard]] const std::vector<Pair>& winningLine() const { return m_winningLine; }
    /// Returns the number of moves in all plays, as a measure of cost.
    [[nodiscard]] long long moves() const { return m_moves; }

private:
    Position m_start;
    Random m_random;
    int m_playouts = 0;
    int m_wins = 0;
    long long m_moves = 0;
    std::vector<Pair> m_winningLine;
};

} // namespace qipan::link
