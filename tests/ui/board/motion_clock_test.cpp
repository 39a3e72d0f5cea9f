// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/board/motion_clock.h"

#include <vector>

using qipan::ui::MotionClock;
using std::chrono::milliseconds;

TEST_CASE("A motion goes from 0 to 1 and ends once")
{
    MotionClock clock;
    std::vector<int> ended;
    QObject::connect(&clock, &MotionClock::finished, &clock, [&ended](int key) { ended.push_back(key); });
    clock.start(3, milliseconds{100}, milliseconds{50});
    CHECK(clock.progress(3) == 0.0);
    clock.advance(milliseconds{50});
    CHECK(clock.progress(3) == 0.0);
    clock.advance(milliseconds{25});
    CHECK(clock.progress(3) == 0.25);
    clock.advance(milliseconds{75});
    CHECK_FALSE(clock.progress(3));
    CHECK(ended == std::vector{3});
}

TEST_CASE("The timer runs only while something moves")
{
    MotionClock clock;
    CHECK_FALSE(clock.isRunning());
    clock.start(1, milliseconds{100});
    clock.start(2, milliseconds{200});
    CHECK(clock.isRunning());
    clock.advance(milliseconds{150});
    CHECK(clock.isRunning());
    clock.advance(milliseconds{50});
    CHECK_FALSE(clock.isRunning());
    clock.start(1, milliseconds{100});
    clock.stop(1);
    CHECK_FALSE(clock.isRunning());
    clock.start(1, milliseconds{100});
    clock.finishAll();
    CHECK_FALSE(clock.isRunning());
}

TEST_CASE("A motion may start another when it ends")
{
    MotionClock clock;
    QObject::connect(&clock, &MotionClock::finished, &clock, [&clock](int key) {
        if (key == 1)
            clock.start(2, milliseconds{10});
    });
    clock.start(1, milliseconds{10});
    clock.advance(milliseconds{10});
    CHECK(clock.isMoving(2));
    CHECK(clock.isRunning());
}
