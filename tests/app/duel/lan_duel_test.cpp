// SPDX-License-Identifier: GPL-3.0-or-later
// Duels between two programs: whole rounds by clicks, requests, broken connections, killed programs and spectators.
#include "tests/app/duel/duel_setups.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/pages/duel_page.h"
#include "ui/panels/chat_panel.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

[[nodiscard]] const duel::Duel& duelOf(OpenProgram& program)
{
    return program.duelTable().duel();
}

/// Waits until both ends have the same boards.
[[nodiscard]] bool areInStep(OpenProgram& one, OpenProgram& two)
{
    return QTest::qWaitFor([&] {
        return std::ranges::all_of(std::array{Seat::First, Seat::Second}, [&](Seat seat) {
            return duelOf(one).board(seat).actions() == duelOf(two).board(seat).actions();
        });
    });
}

/// Waits until the round is decided and settled at both ends.
[[nodiscard]] bool areBothDone(JoinedPrograms& both)
{
    return QTest::qWaitFor([&] { return duelOf(both.host).isConfirmed() && duelOf(both.guest).isConfirmed(); });
}

[[nodiscard]] bool waitForBoth(JoinedPrograms& both)
{
    return both.host.waitForDuel() && both.guest.waitForDuel();
}

/// Answers the question that is shown.
void accept(OpenProgram& program)
{
    REQUIRE(QTest::qWaitFor([&] { return program.isAsked(); }));
    program.window().messages().answer(ui::MessageQueue::Answer::Agree);
}

} // namespace

TEST_CASE("a duel between two programs is played by clicks, seen at both ends, and followed by another", "[duel]")
{
    JoinedPrograms both{smallRace()};
    CHECK(both.host.window().navigation().page() == ui::Page::Duel);
    CHECK(both.guest.window().navigation().page() == ui::Page::Duel);
    QSignalSpy settled{&both.guest.lan(), &app::LanController::settled};
    REQUIRE(waitForBoth(both));
    CHECK(both.host.duelTable().dealt() == both.guest.duelTable().dealt());
    REQUIRE(both.host.takePair());
    while (!duelOf(both.guest).board(Seat::Second).game().won())
        REQUIRE(both.guest.takePair());
    REQUIRE(areBothDone(both));
    for (OpenProgram* program : {&both.host, &both.guest}) {
        CHECK(*duelOf(*program).verdict() == duel::Verdict{Seat::Second, duel::EndReason::Cleared});
        CHECK(duelOf(*program).board(Seat::First).pairs() == 1);
        CHECK(program->duel().shown().score->wins == std::array{0, 1});
    }
    CHECK(both.guest.duel().resultText() == u"You cleared your board first and win."_s);
    CHECK(both.host.duel().resultText() == u"Lin cleared the board first and wins."_s);
    REQUIRE(settled.size() == 1);
    const auto result = settled.front().front().value<app::RoundResult>();
    CHECK(result.winner == u"guest"_s);
    CHECK(result.reason == u"cleared"_s);
    CHECK(result.count == 8);

    both.host.actions().playAgain->trigger();
    accept(both.guest);
    REQUIRE(waitForBoth(both));
    CHECK(both.host.duelTable().round() == 2);
    CHECK(both.guest.duelTable().round() == 2);
}

TEST_CASE("draw, pause and resignation in a duel on the network", "[duel]")
{
    JoinedPrograms both{smallRace()};
    REQUIRE(waitForBoth(both));
    both.host.actions().pause->trigger();
    CHECK_FALSE(duelOf(both.host).isPaused());
    accept(both.guest);
    REQUIRE(QTest::qWaitFor([&] { return duelOf(both.host).isPaused() && duelOf(both.guest).isPaused(); }));
    both.guest.actions().pause->trigger(); // either may go on
    REQUIRE(QTest::qWaitFor([&] { return !duelOf(both.host).isPaused() && !duelOf(both.guest).isPaused(); }));

    both.guest.actions().draw->trigger();
    REQUIRE(QTest::qWaitFor([&] { return both.host.isAsked(); }));
    both.host.window().messages().answer(ui::MessageQueue::Answer::Decline);
    REQUIRE(QTest::qWaitFor([&] { return !duelOf(both.guest).request(Seat::Second); }));
    both.host.resign();
    REQUIRE(areBothDone(both));
    CHECK(duelOf(both.guest).verdict() == duel::Verdict{Seat::Second, duel::EndReason::Resign});
}

TEST_CASE("chat beside a duel reaches the other player", "[duel]")
{
    JoinedPrograms both{smallRace()};
    REQUIRE(both.host.lan().peerTable()->chat(u"good luck"_s));
    QSignalSpy chatted{both.guest.lan().peerTable(), &app::PeerTable::chatted};
    CHECK((!chatted.empty() || chatted.wait()));
}

TEST_CASE("a duel whose connection is cut stands, and goes on with what was played meanwhile", "[duel]")
{
    JoinedPrograms both{smallRace()};
    REQUIRE(waitForBoth(both));
    REQUIRE(both.host.takePair());
    REQUIRE(both.guest.takePair());
    REQUIRE(areInStep(both.host, both.guest));
    both.line().cut();
    REQUIRE(QTest::qWaitFor(
        [&] { return both.host.lan().peerTable()->isAway() && both.guest.lan().peerTable()->isAway(); }));
    CHECK_FALSE(both.host.duelTable().isTimeRunning());
    CHECK_FALSE(both.guest.duelTable().isTimeRunning());
    CHECK(both.host.message(ui::Message::Topic::Connection) != nullptr);
    both.line().restore();
    both.guest.lan().peerTable()->tryNow();
    REQUIRE(QTest::qWaitFor(
        [&] { return !both.host.lan().peerTable()->isAway() && !both.guest.lan().peerTable()->isAway(); }));
    REQUIRE(waitForBoth(both));
    REQUIRE(both.guest.takePair());
    CHECK(areInStep(both.host, both.guest));
    CHECK(duelOf(both.host).board(Seat::Second).pairs() == 2);
}

TEST_CASE("a pair that the host did not receive before the cut is sent again", "[duel]")
{
    JoinedPrograms both{smallRace()};
    REQUIRE(waitForBoth(both));
    both.line().hold();
    REQUIRE(both.guest.takePair());
    both.line().cut();
    REQUIRE(QTest::qWaitFor([&] { return both.guest.lan().peerTable()->isAway(); }));
    CHECK(duelOf(both.host).board(Seat::Second).pairs() == 0);
    both.line().restore();
    both.guest.lan().peerTable()->tryNow();
    REQUIRE(QTest::qWaitFor([&] { return !both.guest.lan().peerTable()->isAway(); }));
    CHECK(areInStep(both.host, both.guest));
    CHECK(duelOf(both.host).board(Seat::Second).pairs() == 1);
}

TEST_CASE("a spectator sees both boards of a duel from the middle to the end", "[duel]")
{
    JoinedPrograms both{smallRace()};
    REQUIRE(waitForBoth(both));
    REQUIRE(both.host.takePair());
    OpenProgram spectator{QString{}};
    spectator.lan().join(localAddress(both.port()), net::Role::Watch);
    REQUIRE(QTest::qWaitFor([&] { return spectator.duel().shown().hasDuel(); }));
    CHECK(spectator.window().navigation().page() == ui::Page::Duel);
    CHECK(areInStep(both.host, spectator));
    REQUIRE(both.guest.takePair());
    CHECK(areInStep(both.host, spectator));
    CHECK_FALSE(spectator.actions().resign->isEnabled());
    both.guest.resign();
    REQUIRE(QTest::qWaitFor([&] { return duelOf(spectator).verdict().has_value(); }));
    CHECK(spectator.duel().resultText() == u"Lin resigned. Ada wins."_s);
}

TEST_CASE("a guest that leaves a duel resigns it, and the table is open for the next", "[duel]")
{
    JoinedPrograms both{smallRace()};
    REQUIRE(waitForBoth(both));
    REQUIRE(both.guest.takePair());
    both.guest.lan().leave();
    REQUIRE(QTest::qWaitFor([&] { return !both.host.lan().isPlaying(); }));
    CHECK(duelOf(both.host).verdict() == duel::Verdict{Seat::First, duel::EndReason::Resign});
    CHECK(both.host.lan().isHost());

    OpenProgram next{QString{}};
    next.lan().join(localAddress(both.port()), net::Role::Play);
    CHECK(QTest::qWaitFor([&] { return next.lan().isRoundRunning() && both.host.lan().isRoundRunning(); }));
    CHECK(both.host.duelTable().round() == 1);
}

TEST_CASE("a duel that both sides saved goes on from where it was", "[duel]")
{
    JoinedPrograms both{smallRace()};
    REQUIRE(waitForBoth(both));
    REQUIRE(both.host.takePair());
    REQUIRE(both.guest.takePair());
    REQUIRE(areInStep(both.host, both.guest));
    const auto actions = duelOf(both.host).board(Seat::First).actions();
    both.guest.lan().saveAndLeave();
    both.host.lan().saveAndLeave();
    REQUIRE(QTest::qWaitFor([&] { return !both.host.lan().isAtTable() && !both.guest.lan().isAtTable(); }));

    both.host.lan().hostOrResume({.terms = smallRace()});
    REQUIRE(QTest::qWaitFor([&] { return both.host.lan().isPlaying(); }));
    REQUIRE(QTest::qWaitFor([&] { return both.host.duel().shown().hasDuel(); }));
    both.guest.lan().joinOrResume(localAddress(both.line().port()), {});
    REQUIRE(QTest::qWaitFor([&] {
        return both.guest.lan().isPlaying() && !both.guest.lan().peerTable()->isAway()
            && !both.host.lan().peerTable()->isAway();
    }));
    REQUIRE(waitForBoth(both));
    CHECK(duelOf(both.host).board(Seat::First).actions() == actions);
    REQUIRE(both.guest.takePair());
    CHECK(areInStep(both.host, both.guest));
}
