// SPDX-License-Identifier: GPL-3.0-or-later
// Clients that violate the protocol, over real sockets, during a match.
#include "tests/net/table_room.h"
#include "tests/support/catch.h"

#include <random>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

namespace {

/// True if a move still gets from the host to the guest.
[[nodiscard]] bool stillPlays(Room& room, Visitor& player)
{
    if (room.host.player() == nullptr || !player.connection().session().isAtTable())
        return false;
    const auto before = player.events.size();
    static_cast<void>(room.host.player()->call(&Session::chat, QStringLiteral("still here?")));
    return waitUntil([&] { return player.events.size() > before; })
        && std::holds_alternative<ChatReceived>(player.events.back());
}

} // namespace

TEST_CASE("a ninth connection without a hello closes only the oldest of them")
{
    Room room{true};
    Visitor player{room.host.port()};
    REQUIRE(player.enters());
    std::vector<std::unique_ptr<RawPeer>> strangers;
    const auto anotherOne = [&] {
        strangers.push_back(std::make_unique<RawPeer>(room.host.port()));
        REQUIRE(strangers.back()->connects());
        strangers.back()->sendLine(R"({"type":"ping","t":1})"); // shows that the host has accepted it
        REQUIRE(strangers.back()->receives("pong"));
    };
    for (int count = 0; count < 8; ++count)
        anotherOne();
    for (const auto& stranger : strangers)
        REQUIRE_FALSE(stranger->isClosed());
    anotherOne();
    REQUIRE(strangers[0]->isClosedSoon());
    anotherOne();
    REQUIRE(strangers[1]->isClosedSoon());
    for (std::size_t index = 2; index < strangers.size(); ++index) {
        strangers[index]->sendLine(R"({"type":"ping","t":2})");
        REQUIRE(strangers[index]->receives("\"t\":2"));
    }
    REQUIRE(stillPlays(room, player));
}

TEST_CASE("an error reaches its sender even behind a lot of unread input")
{
    Room room;
    RawPeer peer{room.host.port()};
    REQUIRE(peer.connects());
    peer.send(QByteArray(3'000'000, 'x'));
    REQUIRE(peer.isClosedSoon());
    REQUIRE(peer.received().contains("too-long"));
}

TEST_CASE("a hello sent byte by byte is accepted")
{
    Room room;
    RawPeer peer{room.host.port()};
    REQUIRE(peer.connects());
    for (const char byte : QByteArray{helloLine}) {
        peer.send(QByteArray(1, byte));
        QCoreApplication::processEvents();
    }
    peer.send("\r\n");
    REQUIRE(waitUntil([&] { return room.joinRequests == 1; }));
}

TEST_CASE("a player who never reads is disconnected early and the table reopens")
{
    Room room{true};
    RawPeer peer{room.host.port()};
    REQUIRE(peer.connects());
    peer.stopReading();
    peer.sendLine(helloLine);
    REQUIRE(waitUntil([&] { return room.guests == 1; }));
    const auto text = QString::fromUtf8("棋").repeated(500);
    REQUIRE(waitUntil([&] {
        for (int count = 0; count < 1000 && room.host.player() != nullptr; ++count)
            static_cast<void>(room.host.player()->call(&Session::chat, text));
        return room.host.player() == nullptr;
    }));
    REQUIRE(std::holds_alternative<Lost>(room.events.back()));
}

TEST_CASE("a flood from a player ends only that game with an error")
{
    Room room{true};
    RawPeer peer{room.host.port()};
    REQUIRE(peer.connects());
    peer.sendLine(helloLine);
    REQUIRE(peer.receives("\"start\""));
    QByteArray flood;
    for (int count = 0; count < 5000; ++count)
        flood += "{\"type\":\"chat\",\"text\":\"!\"}\n";
    peer.send(flood);
    REQUIRE(peer.isClosedSoon());
    REQUIRE(peer.received().contains("flood"));
    REQUIRE(std::get<Failed>(room.events.back()).code == ErrorCode::Flood);
    REQUIRE(room.host.player() == nullptr);
}

TEST_CASE("strangers sending random bytes never disturb a running match")
{
    Room room{true};
    Visitor player{room.host.port()};
    REQUIRE(player.enters());
    std::mt19937 dice{2024};
    for (int wave = 0; wave < 10; ++wave) {
        std::vector<std::unique_ptr<RawPeer>> peers;
        for (int count = 0; count < 12; ++count) {
            peers.push_back(std::make_unique<RawPeer>(room.host.port()));
            REQUIRE(peers.back()->connects());
            QByteArray bytes(static_cast<qsizetype>(dice() % 6000), '\0');
            for (auto& byte : bytes)
                byte = static_cast<char>(dice() % 256);
            if (dice() % 3 == 0)
                peers.back()->sendLine(helloLine);
            peers.back()->send(bytes);
        }
        REQUIRE(stillPlays(room, player));
    }
    REQUIRE(room.guests == 1);
}
