// SPDX-License-Identifier: GPL-3.0-or-later
// Passcodes and spectators at a real host.
#include "tests/net/table_room.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

namespace {

[[nodiscard]] GameTerms continuing()
{
    GameTerms terms = gomokuTable();
    terms.setup.start = {{7, 7}, {8, 8}};
    return terms;
}

/// Joins with a wrong passcode.
[[nodiscard]] bool isTurnedAway(Room& room, const JoinRequest& joinRequest = asPlayer(QStringLiteral("open")))
{
    Visitor visitor{room.host.port(), joinRequest};
    return visitor.fails() && visitor.failure == GuestFailure::Passcode;
}

} // namespace

TEST_CASE("a guest with the passcode is admitted at once or after being asked for it")
{
    Room room{true};
    room.host.setPasscode(roomPasscode);
    {
        Visitor knowing{room.host.port(), asPlayer(roomPasscode)};
        REQUIRE(knowing.enters());
        REQUIRE_FALSE(knowing.isAsked);
    }
    REQUIRE(room.hears<PeerLeft>());
    Visitor asked{room.host.port()};
    REQUIRE(waitUntil([&] { return asked.isAsked; }));
    REQUIRE(room.guests == 1);
    asked.guest->submitPasscode(roomPasscode);
    REQUIRE(asked.enters());
}

TEST_CASE("three wrong passcodes lock an address out but not a known seat")
{
    Room room{true};
    room.host.setPasscode(roomPasscode);
    Visitor player{room.host.port(), asPlayer(roomPasscode)};
    REQUIRE(player.enters());
    player.connection().abort();
    REQUIRE(room.hears<Lost>());
    for (int count = 0; count < 3; ++count)
        REQUIRE(isTurnedAway(room));
    REQUIRE(isTurnedAway(room, asPlayer(roomPasscode)));
    REQUIRE(isTurnedAway(room, asSpectator(roomPasscode)));
    Visitor unasked{room.host.port()};
    REQUIRE(unasked.fails());
    REQUIRE_FALSE(unasked.isAsked); // right after `hello`

    Visitor back{room.host.port(), {Role::Play, {}, message::Resume{player.token, 1, 0}}};
    REQUIRE(waitUntil([&] { return back.isBack; }));
    REQUIRE(room.guests == 1);
}

TEST_CASE("a correct passcode resets the count of wrong ones")
{
    Room room{true};
    room.host.setPasscode(roomPasscode);
    for (int round = 0; round < 3; ++round) {
        REQUIRE(isTurnedAway(room));
        REQUIRE(isTurnedAway(room));
        Visitor spectator{room.host.port(), asSpectator(roomPasscode)};
        REQUIRE(spectator.hears<Synced>());
    }
}

TEST_CASE("parallel challenges allow no more than three tries")
{
    Room room{true};
    room.host.setPasscode(roomPasscode);
    std::vector<std::unique_ptr<Visitor>> visitors;
    for (int count = 0; count < 8; ++count) {
        visitors.push_back(std::make_unique<Visitor>(room.host.port()));
        REQUIRE(waitUntil([&] { return visitors.back()->isAsked; }));
    }
    for (int count = 0; count < 7; ++count) {
        visitors[static_cast<std::size_t>(count)]->guest->submitPasscode(QString::number(count));
        REQUIRE(visitors[static_cast<std::size_t>(count)]->fails());
    }
    visitors.back()->guest->submitPasscode(roomPasscode);
    REQUIRE(visitors.back()->fails());
    REQUIRE(visitors.back()->failure == GuestFailure::Passcode);
    REQUIRE(isTurnedAway(room, asPlayer(roomPasscode)));
    REQUIRE(room.guests == 0);
}

TEST_CASE("sixteen spectators are admitted and the next is told that the host is busy")
{
    Room room{true};
    Visitor player{room.host.port()};
    REQUIRE(player.enters());
    std::vector<std::unique_ptr<Visitor>> spectators;
    for (int count = 1; count <= 16; ++count) {
        spectators.push_back(std::make_unique<Visitor>(room.host.port(), asSpectator()));
        REQUIRE(spectators.back()->hears<Synced>());
        REQUIRE(spectators.back()->token.isEmpty());
        REQUIRE(room.spectators == count);
    }
    REQUIRE(room.host.spectators().size() == Host::maxSpectators);
    Visitor late{room.host.port(), asSpectator()};
    REQUIRE(late.fails());
    REQUIRE(late.failure == GuestFailure::Busy);

    spectators.front()->connection().call(&Session::leave);
    REQUIRE(waitUntil([&] { return room.spectators == 15; }));
    spectators.back()->connection().abort();
    REQUIRE(waitUntil([&] { return room.spectators == 14; }));
    Visitor next{room.host.port(), asSpectator()};
    REQUIRE(next.hears<Synced>());
    REQUIRE(room.host.player() != nullptr);
    REQUIRE(player.connection().session().isAtTable());
}

TEST_CASE("sixteen spectators who join at once are all admitted")
{
    Room room{true};
    std::vector<std::unique_ptr<Visitor>> spectators;
    for (int count = 0; count < 16; ++count)
        spectators.push_back(std::make_unique<Visitor>(room.host.port(), asSpectator()));
    for (const auto& spectator : spectators)
        REQUIRE(spectator->hears<Synced>());
}

TEST_CASE("a flood from a spectator affects only that spectator")
{
    Room room{true};
    Visitor player{room.host.port()};
    REQUIRE(player.enters());
    Visitor quiet{room.host.port(), asSpectator()};
    REQUIRE(quiet.hears<Synced>());
    RawPeer loud{room.host.port()};
    REQUIRE(loud.connects());
    loud.sendLine(R"({"type":"hello","protocol":1,"name":"L","role":"watch","client":""})");
    REQUIRE(loud.receives("\"sync\""));
    for (int count = 0; count < 200; ++count)
        loud.sendLine(R"({"type":"move","round":1,"n":1,"x":0,"y":0})");
    REQUIRE(loud.isClosedSoon());
    REQUIRE(loud.received().contains("flood"));
    REQUIRE(waitUntil([&] { return room.spectators == 1; }));
    REQUIRE(quiet.connection().session().isAtTable());
    REQUIRE(player.connection().session().isAtTable());
    REQUIRE(room.events.empty());
}

TEST_CASE("terms changed during a join request apply to the round")
{
    Room room;
    Visitor visitor{room.host.port()};
    REQUIRE(waitUntil([&] { return room.joinRequests == 1; }));
    room.host.setTerms(GameTerms{*makeSetup("reversi", "standard", 8), FirstBlack::Host, std::nullopt});
    room.host.admit(true);
    REQUIRE(visitor.enters());
    REQUIRE(room.lastTerms->setup.size == 8);
    REQUIRE(std::get<GameTerms>(room.host.terms()).setup.size == 8);
}

TEST_CASE("a table with start moves admits only players who support them and any spectator")
{
    Room room{true, continuing()};
    RawPeer player{room.host.port()};
    REQUIRE(player.connects());
    player.sendLine(helloLine);
    REQUIRE(player.receives(R"("reason":"version")"));
    REQUIRE(player.isClosedSoon());
    RawPeer spectator{room.host.port()};
    REQUIRE(spectator.connects());
    spectator.sendLine(R"({"type":"hello","protocol":1,"name":"W","role":"watch","client":""})");
    REQUIRE(spectator.receives(R"("type":"sync")"));
    REQUIRE(room.guests == 0);
    Visitor visitor{room.host.port()};
    REQUIRE(visitor.enters());
    REQUIRE(std::get<RoundStarted>(visitor.events.front()).moves == continuing().setup.start);
}

TEST_CASE("the start moves of a table are secret until the passcode is proved")
{
    Room room{true, continuing()};
    room.host.setPasscode(roomPasscode);
    RawPeer player{room.host.port()};
    REQUIRE(player.connects());
    player.sendLine(helloLine);
    REQUIRE(player.receives(R"("type":"challenge")"));
}
