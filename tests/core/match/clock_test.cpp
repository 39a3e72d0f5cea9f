// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/clock.h"

#include "tests/support/catch.h"

using namespace qipan;
using namespace std::chrono_literals;

namespace {

constexpr ClockSetting minute{60, 5};

} // namespace

TEST_CASE("a new clock is stopped with the full time for both sides", "[clock]")
{
    const GameClock clock{minute};
    REQUIRE(clock.setting() == minute);
    REQUIRE_FALSE(clock.running());
    REQUIRE_FALSE(clock.flagFallAt());
    REQUIRE(clock.left(0s) == ClockTimes{60s, 60s});
    REQUIRE(clock.left(1h) == ClockTimes{60s, 60s});
}

TEST_CASE("only the running side loses time", "[clock]")
{
    GameClock clock{minute};
    clock.run(Side::Black, 100s);
    REQUIRE(clock.running() == Side::Black);
    REQUIRE(clock.flagFallAt() == 160s);
    REQUIRE(clock.left(Side::Black, 101500ms) == 58500ms);
    REQUIRE(clock.left(Side::White, 101500ms) == 60s);
    clock.run(Side::White, 110s);
    REQUIRE(clock.flagFallAt() == 170s);
    REQUIRE(clock.left(113s) == ClockTimes{50s, 57s});
    clock.run(Side::Black, 113s);
    REQUIRE(clock.flagFallAt() == 163s);
    REQUIRE(clock.left(114s) == ClockTimes{49s, 57s});
}

TEST_CASE("starting a running clock again changes nothing", "[clock]")
{
    GameClock clock{minute};
    clock.run(Side::White, 0s);
    clock.run(Side::White, 3s);
    clock.run(Side::White, 7s);
    REQUIRE(clock.left(10s) == ClockTimes{60s, 50s});
    REQUIRE(clock.flagFallAt() == 60s);
}

TEST_CASE("a ply adds the increment to its side whichever side is running", "[clock]")
{
    GameClock clock{minute};
    clock.run(Side::Black, 0s);
    clock.run(Side::White, 10s);
    clock.reward(Side::Black);
    REQUIRE(clock.left(10s) == ClockTimes{55s, 60s});
    clock.reward(Side::White);
    REQUIRE(clock.left(12s) == ClockTimes{55s, 63s});
    REQUIRE(clock.flagFallAt() == 75s);
}

TEST_CASE("a halted clock loses no time until it runs again", "[clock]")
{
    GameClock clock{minute};
    clock.run(Side::Black, 0s);
    clock.halt(4s);
    REQUIRE_FALSE(clock.running());
    REQUIRE_FALSE(clock.flagFallAt());
    REQUIRE(clock.left(500s) == ClockTimes{56s, 60s});
    clock.halt(600s);
    clock.run(Side::Black, 1000s);
    REQUIRE(clock.left(1001s) == ClockTimes{55s, 60s});
}

TEST_CASE("a clock halted retroactively restores exactly the time since then", "[clock]")
{
    GameClock clock{minute};
    clock.run(Side::Black, 0s);
    REQUIRE(clock.left(15s) == ClockTimes{45s, 60s});
    clock.halt(3s);
    REQUIRE(clock.left(15s) == ClockTimes{57s, 60s});

    clock.run(Side::White, 15s);
    clock.halt(10s); // when black's clock ran, or none
    REQUIRE(clock.left(20s) == ClockTimes{57s, 60s});
}

TEST_CASE("time never goes below zero and the flag falls at zero", "[clock]")
{
    GameClock clock{minute};
    clock.run(Side::White, 0s);
    REQUIRE(clock.left(Side::White, 59999ms) == 1ms);
    REQUIRE(clock.left(Side::White, 60s) == 0s);
    REQUIRE(clock.left(Side::White, 90s) == 0s);
    REQUIRE(clock.flagFallAt() == 60s);
    clock.halt(90s);
    REQUIRE(clock.left(90s) == ClockTimes{60s, 0s});
    clock.run(Side::White, 100s);
    REQUIRE(clock.flagFallAt() == 100s);
}

TEST_CASE("a timestamp before the last one counts as no elapsed time", "[clock]")
{
    GameClock clock{minute};
    clock.run(Side::Black, 10s);
    REQUIRE(clock.left(Side::Black, 9s) == 60s);
}

TEST_CASE("a clock continues from the times set by another", "[clock]")
{
    GameClock clock{minute};
    clock.run(Side::Black, 0s);
    clock.set({30s, 20s}, 5s);
    REQUIRE(clock.running() == Side::Black);
    REQUIRE(clock.left(7s) == ClockTimes{28s, 20s});
    REQUIRE(clock.flagFallAt() == 35s);
    clock.halt(7s);
    clock.set({1s, 2s}, 100s);
    REQUIRE(clock.left(200s) == ClockTimes{1s, 2s});

    const GameClock resumed{minute, {7s, 8s}};
    REQUIRE(resumed.left(0s) == ClockTimes{7s, 8s});
    REQUIRE_FALSE(resumed.running());
}

TEST_CASE("when players swap colours each keeps their time", "[clock]")
{
    GameClock clock{minute};
    clock.run(Side::White, 0s);
    clock.swapSides(10s);
    REQUIRE_FALSE(clock.running());
    REQUIRE(clock.left(20s) == ClockTimes{50s, 60s});
}
