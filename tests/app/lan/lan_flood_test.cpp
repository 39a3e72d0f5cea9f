// SPDX-License-Identifier: GPL-3.0-or-later
// A host or guest that sends as much as it can holds the window for a few milliseconds at a time.
#include "tests/app/lan/hostile_host.h"
#include "tests/support/longest_turn.h"

#include <array>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

#ifdef Q_OS_UNIX

namespace {

constexpr double longestHoldMs = 10;

struct Flood {
    const char* name;
    QByteArray lines;
};

[[nodiscard]] QByteArray chats(int count)
{
    QByteArray lines;
    for (int i = 0; i < count; ++i)
        lines += R"({"type":"chat","text":")" + QByteArray::number(i) + "\"}\n";
    return lines;
}

/// Requests for a draw, each withdrawn at once.
[[nodiscard]] QByteArray requests(int count)
{
    QByteArray lines;
    for (int i = 1; i <= count; ++i) {
        const QByteArray id = QByteArray::number(i);
        lines += R"({"type":"request","kind":"draw","n":0,"round":1,"id":)" + id + "}\n";
        lines += R"({"type":"withdraw","round":1,"id":)" + id + "}\n";
    }
    return lines;
}

/// Moves that fill a board of 19 lines without a row of three of one colour.
[[nodiscard]] QByteArray fullBoard()
{
    std::array<QByteArrayList, 2> cells; // of each side
    for (int x = 0; x < 19; ++x) {
        for (int y = 0; y < 19; ++y)
            cells[(x + 2 * y) % 4 < 2 ? 0 : 1] << '[' + QByteArray::number(x) + ',' + QByteArray::number(y) + ']';
    }
    QByteArrayList moves;
    for (qsizetype i = 0; i < std::min(cells[0].size(), cells[1].size()); ++i)
        moves << cells[0][i] << cells[1][i];
    moves.resize(moves.size() - 2); // the game goes on
    return '[' + moves.join(',') + ']';
}

} // namespace

TEST_CASE("a flooding host holds a guest's window for less than 10 ms at a time", "[program]")
{
    for (const Flood& flood : {Flood{"chats", chats(1'000)}, Flood{"requests", requests(500)}}) {
        CAPTURE(flood.name);
        HostileHost host;
        OpenProgram guest{QString{}};
        takeSeat(guest, host);
        host.say(R"({"type":"chat","text":"hello"})");
        QTest::qWait(200); // the panel of the chat is there
        const LongestTurn turn;
        host.say(flood.lines + R"({"type":"move","round":1,"n":1,"x":7,"y":7})");
        CHECK(QTest::qWaitFor([&] { return guest.match().plies() == 1 || !guest.lan().isPlaying(); }, 30'000));
        CHECK(turn.ms() < longestHoldMs);
    }
}

TEST_CASE("a flooding guest holds a host's window for less than 10 ms at a time", "[program]")
{
    for (const Flood& flood : {Flood{"chats", chats(500)}, Flood{"requests", requests(250)}}) {
        CAPTURE(flood.name);
        OpenProgram host{QString{}};
        const net::GameTerms terms{*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host, std::nullopt};
        const quint16 port = openTable(host, {.terms = terms, .acceptAnyone = true});
        QTcpSocket guest;
        guest.connectToHost(QHostAddress::LocalHost, port);
        guest.write(R"({"type":"hello","protocol":1,"name":"Eve","role":"play","client":"test"})"
                    "\n");
        REQUIRE(QTest::qWaitFor([&] { return host.lan().isRoundRunning(); }));
        QTest::qWait(200); // the page of the game is there
        const LongestTurn turn;
        guest.write(flood.lines);
        CHECK(QTest::qWaitFor([&] { return !host.lan().isPlaying() || host.lan().game()->isAway(); }, 30'000));
        CHECK(turn.ms() < longestHoldMs);
    }
}

TEST_CASE("the moves of a start hold a guest's window for less than 10 ms at a time", "[program]")
{
    const auto holdOf = [](const QByteArray& moves) {
        HostileHost host;
        OpenProgram guest{QString{}};
        guest.lan().join(localAddress(host.port()), net::Role::Play);
        REQUIRE(host.hears("hello"));
        const LongestTurn turn;
        host.welcome(QByteArray{fifteen}.replace("15", "19"));
        host.say(R"({"type":"start","black":"host","round":1,"moves":)" + moves + '}');
        CHECK(QTest::qWaitFor([&] { return guest.lan().isRoundRunning(); }, 30'000));
        return turn.ms();
    };
    static_cast<void>(holdOf("[]"));
    const double empty = holdOf("[]"); // the page of the game is made, too
    CHECK(holdOf(fullBoard()) < empty + longestHoldMs);
}

#endif
