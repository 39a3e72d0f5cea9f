// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/deal.h"
#include "core/link/random.h"

#include <optional>
#include <vector>

namespace qipan::link {

/// A candidate for a deal.
struct DealCandidate {
    Board board;
    std::vector<Pair> solution; ///< empty if none is known
};

/// The recipes for candidates of one version, numbered from easy (0) to hard (count - 1).
struct Recipes {
    int count = 0;
    int hardestSafe = 0;   ///< the hardest one with boards that random play wins now and then, or with a known solution
    int lateTolerance = 0; ///< by how many points the distance from the target may be larger late in the search
    int stride = 0;        ///< the search goes one recipe further for this many points of distance
    int first = 0;         ///< the most promising one for the difficulty
    int cost = 0;          ///< of a candidate, in random plays
    /// Creates a candidate. Returns nothing in the rare case that this failed.
    std::optional<DealCandidate> (*make)(const DealSetup& setup, const Shape& shape, int step,
                                         Random& random) = nullptr;
};

/// Swaps the pictures of `count` tiles, or of all if there are fewer. This usually makes the board harder, and
/// discards the solution.
void scramble(DealCandidate& candidate, int count, Random& random);

/// Returns the board with picture 0 on all cells of the shape.
[[nodiscard]] Board fullBoard(const Shape& shape);

/// Returns the pictures 0 to pictures - 1 in random order.
[[nodiscard]] std::vector<Picture> shuffledSet(int pictures, Random& random);

} // namespace qipan::link
