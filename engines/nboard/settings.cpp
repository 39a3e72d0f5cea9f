// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/nboard/settings.h"

#include <algorithm>

namespace qipan::nboard {

namespace {

using std::chrono::milliseconds;

/// The part of a move's time reserved for everything but the search.
milliseconds safetyMargin(milliseconds time)
{
    constexpr milliseconds always{1};
    constexpr milliseconds atMost{10};
    return std::min({always + time / 10, atMost, time});
}

/// The number of empty squares from which the game is solved, for a midgame depth. Solving then takes about as long as
/// the midgame search before it; the protocol leaves this choice to the engine.
int solvesFrom(int depth)
{
    return std::max(depth, std::min(depth + 8, 14 + depth / 2));
}

} // namespace

Limits Settings::limits(int empties) const
{
    constexpr milliseconds ownTime{1'000};
    const auto plies = depth && empties <= solvesFrom(*depth) ? std::optional{std::max(empties, 1)} : depth;
    Limits limits{.depth = plies, .time = time, .threads = threads, .memory = memory};
    if (!depth && !time)
        limits.time = ownTime;
    if (limits.time)
        *limits.time -= safetyMargin(*limits.time);
    return limits;
}

} // namespace qipan::nboard
