// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/lines.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

TEST_CASE("a connection without a hello is closed silently after ten seconds even if it pings")
{
    auto host = Session::host(named("Host"), gomokuTable(), 0s);
    REQUIRE(host.nextDeadline() == 10s);
    give(host, R"({"type":"ping","t":1})", 9s);
    REQUIRE_FALSE(host.poll(9s));
    REQUIRE(sentTypes(host) == QStringLiteral("pong"));
    REQUIRE_FALSE(host.poll(9999ms));
    const auto event = host.poll(10s);
    REQUIRE(event);
    REQUIRE(std::holds_alternative<Lost>(*event));
    REQUIRE(host.isClosed());
    REQUIRE(host.takeOutput().isEmpty());
    REQUIRE_FALSE(host.nextDeadline());
}

TEST_CASE("an unanswered join request is declined after a minute")
{
    auto host = Session::host(named("Host"), gomokuTable(), 0s);
    static_cast<void>(eventAfter<JoinRequested>(host, helloLine, 1s));
    for (Time now = 2s; now < 61s; now += 1s) {
        give(host, R"({"type":"pong","t":1})", now);
        REQUIRE_FALSE(host.poll(now));
    }
    static_cast<void>(host.takeOutput());
    const auto event = host.poll(61s);
    REQUIRE(event);
    REQUIRE(std::holds_alternative<JoinRequestExpired>(*event));
    REQUIRE(sent(host).at(0)[QLatin1String{"reason"}] == QLatin1String{"declined"});
}

TEST_CASE("both sides ping after five seconds of silence and disconnect after fifteen")
{
    auto joinRequested = Session::host(named("Host"), gomokuTable(), 0s);
    static_cast<void>(eventAfter<JoinRequested>(joinRequested, helloLine));
    auto waiting = Session::guest(named("Guest"), JoinRequest{}, 0s);
    static_cast<void>(waiting.takeOutput());
    for (auto session : {joinRequested, waiting, playingHost(), playingGuest()}) {
        REQUIRE(session.nextDeadline() == 5s);
        REQUIRE_FALSE(session.poll(4999ms));
        REQUIRE(session.takeOutput().isEmpty());
        REQUIRE_FALSE(session.poll(5s));
        REQUIRE(sentTypes(session) == QStringLiteral("ping"));
        REQUIRE(session.nextDeadline() == 10s);
        REQUIRE_FALSE(session.poll(10s));
        REQUIRE(sentTypes(session) == QStringLiteral("ping"));
        REQUIRE(session.nextDeadline() == 15s);
        const auto event = session.poll(15s);
        REQUIRE(event);
        REQUIRE(std::holds_alternative<Lost>(*event));
        REQUIRE(session.isClosed());
        REQUIRE(session.takeOutput().isEmpty());
    }
}

TEST_CASE("complete lines of any kind prove that the peer is alive but partial lines do not")
{
    for (const auto* line : {R"({"type":"pong","t":3})", R"({"type":"wave"})", R"({"type":"chat","text":"hm"})"}) {
        auto session = playingHost();
        give(session, line, 14s);
        while (session.poll(14s)) { }
        while (session.poll(28s)) { }
        REQUIRE(session.isAtTable());
        static_cast<void>(session.poll(29s));
        REQUIRE(session.isClosed());
    }
    auto session = playingHost();
    for (Time now = 1s; now < 15s; now += 1s) {
        session.receive("x", now);
        REQUIRE_FALSE(session.poll(now));
    }
    REQUIRE(session.poll(15s));
}

TEST_CASE("a ping is echoed with its number")
{
    auto guest = playingGuest();
    give(guest, R"({"type":"ping","t":2147483647})");
    REQUIRE_FALSE(guest.poll(0s));
    REQUIRE(sent(guest).at(0)[QLatin1String{"t"}] == 2147483647);
}

TEST_CASE("input received before a late timeout check still counts")
{
    auto guest = playingGuest();
    give(guest, R"({"type":"pong","t":1})", 40s);
    REQUIRE_FALSE(guest.poll(40s));
    REQUIRE(guest.isAtTable());
}

TEST_CASE("input received before a connection is lost is still processed")
{
    auto host = playingHost();
    give(host, R"({"type":"chat","text":"wait"})");
    host.disconnected();
    auto event = host.poll(0s);
    REQUIRE(event);
    REQUIRE(std::holds_alternative<ChatReceived>(*event));
    event = host.poll(0s);
    REQUIRE(event);
    REQUIRE(std::holds_alternative<Lost>(*event));

    auto left = playingHost();
    give(left, R"({"type":"bye"})");
    left.disconnected();
    event = left.poll(0s);
    REQUIRE(event);
    REQUIRE(std::holds_alternative<PeerLeft>(*event));
    REQUIRE_FALSE(left.poll(0s));
}

TEST_CASE("a host rejects a flood but a guest tolerates one from its host")
{
    auto host = playingHost();
    for (int count = 0; count < 100; ++count) {
        give(host, R"({"type":"pong","t":1})", 2100ms);
        REQUIRE_FALSE(host.poll(2100ms));
    }
    const auto failed = eventAfter<Failed>(host, R"({"type":"wave"})", 2100ms);
    REQUIRE(failed.code == ErrorCode::Flood);
    REQUIRE_FALSE(failed.byPeer);
    REQUIRE(sent(host).at(0)[QLatin1String{"code"}] == QLatin1String{"flood"});

    auto guest = playingGuest();
    for (int count = 0; count < 500; ++count) {
        give(guest, R"({"type":"pong","t":1})");
        REQUIRE_FALSE(guest.poll(0s));
    }
}

TEST_CASE("moves and replies and results count as flood only when not due")
{
    const auto flood = [](const char* line, bool due) {
        auto host = playingHost(2);
        host.sendEvent(Asked{Seat::First, RequestKind::Undo, 1});
        for (int count = 0; count < 300 && !host.isClosed(); ++count) {
            give(host, line);
            while (const auto event = host.poll(0s)) {
                const auto* peer = std::get_if<PeerCommand>(&*event);
                if (peer == nullptr)
                    continue;
                if (due)
                    host.sendEvent(Placed{Seat::Second, {0, 0}, 1});
                else
                    host.refuse(peer->command, Refusal::Late);
            }
        }
        return host.isClosed();
    };
    REQUIRE_FALSE(flood(R"({"type":"move","round":2,"n":1,"x":0,"y":0})", true));
    REQUIRE(flood(R"({"type":"move","round":2,"n":1,"x":0,"y":0})", false));
    REQUIRE(flood(R"({"type":"move","round":1,"n":1,"x":0,"y":0})", true));
    REQUIRE(flood(R"({"type":"reply","id":9,"kind":"undo","accept":true})", true));
    REQUIRE(flood(R"({"type":"reply","id":1,"kind":"draw","accept":true})", true));
    REQUIRE(flood(R"({"type":"reply","id":1,"kind":"undo","accept":true})", false));
    REQUIRE(flood(R"({"type":"result","round":1,"n":9,"winner":"black","reason":"five"})", true));
}

TEST_CASE("a ping sent after a moment shows that all said before it has arrived")
{
    auto host = playingHost();
    const auto asks = [&host](Time now, Time age) {
        host.advance(now);
        return host.hasAnsweredWithin(age);
    };
    REQUIRE_FALSE(asks(3s, 0s));
    REQUIRE(sentTypes(host) == QStringLiteral("ping"));
    REQUIRE_FALSE(asks(3100ms, 100ms));
    REQUIRE(sentTypes(host).isEmpty()); // the first one is still on its way
    give(host, R"({"type":"chat","text":"hm"})", 3150ms);
    REQUIRE(host.poll(3150ms));
    REQUIRE_FALSE(asks(3200ms, 200ms));
    give(host, R"({"type":"pong","t":7})", 3250ms);
    REQUIRE_FALSE(host.poll(3250ms));
    REQUIRE_FALSE(asks(3250ms, 250ms));
    give(host, R"({"type":"pong","t":1})", 3300ms);
    REQUIRE_FALSE(host.poll(3300ms));
    REQUIRE(asks(3300ms, 300ms));

    REQUIRE_FALSE(asks(4s, 0s)); // a later moment
    REQUIRE(sentTypes(host) == QStringLiteral("ping"));
    give(host, R"({"type":"pong","t":2})", 4100ms);
    REQUIRE_FALSE(host.poll(4100ms));
    REQUIRE(asks(4100ms, 100ms));
}

TEST_CASE("an interruption of the transport is reported before the first line after it")
{
    const auto chatAt = [](Session& session, Time now) {
        give(session, R"({"type":"chat","text":"hm"})", now);
        return session.poll(now);
    };
    auto host = playingHost();
    REQUIRE(std::holds_alternative<ChatReceived>(*chatAt(host, 6s)));
    REQUIRE(std::holds_alternative<ChatReceived>(*chatAt(host, 14s))); // a mere silence may be a slow player's

    host.interrupted();
    REQUIRE(host.unresponsiveTime(15s) == 1s);
    REQUIRE(std::holds_alternative<ChatReceived>(*chatAt(host, 15s))); // it came before the interruption
    REQUIRE(host.unresponsiveTime(16s) == 1s);
    host.restored();
    const auto event = chatAt(host, 17s);
    REQUIRE(std::get<InterruptionEnded>(*event).silence == 2s);
    REQUIRE(host.unresponsiveTime(17s) == 0s);
    const auto next = host.poll(17s);
    REQUIRE(next);
    REQUIRE(std::holds_alternative<ChatReceived>(*next));
    REQUIRE_FALSE(host.poll(17s));
    REQUIRE(std::holds_alternative<ChatReceived>(*chatAt(host, 18s)));
}
