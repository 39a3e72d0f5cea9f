// SPDX-License-Identifier: GPL-3.0-or-later
// A host that follows the protocol but sends false states.
#include "tests/app/lan/hostile_host.h"
#include "tests/support/catch.h"
#include "ui/pages/match_page.h"

#include <QAction>
#include <QTest>

using namespace qipan;
using namespace qipan::tests;

namespace {

const QByteArray played{"[[7,7],[0,0],[7,8],[0,2]]"};

/// Plays the four plies of `played`.
void playFour(OpenProgram& guest, HostileHost& host)
{
    host.say(R"({"type":"move","round":1,"n":1,"x":7,"y":7})");
    REQUIRE(QTest::qWaitFor([&] { return guest.match().plies() == 1; }));
    guest.playByKeys(guest.board(), {0, 0});
    REQUIRE(host.hears("move"));
    host.say(R"({"type":"move","round":1,"n":3,"x":7,"y":8})");
    REQUIRE(QTest::qWaitFor([&] { return guest.match().plies() == 3; }));
    guest.playByKeys(guest.board(), {0, 2});
    REQUIRE(host.hears("move"));
}

/// The state of a round as told by a host.
struct RoundClaim {
    QByteArray setup = fifteen;
    QByteArray round = "1";
    QByteArray moves = played;
    QByteArray result = "null";
};

/// The guest reconnects and gets this state.
void welcomeBack(HostileHost& host, const RoundClaim& claim)
{
    host.cut();
    REQUIRE(host.hears("resume"));
    QByteArray more{R"(,"resumed":true,"black":"host","undos":0,"round":)"};
    more += claim.round;
    more += R"(,"moves":)";
    more += claim.moves;
    more += R"(,"result":)";
    more += claim.result;
    host.welcome(claim.setup, more);
}

} // namespace

TEST_CASE("a guest rejects a snapshot that it knows to be false", "[program]")
{
    const RoundClaim lies[] = {
        {.moves = "[]"},
        {.setup = QByteArray{fifteen}.replace("15", "19")},
        {.result = R"({"n":4,"winner":"draw","reason":"agreed"})"},
        {.result = R"({"n":4,"winner":"black","reason":"resign"})"},
        {.round = "2", .moves = "[[7,7]]", .result = R"({"n":1,"winner":"white","reason":"resign"})"},
    };
    for (const RoundClaim& lie : lies) {
        INFO(lie.setup.toStdString() << lie.round.toStdString() << lie.moves.toStdString() << lie.result.toStdString());
        HostileHost host;
        OpenProgram guest{QString{}};
        takeSeat(guest, host);
        playFour(guest, host);
        welcomeBack(host, lie);
        CHECK(host.hears("desync"));
        CHECK(QTest::qWaitFor([&] { return !guest.lan().isPlaying(); }));
        CHECK(guest.match().plies() == 4);
        CHECK_FALSE(guest.match().verdict());
    }
}

TEST_CASE("a guest accepts a plausible snapshot that it has not seen", "[program]")
{
    const QByteArray five{"[[7,7],[0,0],[7,8],[0,2],[7,9]]"};
    HostileHost host;
    OpenProgram guest{QString{}};
    takeSeat(guest, host);
    playFour(guest, host);
    welcomeBack(host, {.moves = five});
    REQUIRE(QTest::qWaitFor([&] { return guest.match().plies() == 5 && !guest.lan().game()->isAway(); }));
    guest.actions().draw->trigger();
    REQUIRE(host.hears("request"));
    welcomeBack(host, {.moves = five, .result = R"({"n":5,"winner":"draw","reason":"agreed"})"});
    REQUIRE(QTest::qWaitFor([&] { return guest.match().verdict() && !guest.lan().game()->isAway(); }));
    guest.actions().restart->trigger();
    REQUIRE(host.hears("again"));
    welcomeBack(host, {.round = "2", .moves = "[]"});
    CHECK(QTest::qWaitFor([&] { return guest.table().round() == 2 && guest.match().isRunning(); }));
}

TEST_CASE("rounds without a move cannot follow one another forever", "[program]")
{
    HostileHost host;
    OpenProgram guest{QString{}};
    takeSeat(guest, host);
    const auto another = [&](int round) {
        const QString ask = QStringLiteral(R"({"type":"request","kind":"restart","n":0,"id":%1,"round":%1})");
        host.say(ask.arg(round).toUtf8());
        REQUIRE(QTest::qWaitFor([&] { return guest.isAsked(); }));
        guest.press(Qt::Key_F8);
        REQUIRE(host.hears("reply"));
        host.start(round + 1);
    };
    for (int round = 1; round <= 20; ++round) {
        another(round);
        REQUIRE(QTest::qWaitFor([&] { return guest.table().round() == round + 1; }));
    }
    another(21);
    CHECK(host.hears("flood"));
    CHECK(QTest::qWaitFor([&] { return !guest.lan().isPlaying(); }));
}
