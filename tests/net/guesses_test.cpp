// SPDX-License-Identifier: GPL-3.0-or-later
// Guesses of a passcode at a real host, and strangers that the host's user does not want.
#include "net/secure/encryption.h"
#include "tests/net/table_room.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

namespace {

const QByteArray wrongProof = R"({"type":"proof","mac":")" + QByteArray(64, '0') + R"("})";

[[nodiscard]] QHostAddress stranger(quint32 number)
{
    return QHostAddress{0x7f010000U + number}; // 127.1.0.0 and following belong to this machine
}

/// Tries one wrong passcode. Returns whether it was a guess: the host has asked for a proof.
[[nodiscard]] bool guesses(Room& room, const QHostAddress& source)
{
    RawPeer peer{room.host.port(), source};
    REQUIRE(peer.connects());
    peer.sendLine(helloLine);
    const int before = room.joinRequests;
    REQUIRE(waitUntil([&] { return peer.received().contains('\n') || room.joinRequests > before; }));
    if (!peer.received().contains("challenge"))
        return false;
    peer.sendLine(wrongProof);
    REQUIRE(peer.isClosedSoon());
    CHECK(peer.received().contains(R"("reason":"passcode")"));
    return true;
}

} // namespace

TEST_CASE("from many addresses 30 guesses a minute reach a table, and friends still enter")
{
    Room room{true};
    room.host.setPasscode(roomPasscode);
    {
        Visitor friendly{room.host.port(), {Role::Play, roomPasscode, std::nullopt}};
        REQUIRE(friendly.enters());
    }
    REQUIRE(room.hears<PeerLeft>());

    int reached = 0;
    for (quint32 number = 0; number < 60; ++number)
        reached += guesses(room, stranger(number)) ? 1 : 0;
    CHECK(reached == (isEncryptionAvailable() ? 30 : 29)); // the friend's encrypted line is counted apart

    RawPeer other{room.host.port(), stranger(100)};
    REQUIRE(other.connects());
    other.sendLine(helloLine);
    CHECK(other.receives(R"("reason":"busy")"));
    RawPeer spectator{room.host.port(), stranger(101)};
    REQUIRE(spectator.connects());
    spectator.sendLine(R"({"type":"hello","protocol":1,"name":"W","role":"watch","client":""})");
    CHECK(spectator.receives(R"("reason":"busy")"));

    Visitor back{room.host.port(), {Role::Play, roomPasscode, std::nullopt}};
    CHECK(back.enters());
}

TEST_CASE("above 30 guesses a minute a stranger knocks, and the user decides")
{
    Room room;
    room.host.setPasscode(roomPasscode);
    for (quint32 number = 0; number < 30; ++number)
        REQUIRE(guesses(room, stranger(number)));
    CHECK(room.joinRequests == 0);
    RawPeer knocking{room.host.port(), stranger(40)};
    REQUIRE(knocking.connects());
    knocking.sendLine(helloLine);
    REQUIRE(waitUntil([&] { return room.joinRequests == 1; }));
    CHECK(room.isLastUnproven);
    CHECK(room.lastAddress == stranger(40));
    room.host.admit(true);
    CHECK(knocking.receives(R"("type":"start")"));
}

TEST_CASE("a stranger without the passcode gives way to a friend who has it")
{
    Room room;
    room.host.setPasscode(roomPasscode);
    {
        Visitor before{room.host.port(), {Role::Play, roomPasscode, std::nullopt}};
        REQUIRE(waitUntil([&] { return room.joinRequests == 1; }));
        before.guest.reset();
        REQUIRE(waitUntil([&] { return room.joinRequestsEnded == 1; }));
    }
    for (quint32 number = 0; number < (isEncryptionAvailable() ? 30U : 29U); ++number)
        REQUIRE(guesses(room, stranger(number)));
    RawPeer knocking{room.host.port(), stranger(40)};
    REQUIRE(knocking.connects());
    knocking.sendLine(helloLine);
    REQUIRE(waitUntil([&] { return room.joinRequests == 2 && room.isLastUnproven; }));

    Visitor back{room.host.port(), {Role::Play, roomPasscode, std::nullopt}};
    REQUIRE(waitUntil([&] { return room.joinRequests == 3; }));
    CHECK_FALSE(room.isLastUnproven);
    CHECK(room.joinRequestsEnded == 2);
    CHECK(knocking.receives(R"("reason":"busy")"));
    RawPeer other{room.host.port(), stranger(41)};
    REQUIRE(other.connects());
    other.sendLine(helloLine);
    CHECK(other.receives(R"("reason":"busy")"));
    room.host.admit(true);
    CHECK(back.enters());
}

TEST_CASE("a declined address gets busy for a minute, and no other does")
{
    Room room;
    RawPeer declined{room.host.port(), stranger(1)};
    REQUIRE(declined.connects());
    declined.sendLine(helloLine);
    REQUIRE(waitUntil([&] { return room.joinRequests == 1; }));
    CHECK_FALSE(room.isLastUnproven);
    room.host.admit(false);
    CHECK(declined.receives(R"("reason":"declined")"));

    RawPeer again{room.host.port(), stranger(1)};
    REQUIRE(again.connects());
    again.sendLine(helloLine);
    CHECK(again.receives(R"("reason":"busy")"));
    CHECK(room.joinRequests == 1);
    RawPeer other{room.host.port(), stranger(2)};
    REQUIRE(other.connects());
    other.sendLine(helloLine);
    CHECK(waitUntil([&] { return room.joinRequests == 2; }));
}

TEST_CASE("a blocked address is declined without a question until it is unblocked")
{
    Room room;
    room.host.setBlocked({stranger(1)});
    for (const char* role : {"play", "watch"}) {
        RawPeer blocked{room.host.port(), stranger(1)};
        REQUIRE(blocked.connects());
        blocked.sendLine(R"({"type":"hello","protocol":1,"name":"M","role":")" + QByteArray{role}
                         + R"(","client":""})");
        CHECK(blocked.receives(R"("reason":"declined")"));
    }
    CHECK(room.joinRequests == 0);
    room.host.setBlocked({});
    RawPeer again{room.host.port(), stranger(1)};
    REQUIRE(again.connects());
    again.sendLine(helloLine);
    CHECK(waitUntil([&] { return room.joinRequests == 1; }));
}
