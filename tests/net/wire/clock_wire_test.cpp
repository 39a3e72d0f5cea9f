// SPDX-License-Identifier: GPL-3.0-or-later
// Clocks and timeouts on the wire.
#include "tests/net/pair.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

[[nodiscard]] GameTerms clockTable()
{
    auto terms = gomokuTable();
    terms.clock = ClockSetting{60, 5};
    return terms;
}

/// A guest in round 2 of a table with a clock.
[[nodiscard]] Session timedGuest()
{
    auto guest = Session::guest(named("Guest"), JoinRequest{}, 0s);
    const auto line = QByteArray{welcomeLine}.replace("null", R"({"main_s":60,"increment_s":5})");
    REQUIRE(std::get<GameTerms>(eventAfter<Entered>(guest, line.constData()).terms).clock == ClockSetting{60, 5});
    static_cast<void>(eventAfter<RoundStarted>(guest, R"({"type":"start","round":1,"black":"host"})"));
    guest.sendEvent(Asked{Seat::First, RequestKind::Restart, 1});
    guest.sendEvent(Finished{RequestKind::Restart});
    static_cast<void>(eventAfter<RoundStarted>(guest, R"({"type":"start","round":2,"black":"host"})"));
    static_cast<void>(guest.takeOutput());
    return guest;
}

} // namespace

TEST_CASE("a host sends the clock with the number of plies")
{
    auto host = playingHost();
    host.sendEvent(Placed{Seat::First, {7, 7}, 1});
    host.sendClock({59999ms, 60s});
    host.sendEvent(Placed{Seat::Second, {8, 8}, 2});
    host.sendClock({59999ms, 48h * 1000});
    host.sendEvent(TookBack{Seat::Second, 1});
    host.sendClock({1ms, 0ms});
    const auto lines = sent(host);
    REQUIRE(lines.size() == 4);
    REQUIRE(lines[1][QLatin1String{"type"}] == QLatin1String{"clock"});
    REQUIRE(lines[1][QLatin1String{"round"}] == 1);
    REQUIRE(lines[1][QLatin1String{"n"}] == 1);
    REQUIRE(lines[1][QLatin1String{"black_ms"}] == 59999);
    REQUIRE(lines[1][QLatin1String{"white_ms"}] == 60000);
    REQUIRE(lines[2][QLatin1String{"n"}] == 2);
    REQUIRE(lines[2][QLatin1String{"white_ms"}] == 2147483647);
    REQUIRE(lines[3][QLatin1String{"n"}] == 1);
    REQUIRE(lines[3][QLatin1String{"white_ms"}] == 0);

    auto guest = playingGuest();
    guest.sendClock({1ms, 1ms});
    REQUIRE(guest.takeOutput().isEmpty());
}

TEST_CASE("when a side's time runs out both ends finish the round alike")
{
    for (const Side side : {Side::Black, Side::White}) {
        Pair pair{clockTable()};
        REQUIRE(pair.play(pair.host, {7, 7}));
        REQUIRE(pair.host.act(FlagFall{side}));
        const Verdict lost{1, {opposite(side), EndReason::Timeout}};
        REQUIRE(pair.host.match().verdict() == lost);
        pair.settle();
        REQUIRE(pair.guest.match().verdict() == lost);
        REQUIRE(pair.host.match().isConfirmed());
        REQUIRE(pair.guest.match().isConfirmed());
        REQUIRE_FALSE(pair.host.last());
        REQUIRE_FALSE(pair.guest.last());
    }
}

TEST_CASE("a timeout and its result are one line each")
{
    auto host = playingHost();
    host.sendEvent(Ended{Seat::First, {0, {Side::White, EndReason::Timeout}}});
    const auto lines = sent(host);
    REQUIRE(lines.size() == 2);
    REQUIRE(lines[0][QLatin1String{"type"}] == QLatin1String{"timeout"});
    REQUIRE(lines[0][QLatin1String{"side"}] == QLatin1String{"black"});
    REQUIRE(lines[1][QLatin1String{"reason"}] == QLatin1String{"timeout"});
    REQUIRE(lines[1][QLatin1String{"winner"}] == QLatin1String{"white"});
}

TEST_CASE("a timeout declared by the host stands when it crosses a winning move")
{
    Pair pair{clockTable()};
    REQUIRE(pair.ask(pair.guest, RequestKind::Restart));
    REQUIRE(pair.answer(pair.host, true));
    for (int x = 0; x < 4; ++x) {
        REQUIRE(pair.play(pair.host, {x, 5}));
        REQUIRE(pair.play(pair.guest, {x, 0}));
    }
    REQUIRE(pair.play(pair.host, {10, 10}));
    REQUIRE(pair.guest.act(pair.guest.match().place({4, 0})));
    REQUIRE(pair.host.act(FlagFall{Side::White}));
    pair.settle();
    const Verdict lost{9, {Side::Black, EndReason::Timeout}};
    REQUIRE(pair.host.match().verdict() == lost);
    REQUIRE(pair.guest.match().verdict() == lost);
    REQUIRE_FALSE(pair.guest.last());
}

TEST_CASE("a guest receives the clock of the current round")
{
    auto guest = timedGuest();
    const auto told = eventAfter<ClockUpdated>(guest, R"({"type":"clock","round":2,"n":7,"black_ms":12,"white_ms":0})");
    REQUIRE(told.plies == 7);
    REQUIRE(told.times == ClockTimes{12ms, 0ms});
    for (const auto* old : {R"({"type":"clock","round":1,"n":7,"black_ms":1,"white_ms":1})",
                            R"({"type":"timeout","round":1,"side":"black"})"}) {
        give(guest, old);
        REQUIRE(eventsOf(guest).empty());
    }
    REQUIRE(guest.takeOutput().isEmpty());
    for (const auto* early : {R"({"type":"clock","round":3,"n":0,"black_ms":1,"white_ms":1})",
                              R"({"type":"timeout","round":3,"side":"black"})"}) {
        auto other = timedGuest();
        REQUIRE(eventAfter<Failed>(other, early).code == ErrorCode::OutOfTurn);
    }
}

TEST_CASE("without a clock nobody can send times and a guest never can")
{
    const auto* clock = R"({"type":"clock","round":1,"n":0,"black_ms":1,"white_ms":1})";
    const auto* timeout = R"({"type":"timeout","round":1,"side":"white"})";
    for (const auto* line : {clock, timeout}) {
        auto guest = playingGuest();
        REQUIRE(eventAfter<Failed>(guest, line).code == ErrorCode::OutOfTurn);
        Pair pair{clockTable()};
        REQUIRE(eventAfter<Failed>(pair.host.session(), line).code == ErrorCode::OutOfTurn);
    }
}
