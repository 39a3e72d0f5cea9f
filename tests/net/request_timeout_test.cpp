// SPDX-License-Identifier: GPL-3.0-or-later
// Requests and withdrawals that nobody answers.
#include "tests/net/pair.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

/// Lets time pass at both ends, which keep in touch, in steps of a second.
void pass(Pair& pair, Time& time, Time duration)
{
    for (const Time end = time + duration; time < end;) {
        time += 1s;
        for (bool moved = true; moved;) {
            moved = false;
            for (auto* from : {&pair.host, &pair.guest}) {
                End& to = from == &pair.host ? pair.guest : pair.host;
                const QByteArray bytes = from->session().takeOutput();
                to.session().receive(bytes, time);
                to.run(time);
                moved = moved || !bytes.isEmpty();
            }
        }
    }
}

[[nodiscard]] bool isRequestOpen(const End& end)
{
    return end.match().request(Seat::First) || end.match().request(Seat::Second);
}

} // namespace

TEST_CASE("a request that the user does not answer is refused after a minute, at both ends")
{
    for (const bool hostAsks : {true, false}) {
        for (const RequestKind kind : {RequestKind::Draw, RequestKind::Restart}) {
            Pair pair;
            REQUIRE(pair.ask(hostAsks ? pair.host : pair.guest, kind));
            End& asked = hostAsks ? pair.guest : pair.host;
            Time time = atStart;
            pass(pair, time, 59s);
            CHECK(isRequestOpen(pair.host));
            CHECK(isRequestOpen(pair.guest));
            CHECK_FALSE(asked.last());
            pass(pair, time, 2s);
            CHECK_FALSE(isRequestOpen(pair.host));
            CHECK_FALSE(isRequestOpen(pair.guest));
            CHECK(std::holds_alternative<RequestExpired>(asked.last().value()));
            CHECK(pair.host.match().isRunning());
            CHECK(pair.play(pair.host, {7, 7}));
        }
    }
}

TEST_CASE("a request for another game ends after a minute too")
{
    Pair pair;
    REQUIRE(pair.act(pair.guest, Resign{}));
    REQUIRE(pair.ask(pair.guest, RequestKind::Again));
    Time time = atStart;
    pass(pair, time, 61s);
    CHECK_FALSE(isRequestOpen(pair.host));
    CHECK_FALSE(isRequestOpen(pair.guest));
    CHECK(pair.ask(pair.guest, RequestKind::Again));
}

TEST_CASE("a request that was answered, or refused by a move, does not end later")
{
    Pair pair;
    REQUIRE(pair.ask(pair.guest, RequestKind::Draw));
    REQUIRE(pair.play(pair.host, {7, 7})); // refuses it
    Time time = atStart;
    pass(pair, time, 30s);
    REQUIRE(pair.ask(pair.host, RequestKind::Undo));
    REQUIRE(pair.answer(pair.guest, true));
    REQUIRE(pair.host.match().plies() == 0);
    pass(pair, time, 100s);
    CHECK_FALSE(pair.host.last());
    CHECK_FALSE(pair.guest.last());
    CHECK(pair.host.session().isAtTable());
}

TEST_CASE("a withdrawal without an answer cuts the connection after ten seconds")
{
    for (const bool isHost : {true, false}) {
        Session session = isHost ? playingHost() : playingGuest();
        const Seat own = session.localSeat();
        session.sendEvent(Asked{own, RequestKind::Draw, 1});
        session.sendEvent(Withdrew{own, 1});
        CHECK(sentTypes(session) == QStringLiteral("request withdraw"));
        const char* pong = R"({"type":"pong","t":1})";
        give(session, pong, 9999ms);
        CHECK_FALSE(session.poll(9999ms));
        REQUIRE(session.nextDeadline() == 10s);
        const auto event = session.poll(10s);
        REQUIRE(event);
        CHECK(std::holds_alternative<Lost>(*event));
        CHECK(session.isClosed());
    }
}

TEST_CASE("an answer, a move or the end of the round stops the wait for a withdrawal")
{
    const std::vector<Event> stops{Answered{Seat::First, RequestKind::Draw, 1, false, AnswerReason::Withdrawn},
                                   Placed{Seat::Second, {7, 7}, 1},
                                   Ended{Seat::Second, {0, {Side::Black, EndReason::Resign}}}};
    for (const Event& stop : stops) {
        Session host = playingHost();
        host.sendEvent(Asked{Seat::First, RequestKind::Draw, 1});
        host.sendEvent(Withdrew{Seat::First, 1});
        host.sendEvent(stop);
        give(host, R"({"type":"pong","t":1})", 9s);
        CHECK_FALSE(host.poll(9s));
        CHECK_FALSE(host.poll(11s));
        CHECK(host.isAtTable());
    }
}
