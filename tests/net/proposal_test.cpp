// SPDX-License-Identifier: GPL-3.0-or-later
// Proposals between two rounds and their outcomes.
#include "tests/net/proposers.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

TEST_CASE("a proposal names a setup and the preceding round and has a unique number")
{
    auto host = betweenRounds(Seat::First);
    REQUIRE(host.propose(reversi()));
    auto line = sent(host).at(0);
    REQUIRE(line[QLatin1String{"type"}] == QLatin1String{"propose"});
    REQUIRE(line[QLatin1String{"id"}] == 1);
    REQUIRE(line[QLatin1String{"round"}] == 1);
    REQUIRE(line[QLatin1String{"game"}] == QLatin1String{"reversi"});
    REQUIRE(line[QLatin1String{"rule"}] == QLatin1String{"standard"});
    REQUIRE(line[QLatin1String{"size"}] == 8);
    REQUIRE_FALSE(host.propose(reversi())); // one at a time
    REQUIRE(eventAfter<ProposalUpdate>(host, refusedLine).status == Status::Refused);
    REQUIRE(host.propose(reversi()));
    REQUIRE(sent(host).at(0)[QLatin1String{"id"}] == 2);
}

TEST_CASE("an accepted proposal of either side starts a round with its setup")
{
    for (const Seat proposer : {Seat::First, Seat::Second}) {
        Proposers table;
        const bool byHost = proposer == Seat::First;
        auto& asker = byHost ? table.host : table.guest;
        auto& other = byHost ? table.guest : table.host;
        REQUIRE(asker.propose(reversi()));
        table.settle();
        REQUIRE(std::get<ProposalReceived>((byHost ? table.atGuest : table.atHost).at(0)).setup.size == 8);
        REQUIRE(updatesIn(byHost ? table.atHost : table.atGuest) == std::vector{Status::Delivered});
        REQUIRE_FALSE(other.propose(reversi())); // it has to answer first
        other.answerProposal(true);
        other.answerProposal(false); // only once
        table.settle();
        REQUIRE(updatesIn(byHost ? table.atHost : table.atGuest) == std::vector{Status::Delivered, Status::Agreed});
        table.host.startRound(Seat::Second, reversi());
        table.settle();
        const auto& started = std::get<RoundStarted>(table.atGuest.back());
        REQUIRE(started.round == 2);
        REQUIRE(started.black == Seat::Second);
        REQUIRE(started.setup->size == 8);
        REQUIRE_FALSE(table.host.isClosed());
        REQUIRE_FALSE(table.guest.isClosed());
    }
}

TEST_CASE("a declined proposal can be followed by another")
{
    Proposers table;
    REQUIRE(table.guest.propose(reversi()));
    table.settle();
    table.host.answerProposal(false);
    table.settle();
    REQUIRE(updatesIn(table.atGuest) == std::vector{Status::Delivered, Status::Refused});
    REQUIRE(table.host.propose(reversi()));
    table.settle();
    REQUIRE(std::holds_alternative<ProposalReceived>(table.atGuest.back()));
}

TEST_CASE("the host declines the guest's proposal that crossed its own")
{
    Proposers table;
    REQUIRE(table.host.propose(reversi()));
    REQUIRE(table.guest.propose(reversi()));
    table.settle();
    REQUIRE(updatesIn(table.atHost) == std::vector{Status::Delivered});
    REQUIRE(updatesIn(table.atGuest) == std::vector{Status::Delivered, Status::Refused});
    const auto asked = [](const std::vector<SessionEvent>& events) {
        return std::count_if(events.begin(), events.end(),
                             [](const SessionEvent& event) { return std::holds_alternative<ProposalReceived>(event); });
    };
    REQUIRE(asked(table.atHost) == 0);
    REQUIRE(asked(table.atGuest) == 1);
    table.guest.answerProposal(true);
    table.settle();
    REQUIRE(updatesIn(table.atHost) == std::vector{Status::Delivered, Status::Agreed});
}

TEST_CASE("a peer without support for proposals is detected after five seconds")
{
    for (const Seat seat : {Seat::First, Seat::Second}) {
        auto session = betweenRounds(seat);
        session.advance(1s);
        REQUIRE(session.propose(reversi()));
        REQUIRE(session.nextDeadline() == 5s); // the ping
        give(session, R"({"type":"pong","t":1})", 5999ms);
        REQUIRE(eventsOf(session, 5999ms).empty());
        REQUIRE(session.nextDeadline() == 6s);
        REQUIRE(updatesIn(eventsOf(session, 6s)) == std::vector{Status::Unknown});
        REQUIRE_FALSE(session.isClosed());
        static_cast<void>(session.takeOutput());
        REQUIRE(session.propose(reversi()));
        REQUIRE(sent(session).at(0)[QLatin1String{"id"}] == 2);
    }
}

TEST_CASE("an acknowledged proposal waits indefinitely for its answer")
{
    auto host = betweenRounds(Seat::First);
    REQUIRE(host.propose(reversi()));
    give(host, deliveredLine, 4s);
    REQUIRE(updatesIn(eventsOf(host, 4s)) == std::vector{Status::Delivered});
    give(host, deliveredLine, 4s); // a second acknowledgement is ignored
    REQUIRE(eventsOf(host, 4s).empty());
    for (Time now = 5s; now < 300s; now += 5s) {
        give(host, R"({"type":"pong","t":1})", now);
        REQUIRE(eventsOf(host, now).empty());
    }
    REQUIRE_FALSE(host.propose(reversi()));
    REQUIRE(eventAfter<ProposalUpdate>(host, agreedLine, 300s).status == Status::Agreed);
}

TEST_CASE("a late acknowledgement on a slow connection may still bring an answer")
{
    for (const Seat seat : {Seat::First, Seat::Second}) {
        auto session = betweenRounds(seat);
        REQUIRE(session.propose(reversi()));
        REQUIRE(updatesIn(eventsOf(session, 5s)) == std::vector{Status::Unknown});
        give(session, deliveredLine, 6s);
        REQUIRE(updatesIn(eventsOf(session, 6s)) == std::vector{Status::Delivered});
        give(session, agreedLine, 7s);
        REQUIRE(updatesIn(eventsOf(session, 7s)) == std::vector{Status::Agreed});
        if (seat == Seat::Second)
            REQUIRE(eventAfter<RoundStarted>(session, startReversi, 7s).setup->size == 8);
    }
}

TEST_CASE("a guest follows its host into an accepted round even after giving the proposal up")
{
    auto guest = betweenRounds(Seat::Second);
    REQUIRE(guest.propose(reversi()));
    REQUIRE(updatesIn(eventsOf(guest, 5s)) == std::vector{Status::Unknown});
    REQUIRE(guest.propose(reversi()));
    give(guest, agreedLine, 6s); // to the first one
    REQUIRE(eventsOf(guest, 6s).empty());
    REQUIRE(eventAfter<RoundStarted>(guest, startReversi, 6s).round == 2);
}

TEST_CASE("a peer's second proposal replaces one it has given up")
{
    auto host = betweenRounds(Seat::First);
    static_cast<void>(eventAfter<ProposalReceived>(host, proposeLine));
    const QByteArray second = QByteArray{proposeLine}.replace(R"("id":1)", R"("id":2)");
    static_cast<void>(eventAfter<ProposalReceived>(host, second.constData()));
    static_cast<void>(host.takeOutput());
    host.answerProposal(true);
    REQUIRE(sent(host).at(0)[QLatin1String{"id"}] == 2);
}
