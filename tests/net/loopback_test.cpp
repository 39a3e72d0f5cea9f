// SPDX-License-Identifier: GPL-3.0-or-later
// Host and guest over real sockets of this machine.
#include "tests/net/table_room.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

TEST_CASE("a guest is admitted and plays and the table reopens after it leaves")
{
    Room room;
    REQUIRE(room.listens);
    for (int visit = 1; visit <= 3; ++visit) {
        Visitor visitor{room.host.port(), "小明"};
        REQUIRE(waitUntil([&] { return room.joinRequests == visit; }));
        REQUIRE(room.lastJoinRequest == QString::fromUtf8("小明"));
        REQUIRE(room.host.player() == nullptr);
        room.host.admit(true);
        REQUIRE(visitor.enters());
        REQUIRE(visitor.host == QStringLiteral("Host"));
        REQUIRE(std::get<RoundStarted>(visitor.events.front()).round == 1);

        room.host.player()->call(&Session::sendEvent, Placed{Seat::First, {7, 7}, 1});
        REQUIRE(visitor.hears<PeerCommand>());
        visitor.connection().call(&Session::sendEvent, Placed{Seat::First, {7, 7}, 1});
        visitor.connection().call(&Session::sendEvent, Placed{Seat::Second, {8, 8}, 2});
        REQUIRE(room.hears<PeerCommand>());
        const auto& command = std::get<PeerCommand>(room.events.back()).command;
        REQUIRE(std::get<Place>(command).cell == Cell{8, 8});
        REQUIRE(visitor.connection().call(&Session::chat, QString::fromUtf8("你好")));
        REQUIRE(room.hears<ChatReceived>());

        visitor.connection().call(&Session::leave);
        REQUIRE(room.hears<PeerLeft>());
        REQUIRE(room.host.player() == nullptr);
    }
    REQUIRE(room.joinRequestsEnded == 0);
}

TEST_CASE("a host that accepts anyone does not ask")
{
    Room room{true};
    Visitor visitor{room.host.port()};
    REQUIRE(visitor.enters());
    REQUIRE(room.joinRequests == 0);
}

TEST_CASE("other players are told that the host is busy during a join request and a game")
{
    Room room;
    Visitor first{room.host.port(), "First"};
    REQUIRE(waitUntil([&] { return room.joinRequests == 1; }));
    Visitor second{room.host.port(), "Second"};
    REQUIRE(second.fails());
    REQUIRE(second.failure == GuestFailure::Busy);
    room.host.admit(true);
    REQUIRE(first.enters());
    Visitor third{room.host.port(), "Third"};
    REQUIRE(third.fails());
    REQUIRE(third.failure == GuestFailure::Busy);
    REQUIRE(room.joinRequests == 1);
    REQUIRE(first.connection().session().isAtTable());
}

TEST_CASE("a declined guest is told so and the next can request to join")
{
    Room room;
    Visitor first{room.host.port()};
    REQUIRE(waitUntil([&] { return room.joinRequests == 1; }));
    room.host.admit(false);
    REQUIRE(first.fails());
    REQUIRE(first.failure == GuestFailure::Declined);
    RawPeer second{room.host.port(), QHostAddress{QStringLiteral("127.0.0.2")}};
    REQUIRE(second.connects());
    second.sendLine(helloLine);
    REQUIRE(waitUntil([&] { return room.joinRequests == 2; }));
}

TEST_CASE("a join request is withdrawn when its guest disconnects")
{
    Room room;
    Visitor visitor{room.host.port()};
    REQUIRE(waitUntil([&] { return room.joinRequests == 1; }));
    visitor.guest->cancel();
    REQUIRE(waitUntil([&] { return room.joinRequestsEnded == 1; }));
    room.host.admit(true);
    REQUIRE(room.host.player() == nullptr);
    REQUIRE_FALSE(visitor.failure);

    RawPeer vanishing{room.host.port()};
    REQUIRE(vanishing.connects());
    vanishing.sendLine(helloLine);
    REQUIRE(waitUntil([&] { return room.joinRequests == 2; }));
    REQUIRE_FALSE(room.host.isSeatTaken()); // nobody plays yet
    vanishing.cut();
    REQUIRE(waitUntil([&] { return room.joinRequestsEnded == 2; }));
}

TEST_CASE("a lost connection is reported on both sides and the seat is kept until given up")
{
    Room room{true};
    Visitor visitor{room.host.port()};
    REQUIRE(visitor.enters());
    visitor.connection().abort();
    REQUIRE(visitor.hears<Lost>());
    REQUIRE(room.hears<Lost>());
    REQUIRE(room.host.player() == nullptr);
    REQUIRE(room.host.isSeatTaken());
    Visitor early{room.host.port()};
    REQUIRE(early.fails());
    REQUIRE(early.failure == GuestFailure::Busy);
    room.host.releaseSeat();
    REQUIRE_FALSE(room.host.isSeatTaken());
    Visitor next{room.host.port()};
    REQUIRE(next.enters());
}

TEST_CASE("a closing host sends bye to its player and declines a pending join request")
{
    Room room{true};
    Visitor player{room.host.port()};
    REQUIRE(player.enters());
    room.host.close();
    REQUIRE(player.hears<PeerLeft>());

    Room other;
    Visitor awaitingApproval{other.host.port()};
    REQUIRE(waitUntil([&] { return other.joinRequests == 1; }));
    other.host.close();
    REQUIRE(awaitingApproval.fails());
    REQUIRE(awaitingApproval.failure == GuestFailure::Declined);
    REQUIRE_FALSE(other.host.isListening());
}

TEST_CASE("final messages arrive even if the host exits at once")
{
    auto room = std::make_unique<Room>(true);
    Visitor player{room->host.port()};
    REQUIRE(player.enters());
    room.reset();
    REQUIRE(player.hears<PeerLeft>());
}

TEST_CASE("a guest reports the reason when it cannot join")
{
    const auto failureAt = [](const QByteArray& greeting, bool closes) {
        RawServer server{greeting, closes};
        Visitor visitor{server.port()};
        return visitor.fails() ? visitor.failure : std::nullopt;
    };
    REQUIRE(failureAt("SSH-2.0-Server\r\n", false) == GuestFailure::Protocol);
    REQUIRE(failureAt("", true) == GuestFailure::Closed);
    REQUIRE(failureAt("{\"type\":\"bye\"}\n", false) == GuestFailure::Closed);
    REQUIRE(failureAt("{\"type\":\"reject\",\"reason\":\"version\"}\n", true) == GuestFailure::Version);
    REQUIRE(failureAt("{\"type\":\"reject\",\"reason\":\"passcode\"}\n", true) == GuestFailure::Passcode);
    REQUIRE(failureAt("{\"type\":\"challenge\",\"nonce\":\"00\"}\n", false) == GuestFailure::Protocol);
    REQUIRE(failureAt("{\"type\":\"welcome\",\"protocol\":2}\n", false) == GuestFailure::Version);
    const QByteArray other = QByteArray{welcomeLine} + '\n';
    REQUIRE(failureAt(QByteArray{other}.replace("freestyle", "no such rule"), false) == GuestFailure::Unplayable);
}

TEST_CASE("a refused connection is a failure of its own kind")
{
    quint16 port = 0;
    {
        Room room;
        port = room.host.port();
    }
    Visitor visitor{port};
    REQUIRE_FALSE(visitor.failure); // never from within connectTo()
    REQUIRE(visitor.fails());
    REQUIRE(visitor.failure == GuestFailure::Refused);
}

TEST_CASE("guests can join over IPv6 if available")
{
    QTcpServer probe;
    if (!probe.listen(QHostAddress::LocalHostIPv6, 0))
        return;
    Room room{true};
    Visitor visitor{TableAddress{QStringLiteral("::1"), room.host.port()}};
    REQUIRE(visitor.enters());
}

TEST_CASE("a requested port in use is an error and the default port falls back to a free one")
{
    Room room;
    Host second{named("Second"), gomokuTable()};
    const auto taken = second.listen(room.host.port());
    REQUIRE_FALSE(taken);
    REQUIRE(taken.error().contains(QString::number(room.host.port())));
    REQUIRE_FALSE(second.isListening());

    QTcpServer usual;
    static_cast<void>(usual.listen(QHostAddress::Any, defaultPort)); // it may be taken already
    Host third{named("Third"), gomokuTable()};
    const auto port = third.listen(std::nullopt);
    REQUIRE(port);
    REQUIRE(*port != defaultPort);
    REQUIRE(*port == third.port());
}
