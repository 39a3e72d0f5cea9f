// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/widgets/countdown.h"

#include <QSignalSpy>

using namespace qipan::ui;
using namespace std::chrono_literals;

TEST_CASE("a clock shows hours only if there are any and tenths in the last 20 s", "[panels]")
{
    CHECK(clockText(10h) == QStringLiteral("10:00:00"));
    CHECK(clockText(1h + 2min + 5s) == QStringLiteral("1:02:05"));
    CHECK(clockText(1h - 1ms) == QStringLiteral("1:00:00"));
    CHECK(clockText(4min + 32s) == QStringLiteral("4:32"));
    CHECK(clockText(20'001ms) == QStringLiteral("0:21"));
    CHECK(clockText(20'000ms) == QStringLiteral("0:20.0"));
    CHECK(clockText(19'400ms) == QStringLiteral("0:19.4"));
    CHECK(clockText(1ms) == QStringLiteral("0:00.1"));
    CHECK(clockText(19'400ms, false) == QStringLiteral("0:20"));
}

TEST_CASE("a time that has passed shows only the seconds that are over", "[panels]")
{
    CHECK(elapsedText(Milliseconds{999}) == u"0:00");
    CHECK(elapsedText(Milliseconds{1'000}) == u"0:01");
    CHECK(elapsedText(Milliseconds{59'999}) == u"0:59");
    CHECK(elapsedText(Milliseconds{3'725'900}) == u"1:02:05");
}

TEST_CASE("a clock shows zero only when no time is left", "[panels]")
{
    CHECK(clockText(0ms) == QStringLiteral("0:00.0"));
    CHECK(clockText(-5s) == QStringLiteral("0:00.0"));
    CHECK(clockText(-5s, false) == QStringLiteral("0:00"));
    CHECK(untilClockTextChanges(0ms) == 0ms);
    CHECK(untilClockTextChanges(-5s) == 0ms);
}

TEST_CASE("the displayed time changes exactly after the announced delay", "[panels]")
{
    for (const bool tenths : {true, false}) {
        for (Milliseconds left = 61s; left > 0ms; left -= 7ms) {
            const Milliseconds wait = untilClockTextChanges(left, tenths);
            REQUIRE(wait >= 1ms);
            REQUIRE(wait <= (tenths && left <= lastSeconds ? 100ms : 1000ms));
            REQUIRE(clockText(left - wait + 1ms, tenths) == clockText(left, tenths));
            REQUIRE(clockText(left - wait, tenths) != clockText(left, tenths));
        }
    }
}

TEST_CASE("a countdown follows its clock and stops at zero and does not run when stopped", "[panels]")
{
    Milliseconds now{5000};
    Countdown countdown{Countdown::Figures::Tenths, nullptr, [&now] { return now; }};
    countdown.set(30s, true);
    CHECK(countdown.isRunning());
    now += 12s;
    CHECK(countdown.text() == QStringLiteral("0:18.0"));
    countdown.stop();
    now += 1h;
    CHECK(countdown.remaining() == 18s);
    CHECK(!countdown.isRunning());
    countdown.set(18s, true);
    now += 1h;
    CHECK(countdown.remaining() == 0ms);
    countdown.set(0ms, true);
    CHECK(!countdown.isRunning());
}

TEST_CASE("a countdown ticks once per displayed value down to zero", "[panels]")
{
    Countdown countdown{Countdown::Figures::Tenths};
    QStringList shown;
    QSignalSpy ticks{&countdown, &Countdown::ticked};
    QObject::connect(&countdown, &Countdown::ticked, &countdown, [&] { shown += countdown.text(); });
    countdown.set(450ms, true);
    while (countdown.isRunning())
        REQUIRE(ticks.wait());
    REQUIRE(!shown.isEmpty());
    CHECK(shown.back() == QStringLiteral("0:00.0"));
    CHECK(shown.removeDuplicates() == 0);
    CHECK(shown.size() <= 5);
}

TEST_CASE("an early tick reports nothing and waits again", "[panels]")
{
    // The clock is stopped while the timer runs: every tick comes too early.
    Milliseconds now{};
    Countdown countdown{Countdown::Figures::Tenths, nullptr, [&now] { return now; }};
    QSignalSpy ticks{&countdown, &Countdown::ticked};
    countdown.set(10'001ms, true); // changes in 1 ms
    CHECK(!ticks.wait(20));
    CHECK(countdown.isRunning());
    now += 1ms;
    REQUIRE(ticks.wait());
    CHECK(countdown.text() == QStringLiteral("0:10.0"));
    countdown.stop();
}
