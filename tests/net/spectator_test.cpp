// SPDX-License-Identifier: GPL-3.0-or-later
// Spectating, at the host's end and at the spectator's.
#include "tests/net/lines.h"
#include "tests/support/catch.h"

#include <QJsonArray>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

constexpr const char* watchLine = R"({"type":"hello","protocol":1,"name":"W","role":"watch","client":""})";
constexpr const char* spectatorWelcome =
    R"({"type":"welcome","protocol":1,"name":"Host","client":"test",)"
    R"("setup":{"game":"gomoku","rule":"freestyle","size":15,"first":"host","clock":{"main_s":60,"increment_s":0}}})";
constexpr const char* syncLine =
    R"({"type":"sync","round":2,"black":"guest","moves":[[7,7]],"choices":[],"result":null,)"
    R"("names":{"host":"Ho\nst","guest":"Guest"}})";

[[nodiscard]] RoundState roundState()
{
    return {2, {Seat::Second, {{7, 7}}, 0, std::nullopt}, std::nullopt};
}

/// The host's end of a spectator's connection, in round 2 after one ply; the output is empty.
[[nodiscard]] Session spectatedHost()
{
    auto host = Session::host(named("Host"), gomokuTable(), 0s);
    REQUIRE(eventAfter<JoinRequested>(host, watchLine).role == Role::Watch);
    host.admit();
    REQUIRE(std::get<Entered>(eventsOf(host).at(0)).token.isEmpty());
    REQUIRE_FALSE(sent(host).at(0).contains(QLatin1String{"token"}));
    host.sync(roundState(), QStringLiteral("Guest"));
    static_cast<void>(host.takeOutput());
    return host;
}

[[nodiscard]] Session newSpectator()
{
    auto spectator = Session::guest(named("W"), {Role::Watch, {}, std::nullopt}, 0s);
    REQUIRE(sent(spectator).at(0)[QLatin1String{"role"}] == QLatin1String{"watch"});
    REQUIRE(eventAfter<Entered>(spectator, spectatorWelcome).token.isEmpty());
    return spectator;
}

[[nodiscard]] Session syncedSpectator()
{
    auto spectator = newSpectator();
    static_cast<void>(eventAfter<Synced>(spectator, syncLine));
    return spectator;
}

} // namespace

TEST_CASE("a spectator receives the whole state")
{
    auto host = spectatedHost();
    host.sync(roundState(), QStringLiteral("Guest"));
    auto line = sent(host).at(0);
    REQUIRE(line[QLatin1String{"type"}] == QLatin1String{"sync"});
    REQUIRE(line[QLatin1String{"round"}] == 2);
    REQUIRE(line[QLatin1String{"black"}] == QLatin1String{"guest"});
    REQUIRE(line[QLatin1String{"moves"}].toArray() == QJsonArray{QJsonValue{QJsonArray{7, 7}}});
    REQUIRE(line[QLatin1String{"names"}].toObject()[QLatin1String{"host"}] == QLatin1String{"Host"});
    REQUIRE(line[QLatin1String{"names"}].toObject()[QLatin1String{"guest"}] == QLatin1String{"Guest"});
    REQUIRE(line[QLatin1String{"result"}].isNull());

    host.sync(std::nullopt, {});
    line = sent(host).at(0);
    REQUIRE(line[QLatin1String{"round"}] == 0);
    REQUIRE(line[QLatin1String{"black"}].isNull());
    REQUIRE(line[QLatin1String{"names"}].toObject()[QLatin1String{"guest"}].isNull());
    host.startRound(Seat::Second);
    REQUIRE(sent(host).at(0)[QLatin1String{"round"}] == 1);
}

TEST_CASE("a spectator who was just admitted receives no move before the whole state")
{
    auto host = Session::host(named("Host"), gomokuTable(), 0s);
    REQUIRE(eventAfter<JoinRequested>(host, watchLine).role == Role::Watch);
    host.admit();
    static_cast<void>(host.takeOutput());
    host.sendEvent(Placed{Seat::First, {7, 7}, 1});
    host.sendEvent(Ended{Seat::First, {1, {Side::Black, EndReason::Resign}}});
    REQUIRE(host.takeOutput().isEmpty());
    host.sync(roundState(), QStringLiteral("Guest"));
    host.sendEvent(Placed{Seat::First, {8, 8}, 2});
    REQUIRE(sentTypes(host) == QStringLiteral("sync move"));
}

TEST_CASE("a spectator receives copies of all actions of the players but not of their requests")
{
    auto host = spectatedHost();
    host.sendEvent(Placed{Seat::First, {8, 8}, 2});
    host.sendEvent(Placed{Seat::Second, {9, 9}, 3});
    host.sendClock({5s, 6s});
    host.sendEvent(Asked{Seat::First, RequestKind::Draw, 1});
    host.sendEvent(Withdrew{Seat::First, 1});
    host.sendEvent(Answered{Seat::First, RequestKind::Draw, 1, false, std::nullopt});
    host.sendEvent(Asked{Seat::Second, RequestKind::Undo, 1});
    host.sendEvent(Answered{Seat::Second, RequestKind::Undo, 1, true, std::nullopt});
    host.relayChat(Seat::Second, QStringLiteral("hm"));
    host.sendEvent(Ended{Seat::First, {3, {Side::Black, EndReason::Resign}}});
    const auto lines = sent(host);
    REQUIRE(lines.size() == 5);
    REQUIRE(lines[0][QLatin1String{"n"}] == 2);
    REQUIRE(lines[0][QLatin1String{"round"}] == 2);
    REQUIRE(lines[1][QLatin1String{"type"}] == QLatin1String{"move"});
    REQUIRE(lines[1][QLatin1String{"x"}] == 9);
    REQUIRE(lines[2][QLatin1String{"type"}] == QLatin1String{"clock"});
    REQUIRE(lines[2][QLatin1String{"n"}] == 3);
    REQUIRE(lines[3][QLatin1String{"from"}] == QLatin1String{"guest"});
    REQUIRE(lines[4][QLatin1String{"type"}] == QLatin1String{"result"});

    host.startRound(Seat::First);
    host.sendEvent(Ended{Seat::First, {0, {Side::Black, EndReason::Timeout}}});
    REQUIRE(sentTypes(host) == QStringLiteral("start timeout result"));
}

TEST_CASE("messages from a spectator are ignored but must be well-formed")
{
    for (const auto* line :
         {R"({"type":"move","round":2,"n":2,"x":0,"y":0})", R"({"type":"chat","text":"left!"})",
          R"({"type":"resign","round":2})", R"({"type":"request","id":1,"kind":"undo","round":2,"n":1})", watchLine,
          spectatorWelcome, R"({"type":"proof","mac":""})", R"({"type":"choice","round":2,"n":3,"take":"two"})",
          R"({"type":"pair"})", R"({"type":"wave"})",
          R"({"type":"propose","id":1,"round":2,"game":"reversi","rule":"standard","size":8})",
          R"({"type":"pong","t":1})"}) {
        INFO(line);
        auto host = spectatedHost();
        give(host, line);
        CHECK(eventsOf(host).empty());
        CHECK(host.takeOutput().isEmpty());
        CHECK(host.isAtTable());
    }
    auto host = spectatedHost();
    give(host, R"({"type":"ping","t":1})");
    REQUIRE(eventsOf(host).empty());
    REQUIRE(sentTypes(host) == QStringLiteral("pong"));
    static_cast<void>(eventAfter<PeerLeft>(host, R"({"type":"bye"})"));
    REQUIRE(host.isClosed());
    auto other = spectatedHost();
    REQUIRE(eventAfter<Failed>(other, R"({"type":"move","round":"2"})").code == ErrorCode::Malformed);
}

TEST_CASE("a flood of any kind from a spectator closes its connection")
{
    for (const auto* line : {R"({"type":"move","round":2,"n":2,"x":0,"y":0})", R"({"type":"pong","t":1})",
                             R"({"type":"reply","id":1,"kind":"undo","accept":true})"}) {
        auto host = spectatedHost();
        for (int count = 0; count < 99; ++count) { // `hello` was the first
            give(host, line);
            REQUIRE(eventsOf(host).empty());
        }
        REQUIRE(eventAfter<Failed>(host, line).code == ErrorCode::Flood);
    }
}

TEST_CASE("a spectator follows a round from the middle to its end and into the next one")
{
    auto spectator = newSpectator();
    const auto synced = eventAfter<Synced>(spectator, syncLine);
    REQUIRE(synced.host == QStringLiteral("Host"));
    REQUIRE(synced.guest == QStringLiteral("Guest"));
    REQUIRE(synced.roundState->round == 2);
    REQUIRE(synced.roundState->snapshot == roundState().snapshot);
    REQUIRE(spectator.round() == 2);

    const auto placed =
        eventAfter<SpectatedCommand>(spectator, R"({"type":"move","round":2,"n":2,"x":3,"y":4})").command;
    REQUIRE(std::get<Place>(placed).cell == Cell{3, 4});
    REQUIRE(std::get<Place>(placed).ply == 2);
    const auto told =
        eventAfter<ClockUpdated>(spectator, R"({"type":"clock","round":2,"n":2,"black_ms":1,"white_ms":2})");
    REQUIRE(told.plies == 2);
    REQUIRE(told.times == ClockTimes{1ms, 2ms});
    const auto said = eventAfter<ChatReceived>(spectator, R"({"type":"chat","text":"hm","from":"guest"})");
    REQUIRE(said.from == Seat::Second);
    give(spectator, R"({"type":"timeout","round":2,"side":"white"})"); // the result implies it
    REQUIRE(eventsOf(spectator).empty());
    const auto result = eventAfter<SpectatedCommand>(
        spectator, R"({"type":"result","round":2,"n":2,"winner":"black","reason":"timeout"})");
    REQUIRE(std::get<PeerResult>(result.command).verdict == Verdict{2, {Side::Black, EndReason::Timeout}});
    REQUIRE(eventAfter<RoundStarted>(spectator, R"({"type":"start","round":3,"black":"host"})").black == Seat::First);
    give(spectator, R"({"type":"move","round":2,"n":3,"x":0,"y":0})");
    REQUIRE(eventsOf(spectator).empty());
    REQUIRE(spectator.takeOutput().isEmpty());
}

TEST_CASE("a spectator may join before the first round and sees players come and go")
{
    auto spectator = newSpectator();
    const auto* empty = R"({"type":"sync","round":0,"black":null,"moves":[],"choices":[],"result":null,)"
                        R"("names":{"host":"Host","guest":null}})";
    auto synced = eventAfter<Synced>(spectator, empty);
    REQUIRE_FALSE(synced.roundState);
    REQUIRE(synced.guest.isEmpty());
    REQUIRE(eventAfter<RoundStarted>(spectator, R"({"type":"start","round":1,"black":"host"})").round == 1);
    static_cast<void>(eventAfter<Synced>(spectator, syncLine));
    REQUIRE(spectator.round() == 2);
    static_cast<void>(eventAfter<Synced>(spectator, empty));
    REQUIRE(eventAfter<RoundStarted>(spectator, R"({"type":"start","round":1,"black":"guest"})").round == 1);
}

TEST_CASE("a spectator sees the start moves of a round")
{
    auto host = spectatedHost();
    GameSetup setup = gomokuTable().setup;
    setup.start = {{7, 7}, {8, 8}};
    host.startRound(Seat::First, setup);
    const QByteArray line = host.takeOutput().trimmed();
    auto spectator = syncedSpectator();
    REQUIRE(eventAfter<RoundStarted>(spectator, line.constData()).moves == setup.start);
    give(spectator, R"({"type":"move","round":3,"n":3,"x":0,"y":0})");
    REQUIRE(std::holds_alternative<SpectatedCommand>(*spectator.poll(0s)));
}

TEST_CASE("a spectator's game changes only by a start that names another")
{
    auto spectator = syncedSpectator();
    const auto started = eventAfter<RoundStarted>(
        spectator,
        R"({"type":"start","round":3,"black":"host","setup":{"game":"reversi","rule":"standard","size":8,)"
        R"("opening":"free","first":"host","clock":null}})");
    REQUIRE(started.setup);
    REQUIRE(started.setup->size == 8);
    REQUIRE(eventAfter<Failed>(spectator,
                               R"({"type":"start","round":4,"black":"host","setup":{"game":"chess","rule":"standard",)"
                               R"("size":8,"opening":"free","first":"host","clock":null}})")
                .code
            == ErrorCode::OutOfTurn);
}

TEST_CASE("messages that are out of turn for a spectator")
{
    for (const auto* line :
         {R"({"type":"request","id":1,"kind":"undo","round":2,"n":1})", R"({"type":"withdraw","id":1})",
          R"({"type":"resign","round":2})", R"({"type":"start","round":4,"black":"host"})",
          R"({"type":"start","round":2,"black":"host"})", R"({"type":"move","round":3,"n":1,"x":0,"y":0})",
          R"({"type":"pair"})", spectatorWelcome}) {
        INFO(line);
        auto spectator = syncedSpectator();
        CHECK(eventAfter<Failed>(spectator, line).code == ErrorCode::OutOfTurn);
    }
    auto early = newSpectator();
    REQUIRE(eventAfter<Failed>(early, R"({"type":"move","round":1,"n":1,"x":0,"y":0})").code == ErrorCode::OutOfTurn);
}

TEST_CASE("a spectator sends only liveness messages and bye")
{
    auto spectator = syncedSpectator();
    REQUIRE_FALSE(spectator.chat(QStringLiteral("left!")));
    REQUIRE_FALSE(spectator.propose(*makeSetup("reversi", "standard", 8)));
    spectator.sendEvent(Placed{Seat::First, {0, 0}, 2});
    spectator.sendEvent(Ended{Seat::Second, {2, {Side::Black, EndReason::Resign}}});
    spectator.startRound(Seat::First);
    spectator.sync(std::nullopt, {});
    REQUIRE(spectator.takeOutput().isEmpty());
    spectator.leave();
    REQUIRE(sentTypes(spectator) == QStringLiteral("bye"));
}
