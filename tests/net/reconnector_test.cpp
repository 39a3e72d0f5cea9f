// SPDX-License-Identifier: GPL-3.0-or-later
// Reconnecting to a seat, over real sockets.
#include "net/reconnector.h"

#include "tests/net/table_room.h"
#include "tests/support/catch.h"

#include <optional>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

/// A reconnecting guest that records its signals.
struct Returning {
    Returning(quint16 port, const QString& token)
        : reconnector{named("Guest"), TableAddress{QStringLiteral("127.0.0.1"), port}, {token, 1, 0}}
    {
        QObject::connect(&reconnector, &Reconnector::changed, &reconnector, [this] {
            if (reconnector.untilNextTry() > 0ms)
                pauses.push_back(reconnector.untilNextTry());
            else
                ++tries;
        });
        QObject::connect(&reconnector, &Reconnector::refused, &reconnector,
                         [this](GuestFailure why, const QString&) { refusal = why; });
        QObject::connect(&reconnector, &Reconnector::reconnected, &reconnector,
                         [this](std::shared_ptr<Guest> back, const Resumed& peer) {
                             guest = std::move(back);
                             host = peer.name;
                         });
        QObject::connect(&reconnector, &Reconnector::rejoined, &reconnector,
                         [this](std::shared_ptr<Guest> rejoinedGuest, const Entered&) {
                             guest = std::move(rejoinedGuest);
                             isWelcomed = true;
                         });
    }

    [[nodiscard]] bool isRefused()
    {
        return waitUntil([&] { return refusal.has_value(); });
    }

    Reconnector reconnector;
    int tries = 0;
    std::vector<std::chrono::milliseconds> pauses;
    std::optional<GuestFailure> refusal;
    std::shared_ptr<Guest> guest;
    bool isWelcomed = false; // as a new player
    QString host;
};

const QString unknownToken = QStringLiteral("00112233445566778899aabbccddeeff");

} // namespace

TEST_CASE("reconnect delays grow to eight seconds")
{
    constexpr std::chrono::seconds pauses[] = {1s, 2s, 4s, 8s, 8s, 8s};
    for (int attempt = 0; attempt < 6; ++attempt)
        REQUIRE(Reconnector::delayBefore(attempt) == pauses[attempt]);
    REQUIRE(Reconnector::delayBefore(1000) == 8s);
}

TEST_CASE("reconnecting retries with growing delays when nobody answers")
{
    quint16 port = 0;
    {
        Room room;
        port = room.host.port();
    }
    Returning guest{port, unknownToken};
    guest.reconnector.start();
    REQUIRE(guest.tries == 0);
    REQUIRE(waitUntil([&] { return guest.pauses.size() == 3; }));
    REQUIRE(guest.tries == 2);
    constexpr std::chrono::milliseconds expected[] = {1s, 2s, 4s};
    for (std::size_t pause = 0; pause < 3; ++pause) {
        REQUIRE(guest.pauses[pause] < expected[pause] * 11 / 10); // a coarse timer
        REQUIRE(guest.pauses[pause] > expected[pause] * 9 / 10);
    }
    guest.reconnector.tryNow();
    REQUIRE(guest.tries == 3);
    REQUIRE(waitUntil([&] { return guest.pauses.size() == 4; }));
    REQUIRE(guest.pauses[3] < 1100ms);
    REQUIRE_FALSE(guest.refusal);
}

TEST_CASE("a guest reconnects to its seat and plays on")
{
    Room room{true};
    QString token;
    {
        Visitor player{room.host.port()};
        REQUIRE(player.enters());
        token = player.token;
        player.connection().abort();
        REQUIRE(room.hears<Lost>());
    }
    Returning guest{room.host.port(), token};
    guest.reconnector.start();
    guest.reconnector.tryNow();
    REQUIRE(waitUntil([&] { return guest.guest != nullptr; }));
    REQUIRE(guest.host == QStringLiteral("Host"));
    REQUIRE(guest.tries == 1);
    guest.guest->connection()->call(&Session::sendEvent, Placed{Seat::Second, {3, 3}, 1});
    REQUIRE(room.hears<PeerCommand>());
}

TEST_CASE("a host that forgot the seat gives another or is not retried")
{
    Room open{true};
    Returning newcomer{open.host.port(), unknownToken};
    newcomer.reconnector.tryNow();
    REQUIRE(waitUntil([&] { return newcomer.guest != nullptr; }));
    REQUIRE(newcomer.isWelcomed);
    REQUIRE(open.host.isSeatTaken());

    Room secret{true};
    secret.host.setPasscode(QStringLiteral("sesame"));
    Returning unproved{secret.host.port(), unknownToken};
    unproved.reconnector.tryNow();
    REQUIRE(unproved.isRefused());
    REQUIRE(unproved.refusal == GuestFailure::Passcode);

    Room busy{true};
    Visitor player{busy.host.port()};
    REQUIRE(player.enters());
    Returning late{busy.host.port(), unknownToken};
    late.reconnector.tryNow();
    REQUIRE(late.isRefused());
    REQUIRE(late.refusal == GuestFailure::Busy);
    REQUIRE(late.pauses.empty());
}

TEST_CASE("giving up a reconnect leaves nothing behind")
{
    Room room;
    {
        Returning guest{room.host.port(), unknownToken};
        guest.reconnector.tryNow();
        REQUIRE(waitUntil([&] { return room.joinRequests == 1; }));
    }
    REQUIRE(waitUntil([&] { return room.joinRequestsEnded == 1; }));
    REQUIRE_FALSE(room.host.isSeatTaken());
}
