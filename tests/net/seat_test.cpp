// SPDX-License-Identifier: GPL-3.0-or-later
// Who owns the seat at a real host's table, and for how long.
#include "tests/net/table_room.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

namespace {

[[nodiscard]] JoinRequest back(const QString& token)
{
    return {Role::Play, {}, message::Resume{token, 1, 0}};
}

} // namespace

TEST_CASE("only the disconnected player can resume the seat")
{
    Room room{true};
    Visitor player{room.host.port()};
    REQUIRE(player.enters());
    player.connection().abort();
    REQUIRE(room.hears<Lost>());
    Visitor other{room.host.port(), back(QStringLiteral("00112233445566778899aabbccddeeff"))};
    REQUIRE(other.fails());
    REQUIRE(other.failure == GuestFailure::Busy);
    Visitor again{room.host.port(), back(player.token)};
    REQUIRE(waitUntil([&] { return again.isBack; }));
    REQUIRE(room.host.player() != nullptr);
    again.connection().call(&Session::sendEvent, Placed{Seat::Second, {3, 3}, 1});
    REQUIRE(room.hears<PeerCommand>());
}

TEST_CASE("resuming a seat replaces a connection that is still open")
{
    Room room{true};
    Visitor before{room.host.port()};
    REQUIRE(before.enters());
    auto* old = room.host.player();
    before.connection().call(&Session::chat, QStringLiteral("hello?"));
    REQUIRE(room.hears<ChatReceived>());
    Visitor again{room.host.port(), back(before.token)};
    REQUIRE(waitUntil([&] { return again.isBack; }));
    REQUIRE(before.hears<Lost>());
    REQUIRE(room.host.player() != nullptr);
    REQUIRE(room.host.player() != old);
    REQUIRE(room.hears<Resumed>());
    for (const auto& event : room.events)
        REQUIRE_FALSE(std::holds_alternative<Lost>(event));
    again.connection().call(&Session::chat, QStringLiteral("here"));
    REQUIRE(room.hears<ChatReceived>());
    REQUIRE(std::get<ChatReceived>(room.events.back()).text == QStringLiteral("here"));
    REQUIRE(room.guests == 1);
}

TEST_CASE("a seat given up is free and its token is forgotten")
{
    Room room{true};
    Visitor player{room.host.port()};
    REQUIRE(player.enters());
    room.host.releaseSeat(); // not while it is seated
    REQUIRE(room.host.isSeatTaken());
    player.connection().abort();
    REQUIRE(room.hears<Lost>());
    REQUIRE(room.host.isSeatTaken());
    room.host.releaseSeat();
    REQUIRE_FALSE(room.host.isSeatTaken());
    Visitor again{room.host.port(), back(player.token)};
    REQUIRE(again.enters());
    REQUIRE_FALSE(again.isBack);
    REQUIRE(again.token != player.token);
    REQUIRE(room.guests == 2);
}

TEST_CASE("a player lost before the first round has left and cannot resume the seat")
{
    Room room{true, rockPaperScissorsTable()};
    Visitor first{room.host.port()};
    REQUIRE(waitUntil([&] { return room.guests == 1; }));
    REQUIRE(waitUntil([&] { return !first.token.isEmpty(); }));
    Visitor twin{room.host.port(), back(first.token)};
    REQUIRE(twin.fails());
    REQUIRE(twin.failure == GuestFailure::Busy);
    first.connection().abort();
    REQUIRE(waitUntil([&] { return !room.host.isSeatTaken(); }));
    Visitor again{room.host.port(), back(first.token)};
    REQUIRE(waitUntil([&] { return room.guests == 2; }));
    REQUIRE_FALSE(again.isBack);
}

TEST_CASE("a player who leaves or errs or is sent away gives up the seat")
{
    for (int scenario = 0; scenario < 3; ++scenario) {
        Room room{true};
        Visitor player{room.host.port()};
        REQUIRE(player.enters());
        if (scenario == 0)
            player.connection().call(&Session::leave);
        else if (scenario == 1)
            player.connection().call(&Session::sendEvent, Placed{Seat::Second, {99, 99}, 1});
        else
            room.host.player()->call(&Session::leave);
        if (scenario == 1) {
            REQUIRE(room.hears<PeerCommand>());
            room.host.player()->call(&Session::refuse, std::get<PeerCommand>(room.events.back()).command,
                                     Refusal::Outside);
        }
        REQUIRE(waitUntil([&] { return !room.host.isSeatTaken(); }));
        REQUIRE(room.host.player() == nullptr);
    }
}

TEST_CASE("a restarted host knows the seat that it is told to keep")
{
    const auto token = QStringLiteral("00112233445566778899aabbccddeeff");
    Room room{true};
    room.host.reserveSeat(token);
    REQUIRE(room.host.isSeatTaken());
    Visitor other{room.host.port()};
    REQUIRE(other.fails());
    REQUIRE(other.failure == GuestFailure::Busy);
    Visitor again{room.host.port(), back(token)};
    REQUIRE(waitUntil([&] { return again.isBack; }));
    REQUIRE(room.guests == 0);
}

TEST_CASE("admissions without a question are limited per minute")
{
    Room room{true};
    for (int count = 0; count < 20; ++count) {
        RawPeer guest{room.host.port()};
        REQUIRE(guest.connects());
        guest.sendLine(helloLine);
        REQUIRE(guest.receives("\"start\""));
        guest.sendLine(R"({"type":"bye"})");
        REQUIRE(waitUntil([&] { return !room.host.isSeatTaken(); }));
    }
    Visitor late{room.host.port()};
    REQUIRE(late.fails());
    REQUIRE(late.failure == GuestFailure::Busy);
    REQUIRE(room.guests == 20);
}
