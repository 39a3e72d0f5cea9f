// SPDX-License-Identifier: GPL-3.0-or-later
// The protocol's time limits in real time: the timers that drive a session.
#include "tests/net/table_room.h"
#include "tests/support/catch.h"

#include <QElapsedTimer>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

TEST_CASE("a silent peer is disconnected within 17 seconds and a stranger without a hello after ten")
{
    Room room{true};
    Visitor honest{room.host.port()};
    REQUIRE(honest.enters());
    Room other{true};
    RawPeer silent{other.host.port()};
    REQUIRE(silent.connects());
    silent.sendLine(helloLine);
    REQUIRE(silent.receives("\"start\""));
    RawServer mute{""};
    Visitor waiting{mute.port()};
    RawPeer stranger{room.host.port()};
    REQUIRE(stranger.connects());

    QElapsedTimer clock;
    clock.start();
    REQUIRE(waitUntil([&] { return stranger.isClosed(); }, 12000));
    REQUIRE(clock.elapsed() > 9000);
    REQUIRE(stranger.received().isEmpty());

    REQUIRE(waitUntil([&] { return silent.isClosed() && waiting.failure; }, 17000 - clock.elapsed()));
    REQUIRE(clock.elapsed() > 14000);
    REQUIRE(silent.received().count("\"ping\"") == 2);
    REQUIRE(std::holds_alternative<Lost>(other.events.back()));
    REQUIRE(other.host.player() == nullptr);
    REQUIRE(waiting.failure == GuestFailure::Timeout);

    // Two idle programs keep their game alive.
    REQUIRE(honest.connection().session().isAtTable());
    REQUIRE(room.host.player() != nullptr);
}
