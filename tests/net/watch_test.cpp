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
constexpr const char* welcomeToWatch =
    R"({"type":"welcome","protocol":1,"name":"Host","client":"test",)"
    R"("setup":{"game":"gomoku","rule":"freestyle","size":15,"first":"host","clock":{"main_s":60,"increment_s":0}}})";
constexpr const char* syncLine =
    R"({"type":"sync","round":2,"black":"guest","moves":[[7,7]],"choices":[],"result":null,)"
    R"("names":{"host":"Ho\nst","guest":"Guest"}})";

[[nodiscard]] Standing standing()
{
    return {2, {Seat::Second, {{7, 7}}, 0, std::nullopt}, std::nullopt};
}

/// The host's end of a spectator's connection, in round 2 after one ply; the output is empty.
[[nodiscard]] Session watchedHost()
{
    auto host = Session::host(named("Host"), gomokuTable(), 0s);
    REQUIRE(eventAfter<Knocked>(host, watchLine).role == Role::Watch);
    host.admit();
    REQUIRE(std::get<Entered>(eventsOf(host).at(0)).token.isEmpty());
    REQUIRE_FALSE(sent(host).at(0).contains(QLatin1String{"token"}));
    host.sync(standing(), QStringLiteral("Guest"));
    static_cast<void>(host.takeOutput());
    return host;
}

[[nodiscard]] Session newWatcher()
{
    auto watcher = Session::guest(named("W"), {Role::Watch, {}, std::nullopt}, 0s);
    REQUIRE(sent(watcher).at(0)[QLatin1String{"role"}] == QLatin1String{"watch"});
    REQUIRE(eventAfter<Entered>(watcher, welcomeToWatch).token.isEmpty());
    return watcher;
}

[[nodiscard]] Session syncedWatcher()
{
    auto watcher = newWatcher();
    static_cast<void>(eventAfter<Synced>(watcher, syncLine));
    return watcher;
}

} // namespace

TEST_CASE("a watcher is told everything as it stands")
{
    auto host = watchedHost();
    host.sync(standing(), QStringLiteral("Guest"));
    auto line = sent(host).at(0);
    REQUIRE(line[QLatin1String{"type"}] == QLatin1String{"sync"});
    REQUIRE(line[QLatin1String{"round"}] == 2);
    REQUIRE(line[QLatin1String{"black"}] == QLatin1String{"guest"});
    REQUIRE(line[QLatin1String{"moves"}].toArray() == QJsonArray{QJsonArray{7, 7}});
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

TEST_CASE("a watcher gets a copy of what both players do, and nothing of what they ask each other")
{
    auto host = watchedHost();
    host.tell(Placed{Seat::First, {8, 8}, 2});
    host.tell(Placed{Seat::Second, {9, 9}, 3});
    host.tellClock({5s, 6s});
    host.tell(Asked{Seat::First, RequestKind::Draw, 1});
    host.tell(Withdrew{Seat::First, 1});
    host.tell(Answered{Seat::First, RequestKind::Draw, 1, false, std::nullopt});
    host.tell(Asked{Seat::Second, RequestKind::Undo, 1});
    host.tell(Answered{Seat::Second, RequestKind::Undo, 1, true, std::nullopt});
    host.relayChat(Seat::Second, QStringLiteral("hm"));
    host.tell(Ended{Seat::First, {3, {Side::Black, EndReason::Resign}}});
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
    host.tell(Ended{Seat::First, {0, {Side::Black, EndReason::Timeout}}});
    REQUIRE(sentTypes(host) == QStringLiteral("start timeout result"));
}

TEST_CASE("what a watcher says is not heard, but it must be well said")
{
    for (const auto* line :
         {R"({"type":"move","round":2,"n":2,"x":0,"y":0})", R"({"type":"chat","text":"left!"})",
          R"({"type":"resign","round":2})", R"({"type":"request","id":1,"kind":"undo","round":2,"n":1})", watchLine,
          welcomeToWatch, R"({"type":"proof","mac":""})", R"({"type":"choice","round":2,"n":3,"take":"two"})",
          R"({"type":"pair"})", R"({"type":"wave"})",
          R"({"type":"propose","id":1,"round":2,"game":"reversi","rule":"standard","size":8})",
          R"({"type":"pong","t":1})"}) {
        INFO(line);
        auto host = watchedHost();
        give(host, line);
        CHECK(eventsOf(host).empty());
        CHECK(host.takeOutput().isEmpty());
        CHECK(host.isAtTable());
    }
    auto host = watchedHost();
    give(host, R"({"type":"ping","t":1})");
    REQUIRE(eventsOf(host).empty());
    REQUIRE(sentTypes(host) == QStringLiteral("pong"));
    static_cast<void>(eventAfter<PeerLeft>(host, R"({"type":"bye"})"));
    REQUIRE(host.isClosed());
    auto other = watchedHost();
    REQUIRE(eventAfter<Failed>(other, R"({"type":"move","round":"2"})").code == ErrorCode::Malformed);
}

TEST_CASE("a flood from a watcher ends its line, whatever it is made of")
{
    for (const auto* line : {R"({"type":"move","round":2,"n":2,"x":0,"y":0})", R"({"type":"pong","t":1})",
                             R"({"type":"reply","id":1,"kind":"undo","accept":true})"}) {
        auto host = watchedHost();
        for (int count = 0; count < 99; ++count) { // `hello` was the first
            give(host, line);
            REQUIRE(eventsOf(host).empty());
        }
        REQUIRE(eventAfter<Failed>(host, line).code == ErrorCode::Flood);
    }
}

TEST_CASE("a watcher follows a round from the middle to its end and into the next one")
{
    auto watcher = newWatcher();
    const auto synced = eventAfter<Synced>(watcher, syncLine);
    REQUIRE(synced.host == QStringLiteral("Host"));
    REQUIRE(synced.guest == QStringLiteral("Guest"));
    REQUIRE(synced.standing->round == 2);
    REQUIRE(synced.standing->account == standing().account);
    REQUIRE(watcher.round() == 2);

    const auto placed = eventAfter<WatchedCommand>(watcher, R"({"type":"move","round":2,"n":2,"x":3,"y":4})").command;
    REQUIRE(std::get<Place>(placed).cell == Cell{3, 4});
    REQUIRE(std::get<Place>(placed).ply == 2);
    const auto told = eventAfter<ClockTold>(watcher, R"({"type":"clock","round":2,"n":2,"black_ms":1,"white_ms":2})");
    REQUIRE(told.plies == 2);
    REQUIRE(told.times == ClockTimes{1ms, 2ms});
    const auto said = eventAfter<Chatted>(watcher, R"({"type":"chat","text":"hm","from":"guest"})");
    REQUIRE(said.from == Seat::Second);
    give(watcher, R"({"type":"timeout","round":2,"side":"white"})"); // the result implies it
    REQUIRE(eventsOf(watcher).empty());
    const auto result =
        eventAfter<WatchedCommand>(watcher, R"({"type":"result","round":2,"n":2,"winner":"black","reason":"timeout"})");
    REQUIRE(std::get<PeerResult>(result.command).verdict == Verdict{2, {Side::Black, EndReason::Timeout}});
    REQUIRE(eventAfter<RoundStarted>(watcher, R"({"type":"start","round":3,"black":"host"})").black == Seat::First);
    give(watcher, R"({"type":"move","round":2,"n":3,"x":0,"y":0})");
    REQUIRE(eventsOf(watcher).empty());
    REQUIRE(watcher.takeOutput().isEmpty());
}

TEST_CASE("a watcher may come before the first round, and see players come and go")
{
    auto watcher = newWatcher();
    const auto* empty = R"({"type":"sync","round":0,"black":null,"moves":[],"choices":[],"result":null,)"
                        R"("names":{"host":"Host","guest":null}})";
    auto synced = eventAfter<Synced>(watcher, empty);
    REQUIRE_FALSE(synced.standing);
    REQUIRE(synced.guest.isEmpty());
    REQUIRE(eventAfter<RoundStarted>(watcher, R"({"type":"start","round":1,"black":"host"})").round == 1);
    static_cast<void>(eventAfter<Synced>(watcher, syncLine));
    REQUIRE(watcher.round() == 2);
    static_cast<void>(eventAfter<Synced>(watcher, empty));
    REQUIRE(eventAfter<RoundStarted>(watcher, R"({"type":"start","round":1,"black":"guest"})").round == 1);
}

TEST_CASE("a watcher sees the moves that a round begins with")
{
    auto host = watchedHost();
    GameSetup setup = gomokuTable().setup;
    setup.start = {{7, 7}, {8, 8}};
    host.startRound(Seat::First, setup);
    const QByteArray line = host.takeOutput().trimmed();
    auto watcher = syncedWatcher();
    REQUIRE(eventAfter<RoundStarted>(watcher, line.constData()).moves == setup.start);
    give(watcher, R"({"type":"move","round":3,"n":3,"x":0,"y":0})");
    REQUIRE(std::holds_alternative<WatchedCommand>(*watcher.poll(0s)));
}

TEST_CASE("a watcher takes no other game than the one that a start names")
{
    auto watcher = syncedWatcher();
    const auto started = eventAfter<RoundStarted>(
        watcher,
        R"({"type":"start","round":3,"black":"host","setup":{"game":"reversi","rule":"standard","size":8,)"
        R"("opening":"free","first":"host","clock":null}})");
    REQUIRE(started.setup);
    REQUIRE(started.setup->size == 8);
    REQUIRE(eventAfter<Failed>(watcher,
                               R"({"type":"start","round":4,"black":"host","setup":{"game":"chess","rule":"standard",)"
                               R"("size":8,"opening":"free","first":"host","clock":null}})")
                .code
            == ErrorCode::OutOfTurn);
}

TEST_CASE("what is not due to a watcher")
{
    for (const auto* line :
         {R"({"type":"request","id":1,"kind":"undo","round":2,"n":1})", R"({"type":"withdraw","id":1})",
          R"({"type":"resign","round":2})", R"({"type":"start","round":4,"black":"host"})",
          R"({"type":"start","round":2,"black":"host"})", R"({"type":"move","round":3,"n":1,"x":0,"y":0})",
          R"({"type":"pair"})", welcomeToWatch}) {
        INFO(line);
        auto watcher = syncedWatcher();
        CHECK(eventAfter<Failed>(watcher, line).code == ErrorCode::OutOfTurn);
    }
    auto early = newWatcher();
    REQUIRE(eventAfter<Failed>(early, R"({"type":"move","round":1,"n":1,"x":0,"y":0})").code == ErrorCode::OutOfTurn);
}

TEST_CASE("a watcher itself says nothing but that it lives and leaves")
{
    auto watcher = syncedWatcher();
    REQUIRE_FALSE(watcher.chat(QStringLiteral("left!")));
    REQUIRE_FALSE(watcher.propose(*makeSetup("reversi", "standard", 8)));
    watcher.tell(Placed{Seat::First, {0, 0}, 2});
    watcher.tell(Ended{Seat::Second, {2, {Side::Black, EndReason::Resign}}});
    watcher.startRound(Seat::First);
    watcher.sync(std::nullopt, {});
    REQUIRE(watcher.takeOutput().isEmpty());
    watcher.leave();
    REQUIRE(sentTypes(watcher) == QStringLiteral("bye"));
}
