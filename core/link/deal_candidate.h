// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/deal.h"
#include "core/link/random.h"

namespace qipan::link {

/// A candidate for a deal.
struct DealCandidate {
    Board board;
    std::vector<Pair> solution; ///< empty if none is known
};

/// The number of recipes for a candidate, from easy (0) to hard (candidateSteps - 1). Easy ones use many tiles per
/// picture; hard ones swap tiles afterwards, so that they may be unsolvable.
inline constexpr int candidateSteps = 21;
/// The hardest recipe with a known solution.
inline constexpr int hardestSolvedStep = 9;

/// Returns true if there are many more than four tiles per picture, so that the board is easy unless laid out
/// specially.
[[nodiscard]] bool isLargeFor(const DealSetup& setup, const Shape& shape);

/// Creates a candidate. Returns nothing in the rare case that the board could not be dismantled.
[[nodiscard]] std::optional<DealCandidate> makeDealCandidate(const DealSetup& setup, const Shape& shape, int step,
                                                             Random& random);

/// Swaps the pictures of `count` tiles, or of all if there are fewer. This usually makes the board harder, and
/// discards the solution.
void scramble(DealCandidate& candidate, int count, Random& random);

} // namespace qipan::link
