#pragma once

#include "core/link/deal.h"
#include "core/link/random.h"

#include <optional>
#include <vector>

namespace qipan::link {

/// A board that may become a deal.
struct Draft {
    Board board;
    std::vector<Pair> solution; ///< empty when none is known
};

/// How many ways to lay a board there are, from easy to hard: 0 to draftSteps - 1. The easy ones have many tiles of a
/// picture, the hard ones are no longer the board that was taken apart, so that it isn't certain that they can be
/// finished.
inline constexpr int draftSteps = 19;
/// The hardest with a solution.
inline constexpr int hardestSolvedStep = 9;

/// Lays a board. Nothing when it could not be taken apart: that is rare.
[[nodiscard]] std::optional<Draft> layDraft(const DealSetup& setup, const Shape& shape, int step, Random& random);

/// Swaps the pictures of tiles, `count` in all as far as they are there: harder as a rule, and no solution is known any
/// more.
void scramble(Draft& draft, int count, Random& random);

} // namespace qipan::link
