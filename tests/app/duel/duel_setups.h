// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/setup.h"

namespace qipan::tests {

/// A race on a small board that is easily cleared.
[[nodiscard]] inline duel::Setup smallRace()
{
    using namespace std::chrono_literals;
    return {.deal = {.size = {.columns = 4, .rows = 4},
                     .mode = link::FallingMode::Down,
                     .pictures = 4,
                     .difficulty = link::Difficulty::Easy,
                     .seed = 7},
            .hintCost = 1s,
            .shuffleCost = 0s};
}

/// A round by points on that board.
[[nodiscard]] inline duel::Setup smallPoints()
{
    duel::Setup setup = smallRace();
    setup.rule = duel::Rule::Points;
    setup.minutes = std::chrono::minutes{1};
    return setup;
}

} // namespace qipan::tests
