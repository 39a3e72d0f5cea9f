// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/reachable_difficulty.h"
#include "tests/core/link/reference.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <array>
#include <vector>

using namespace qipan;
using namespace qipan::link;
using namespace qipan::link::test;
using qipan::test::repetitions;

namespace {

const std::atomic<bool> goOn{false};

Difficulty nearest(const DealSetup& setup)
{
    const std::array<FallingMode, 1> modes{setup.mode};
    return nearestDifficulty(setup, modes, goOn).value();
}

/// Counts how many of some other deals have the difficulty of the setup.
struct Share {
    int deals = 0;
    int hits = 0;

    void add(DealSetup setup, Random& random)
    {
        for (int i = 0; i < 4; ++i) {
            setup.seed = static_cast<std::uint32_t>(random.next());
            hits += difficultyOf(dealt(setup).winRate) == setup.difficulty ? 1 : 0;
            ++deals;
        }
    }
};

} // namespace

TEST_CASE("a difficulty is offered if nearly all deals reach it and refused if few do", "[link]")
{
    Random random{1};
    const auto below = [&random](int bound) { return static_cast<int>(random.below(static_cast<std::size_t>(bound))); };
    Share possible;
    Share impossible;
    Share offered;
    for (int i = 0; i < std::max(30, repetitions(30, 600)); ++i) { // fewer say nothing, not even with sanitizers
        DealSetup setup;
        do {
            setup = {.size = {4 + below(15), 4 + below(9)},
                     .outline = below(2) == 0 ? Outline::Rectangle : static_cast<Outline>(below(outlines)),
                     .mode = static_cast<FallingMode>(below(fallingModes)),
                     .border = below(2) == 0,
                     .pictures = minPictures + below(i % 2 == 0 ? 10 : 60),
                     .difficulty = static_cast<Difficulty>(below(difficulties))};
        } while (!canDeal(setup));
        const Difficulty difficulty = nearest(setup);
        (difficulty == setup.difficulty ? possible : impossible).add(setup, random);
        setup.difficulty = difficulty;
        offered.add(setup, random);
    }
    CHECK(possible.hits * 100 >= possible.deals * 95);
    CHECK(impossible.deals > 0);
    CHECK(impossible.hits * 100 <= impossible.deals * 25);
    CHECK(offered.hits * 100 >= offered.deals * 95);
}

TEST_CASE("the usual pictures reach every difficulty and very few on a large board only the easy one", "[link]")
{
    for (int difficulty = 0; difficulty < difficulties; ++difficulty) {
        const auto wanted = static_cast<Difficulty>(difficulty);
        CHECK(nearest({.difficulty = wanted}) == wanted);
        CHECK(nearest({.size = {20, 14}, .pictures = 4, .difficulty = wanted}) == Difficulty::Easy);
    }
}

TEST_CASE("a difficulty for several modes is one that all of them reach", "[link]")
{
    const DealSetup setup{.pictures = 6, .difficulty = Difficulty::Normal};
    constexpr std::array<FallingMode, 2> modes{FallingMode::Inward, FallingMode::SplitUpDown};
    CHECK(nearestDifficulty(setup, std::span{modes}.first(1), goOn) == Difficulty::Normal);
    CHECK(nearestDifficulty(setup, modes, goOn) == Difficulty::Easy);
}

TEST_CASE("a stopped search for the nearest difficulty returns nothing", "[link]")
{
    const std::atomic<bool> stop{true};
    constexpr std::array<FallingMode, 1> modes{FallingMode::None};
    CHECK_FALSE(nearestDifficulty({}, modes, stop));
}
