// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/player_board.h"
#include "core/link/random.h"

namespace qipan::duel {

inline constexpr int computerLevels = 5;

/// Returns the mean time that the computer takes for a pair at a level, from 1 to computerLevels: 6 to 0.7 seconds.
[[nodiscard]] Milliseconds paceOf(int level);

/// The computer in a duel. It plays like a person: it looks around from the pair that it took last, sees near pairs and
/// straight paths first, and overlooks some. It knows the own board only, and no more of it than what is visible.
class Computer {
public:
    /// Precondition: 1 <= level <= computerLevels. The same seed gives the same play.
    Computer(int level, std::uint64_t seed);

    /// Returns what to do next on a board that has just changed, and when (not before `now`). A board without a pair is
    /// shuffled at once, as for a person. Precondition: the board is not cleared.
    [[nodiscard]] Action next(const PlayerBoard& board, Milliseconds now);

private:
    [[nodiscard]] double noise();
    [[nodiscard]] double costOf(const link::Game& game, const link::Pair& pair);

    Milliseconds m_pace;
    double m_oversight; ///< how many of the pairs are overlooked at each look, from 0 to 1
    link::Random m_random;
    std::optional<Cell> m_gaze; ///< the last tile that was taken
};

} // namespace qipan::duel
