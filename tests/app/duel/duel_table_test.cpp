// SPDX-License-Identifier: GPL-3.0-or-later
// A table of duels without a window: rounds from the deal to the end, and what runs on another thread.
#include "app/duel/duel_table.h"

#include "app/duel/duel_computer.h"
#include "tests/app/duel/duel_setups.h"
#include "tests/support/catch.h"

#include <QSignalSpy>
#include <QTest>

using namespace std::chrono_literals;
using namespace qipan;
using namespace qipan::tests;

namespace {

/// Builds the first round and begins it at this time.
[[nodiscard]] bool beginRound(app::DuelTable& table, duel::Milliseconds time)
{
    QSignalSpy started{&table, &app::DuelTable::roundStarted};
    table.build(table.setup().deal, std::nullopt,
                [&table, time](const app::DuelTable::Built& built) { table.begin(table.round() + 1, built, time); });
    return started.wait();
}

[[nodiscard]] bool takePair(app::DuelTable& table, Seat seat)
{
    const auto hint = table.duel().board(seat).game().hint();
    if (!hint)
        return false;
    const int before = table.duel().board(seat).pairs();
    table.act(seat, {.kind = duel::Action::Kind::Pair, .pair = hint->pair});
    return QTest::qWaitFor([&] { return table.duel().board(seat).pairs() == before + 1; });
}

} // namespace

TEST_CASE("a round of a duel counts, begins and ends with a cleared board", "[duel]")
{
    app::DuelTable table{smallRace(), duel::End::OneMachine};
    QSignalSpy counted{&table, &app::DuelTable::counted};
    REQUIRE(beginRound(table, -50ms));
    CHECK(table.round() == 1);
    CHECK_FALSE(table.mayTakePairs(Seat::First));
    REQUIRE(counted.wait());
    CHECK(table.mayTakePairs(Seat::First));
    while (!table.duel().board(Seat::First).game().won())
        REQUIRE(takePair(table, Seat::First));
    REQUIRE(QTest::qWaitFor([&] { return table.duel().verdict().has_value(); }));
    CHECK(*table.duel().verdict() == duel::Verdict{Seat::First, duel::EndReason::Cleared});
    CHECK(table.duel().isConfirmed());
}

TEST_CASE("the time of a duel stands in a pause and while the connection is lost", "[duel]")
{
    app::DuelTable table{smallRace(), duel::End::OneMachine};
    REQUIRE(beginRound(table, 0ms));
    CHECK(table.isTimeRunning());
    table.ask(Seat::First, duel::RequestKind::Pause);
    table.submit(Seat::Second, duel::Answer{table.lastRequestId(), duel::RequestKind::Pause, true});
    REQUIRE(table.duel().isPaused());
    const auto paused = table.time();
    QTest::qWait(30);
    CHECK(table.time() == paused);
    CHECK_FALSE(table.mayTakePairs(Seat::First));
    table.submit(Seat::Second, duel::GoOn{});
    CHECK(table.isTimeRunning());

    table.setHalted(true);
    const auto halted = table.time();
    QTest::qWait(30);
    CHECK(table.time() == halted);
    table.setHalted(false);
    CHECK(QTest::qWaitFor([&] { return table.time() > halted; }));
}

TEST_CASE("a cleared board by points is refilled on another thread, alike for both seats", "[duel]")
{
    app::DuelTable table{smallPoints(), duel::End::OneMachine};
    REQUIRE(beginRound(table, 0ms));
    QSignalSpy busy{&table, &app::DuelTable::busyChanged};
    for (const Seat seat : {Seat::First, Seat::Second}) {
        while (table.duel().board(seat).pairs() < 8)
            REQUIRE(takePair(table, seat));
        CHECK(table.duel().board(seat).game().tilesLeft() == 16);
    }
    CHECK(table.duel().board(Seat::First).game().board() == table.duel().board(Seat::Second).game().board());
    CHECK(busy.size() == 4);
}

TEST_CASE("commands wait in order while a board is being changed", "[duel]")
{
    app::DuelTable table{smallPoints(), duel::End::OneMachine};
    REQUIRE(beginRound(table, 0ms));
    while (table.duel().board(Seat::First).pairs() < 7)
        REQUIRE(takePair(table, Seat::First));
    const auto last = table.duel().board(Seat::First).game().hint();
    const auto other = table.duel().board(Seat::Second).game().hint();
    REQUIRE(last);
    REQUIRE(other);
    std::vector<Seat> order;
    QObject::connect(&table, &app::DuelTable::happened, &table, [&](const duel::Event& event) {
        if (const auto* acted = std::get_if<duel::Acted>(&event))
            order.push_back(acted->by);
    });
    table.act(Seat::First, {.kind = duel::Action::Kind::Pair, .pair = last->pair});
    REQUIRE(table.isBusy());
    CHECK_FALSE(table.mayTakePairs(Seat::First));
    CHECK(table.mayTakePairs(Seat::Second));
    table.act(Seat::Second, {.kind = duel::Action::Kind::Pair, .pair = other->pair});
    CHECK(order.empty());
    REQUIRE(QTest::qWaitFor([&] { return order.size() == 2; }));
    CHECK(order == std::vector{Seat::First, Seat::Second});
}

TEST_CASE("a snapshot against the rules builds no duel", "[duel]")
{
    app::DuelTable table{smallRace(), duel::End::OneMachine};
    duel::Snapshot snapshot;
    snapshot.actions[0].push_back({.kind = duel::Action::Kind::Shuffle, .at = 1s});
    std::optional<bool> isBuilt;
    table.build(table.setup().deal, snapshot,
                [&](const app::DuelTable::Built& built) { isBuilt = built.duel != nullptr; });
    REQUIRE(QTest::qWaitFor([&] { return isBuilt.has_value(); }));
    CHECK_FALSE(*isBuilt);
}

TEST_CASE("two computers play a whole duel, and agree to another", "[duel]")
{
    app::DuelTable table{smallRace(), duel::End::OneMachine};
    const app::DuelComputer one{table, Seat::First, duel::computerLevels, 1};
    const app::DuelComputer two{table, Seat::Second, duel::computerLevels, 2};
    REQUIRE(beginRound(table, 0ms));
    constexpr int patience = 60'000;
    REQUIRE(QTest::qWaitFor([&] { return table.duel().verdict().has_value(); }, patience));
    table.ask(Seat::First, duel::RequestKind::Again);
    CHECK(table.duel().isFinished());
}

TEST_CASE("an action is too early in the host's count, in a pause, and far ahead of the time", "[duel]")
{
    const auto at = [](duel::Milliseconds time) { return duel::Act{{.at = time}, 1, 0ms}; };
    app::DuelTable host{smallRace(), duel::End::Host};
    REQUIRE(beginRound(host, -2s));
    CHECK(host.isTooEarly(at(0ms)));
    app::DuelTable guest{smallRace(), duel::End::Guest};
    REQUIRE(beginRound(guest, -2s));
    CHECK_FALSE(guest.isTooEarly(at(0ms))); // the host's count may be over
    CHECK(guest.isTooEarly(at(1min)));

    REQUIRE(beginRound(host, 10s));
    CHECK_FALSE(host.isTooEarly(at(9s)));
    CHECK_FALSE(host.isTooEarly(at(20s)));
    CHECK(host.isTooEarly(at(1min)));
    host.submit(Seat::Second, duel::Ask{duel::RequestKind::Pause, 1}, CommandSource::Remote);
    host.submit(Seat::First, duel::Answer{1, duel::RequestKind::Pause, true});
    REQUIRE(host.duel().isPaused());
    CHECK_FALSE(host.isTooEarly(at(host.time() + 1s)));
    CHECK(host.isTooEarly(at(host.time() + 4s)));
}

TEST_CASE("a cleared board wins although the round cannot go on", "[duel]")
{
    app::DuelTable table{smallRace(), duel::End::Host};
    REQUIRE(beginRound(table, 0ms));
    table.settleCleared();
    CHECK(table.duel().isRunning()); // nobody has cleared a board
    while (!table.duel().board(Seat::First).game().won())
        REQUIRE(takePair(table, Seat::First));
    table.setHalted(true);
    table.settleCleared();
    CHECK(table.duel().verdict() == duel::Verdict{Seat::First, duel::EndReason::Cleared});
    const auto lasted = table.lasted();
    QTest::qWait(20);
    CHECK(table.lasted() == lasted);
}
