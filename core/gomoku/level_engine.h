#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>

namespace qipan::gomoku {

/// What makes an opponent weaker than the search: how far it looks, and the mistakes that people make.
///
/// An opponent always makes a five that it can make. What it does not overlook it answers: a four by the point that
/// stops it, a three by one of those that do.
struct Traits {
    int depth = 0;           ///< plies it looks ahead; 0: it plays by sight, the point that looks most promising
    std::uint64_t nodes = 0; ///< positions it looks at
    /// Of a hundred threes of the other side that lie six or more points away from its last stone, it overlooks so
    /// many, and plays as if they were not there; of those that are nearer, fewer.
    int overlookedThrees = 0;
    int overlookedFours = 0; ///< the same for fours
    int secondBest = 0; ///< in a hundred moves it so often takes the second or third best, if that is not much worse
};

/// An opponent with these traits. Depth and nodes in the limits of a call are bounds beside its own. `seed` decides
/// between equally good moves and when it makes a mistake; with the same one it is always the same.
[[nodiscard]] std::unique_ptr<Engine> makeLevelEngine(const Traits& traits, std::uint64_t seed);

} // namespace qipan::gomoku
