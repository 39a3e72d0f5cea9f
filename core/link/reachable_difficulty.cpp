// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/reachable_difficulty.h"

#include "core/link/deal.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace qipan::link {

namespace {

/// Whether deals usually have their difficulty. Returns nothing if stopped.
std::optional<bool> isReached(DealSetup setup, const std::atomic<bool>& stop)
{
    constexpr int enoughHits = 5;
    constexpr int enoughMisses = 2;
    int hits = 0;
    int misses = 0;
    for (setup.seed = 1; hits < enoughHits && misses < enoughMisses; ++setup.seed) {
        const auto deal = makeDeal(setup, stop);
        if (!deal)
            return std::nullopt;
        ++(difficultyOf(deal->winRate) == setup.difficulty ? hits : misses);
    }
    return hits == enoughHits;
}

} // namespace

std::optional<Difficulty> nearestDifficulty(const DealSetup& setup, std::span<const FallingMode> modes,
                                            const std::atomic<bool>& stop)
{
    const int wanted = static_cast<int>(setup.difficulty);
    std::array<int, difficulties> order{0, 1, 2, 3}; // easier ones first
    std::ranges::stable_sort(order, {}, [wanted](int difficulty) { return std::abs(difficulty - wanted); });
    for (const int difficulty : order) {
        DealSetup trial = setup;
        trial.difficulty = static_cast<Difficulty>(difficulty);
        bool areAllReached = true;
        for (auto mode = modes.begin(); areAllReached && mode != modes.end(); ++mode) {
            trial.mode = *mode;
            const auto reached = isReached(trial, stop);
            if (!reached)
                return std::nullopt;
            areAllReached = *reached;
        }
        if (areAllReached)
            return trial.difficulty;
    }
    return setup.difficulty;
}

} // namespace qipan::link
