// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>

namespace qipan::gomoku {

/// The traits that make an opponent weaker than the search: its search limits and human-like mistakes.
///
/// An opponent always makes a five if it can. Threats that it does not overlook it answers: a four by its block, a
/// three by one of its blocks.
struct Traits {
    int depth = 0;           ///< search depth in plies; 0 plays the most promising point without a search
    std::uint64_t nodes = 0; ///< node limit
    /// Percentage of opposing threes that it overlooks, and plays as if they were not there, six or more points away
    /// from its last stone. Closer ones are overlooked less often.
    int overlookedThrees = 0;
    int overlookedFours = 0; ///< the same for fours
    int secondBest = 0; ///< percentage of moves for which it takes the second or third best, unless that is much worse
};

/// Creates an opponent with these traits. Depth and node limits of a call apply in addition to its own. `seed` decides
/// between equally good moves and when it makes mistakes; the same seed always gives the same moves.
[[nodiscard]] std::unique_ptr<Engine> makeLevelEngine(const Traits& traits, std::uint64_t seed);

} // namespace qipan::gomoku
