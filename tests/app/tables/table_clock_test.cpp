// SPDX-License-Identifier: GPL-3.0-or-later
// The timer by which a flag falls. What must hold is the order of what happens, not its speed.
#include "app/tables/table_clock.h"
#include "tests/support/catch.h"
#include "tests/support/fake_game.h"

#include <QSignalSpy>
#include <QTest>

using namespace qipan;
using namespace qipan::app;
using namespace std::chrono_literals;

namespace {

constexpr ClockTimes little{.black = 30ms, .white = 60ms};

/// A round between two seats, of which the first plays black, and the flags that fell.
struct Round {
    explicit Round(bool judges, ClockTimes left = little, int increment = 0)
        : clock{ClockSetting{ClockSetting::minMain, increment}, judges}
    {
        QObject::connect(&clock, &TableClock::flagFell, &clock, [this](Side side) { fallen.push_back(side); });
        clock.begin(match, left);
    }

    void place(Seat by, int column)
    {
        const Event placed = Placed{.by = by, .cell = {column, 0}, .ply = match.plies() + 1};
        match.evolve(placed);
        clock.observe(placed, match);
    }

    Match match{std::make_unique<test::FakeGame>(), Seat::First};
    TableClock clock;
    std::vector<Side> fallen;
};

[[nodiscard]] bool hasFallen(const Round& round)
{
    return QTest::qWaitFor([&round] { return !round.fallen.empty(); });
}

/// Keeps the event loop from running until a player has no time left.
void spendTime(const TableClock& clock, std::chrono::milliseconds ClockTimes::*side)
{
    while (clock.left().*side > 0ms) { }
}

} // namespace

TEST_CASE("the timer lets the flag of the side to move fall once and stops the clock", "[clock]")
{
    Round round{true};
    CHECK(round.clock.running() == Side::Black);
    CHECK(round.fallen.empty()); // not before the event loop runs
    REQUIRE(hasFallen(round));
    CHECK(round.clock.left() == ClockTimes{.black = 0ms, .white = little.white});
    CHECK_FALSE(round.clock.running());
    Round later{true, {.black = 2 * little.black, .white = little.white}};
    REQUIRE(hasFallen(later));
    CHECK(round.fallen == std::vector{Side::Black});
}

TEST_CASE("a move before the flag falls lets only the other flag fall", "[clock]")
{
    Round round{true, {.black = 10s, .white = little.white}};
    round.place(Seat::First, 0);
    CHECK(round.clock.running() == Side::White);
    REQUIRE(hasFallen(round));
    CHECK(round.fallen == std::vector{Side::White});
    CHECK(round.clock.left().black > 0ms);
}

TEST_CASE("a flag that is due falls before what comes too late, and not again by its timer", "[clock]")
{
    Round round{true};
    spendTime(round.clock, &ClockTimes::black);
    CHECK(round.fallen.empty());
    round.clock.judge(); // as a table does before it takes a command
    CHECK(round.fallen == std::vector{Side::Black});
    Round later{true};
    REQUIRE(hasFallen(later));
    CHECK(round.fallen.size() == 1);
    Round early{true, {.black = 10min, .white = 10min}};
    early.clock.judge();
    CHECK(early.fallen.empty());
    CHECK(early.clock.running() == Side::Black);
}

TEST_CASE("a clock that does not judge lets no flag fall", "[clock]")
{
    Round guest{false};
    Round host{true};
    REQUIRE(hasFallen(host));
    spendTime(guest.clock, &ClockTimes::black);
    guest.clock.judge();
    QCoreApplication::processEvents();
    CHECK(guest.fallen.empty());
}

TEST_CASE("a held flag is asked for again and falls when it is let go", "[clock]")
{
    Round round{true};
    int asked = 0;
    round.clock.holdFlagWhile([&] { return ++asked < 3; });
    REQUIRE(hasFallen(round));
    CHECK(asked == 3);
    CHECK(round.fallen == std::vector{Side::Black});
}

TEST_CASE("a flag that waits for a sign falls by an action at once", "[clock]")
{
    Round round{true};
    std::optional<Side> awaited;
    round.clock.awaitBeforeFlag([&](Side side, std::chrono::milliseconds overdue) {
        CHECK(overdue >= 0ms);
        awaited = side;
        return true;
    });
    REQUIRE(QTest::qWaitFor([&] { return awaited.has_value(); }));
    CHECK(awaited == Side::Black);
    QTest::qWait(250); // it is asked again
    CHECK(round.fallen.empty());
    round.clock.judgeUnlessAwaited(); // something is done at this machine
    CHECK(round.fallen.empty());
    round.clock.judge();
    CHECK(round.fallen == std::vector{Side::Black});
}

TEST_CASE("a halted clock keeps its time while another one runs out", "[clock]")
{
    Round halted{true};
    halted.clock.setHalted(true, halted.match);
    const ClockTimes left = halted.clock.left();
    Round other{true, {.black = 2 * little.black, .white = little.white}};
    REQUIRE(hasFallen(other));
    CHECK(halted.fallen.empty());
    CHECK(halted.clock.left() == left);
    halted.clock.setHalted(false, halted.match);
    CHECK(halted.clock.running() == Side::Black);
    REQUIRE(hasFallen(halted));
}

TEST_CASE("the time that comes with a move moves the flag's timer", "[clock]")
{
    Round round{true, little, 600};
    round.place(Seat::First, 0);
    round.place(Seat::Second, 1);
    CHECK(round.clock.left().black > 9min);
    Round other{true, {.black = 2 * little.black, .white = little.white}};
    REQUIRE(hasFallen(other));
    CHECK(round.fallen.empty());
    round.clock.set(little, round.match); // by the host
    REQUIRE(hasFallen(round));
    CHECK(round.fallen == std::vector{Side::Black});
}
