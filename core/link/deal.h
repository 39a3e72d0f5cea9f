// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/board.h"
#include "core/link/deal_setup.h"

#include <atomic>
#include <optional>
#include <vector>

namespace qipan::link {

/// A board and its solution.
struct Deal {
    Board board;
    std::vector<Pair> solution; ///< the pairs in order, each with the cells of its tiles at that time
    int winRate = 0;            ///< of random play, in percent
};

/// Returns a solvable deal: random play has won it, or it was dismantled pair by pair before the pictures were placed.
/// Each picture occurs four times if there are enough pictures; otherwise as often as any other, or twice more
/// (DealVersion::Even).
/// The win rate is as close to the difficulty as the search could find, since not every board reaches every difficulty
/// (reachable_difficulty.h); difficultyOf(winRate) is the actual one. The same setup gives the same deal on every
/// platform. Usually takes far less than 100 ms (bench_link): call it from a worker thread. Returns nothing within
/// about 10 ms after `stop` becomes true. Precondition: canDeal(setup).
[[nodiscard]] std::optional<Deal> makeDeal(const DealSetup& setup, const std::atomic<bool>& stop);

} // namespace qipan::link
