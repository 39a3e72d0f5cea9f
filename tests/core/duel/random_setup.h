// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/setup.h"
#include "core/link/random.h"

#include <array>
#include <chrono>

namespace qipan::test {

/// A duel on a small, easy board in any falling mode, by points in a quarter of the cases.
[[nodiscard]] inline duel::Setup randomSetup(link::Random& random)
{
    constexpr std::array sizes{BoardSize{4, 2}, BoardSize{4, 4}, BoardSize{6, 4}, BoardSize{6, 6}};
    duel::Setup setup;
    setup.deal.size = sizes[random.below(sizes.size())];
    setup.deal.mode = static_cast<link::FallingMode>(random.below(link::fallingModes));
    setup.deal.border = random.below(4) != 0;
    setup.deal.pictures = 4 + static_cast<int>(random.below(5));
    setup.deal.difficulty = link::Difficulty::Easy;
    setup.deal.seed = static_cast<std::uint32_t>(random.next());
    setup.hintCost = std::chrono::seconds{random.below(4)};
    setup.shuffleCost = std::chrono::seconds{random.below(4)};
    if (random.below(4) == 0) {
        setup.rule = duel::Rule::Points;
        setup.minutes = std::chrono::minutes{1};
    }
    return setup;
}

} // namespace qipan::test
