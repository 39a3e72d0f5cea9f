// SPDX-License-Identifier: GPL-3.0-or-later
// Proposals that are out of turn, void or unplayable.
#include "tests/net/proposers.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

TEST_CASE("proposals are impossible during a round or before the first one or without a table")
{
    auto host = playingHost();
    REQUIRE_FALSE(host.propose(reversi()));
    REQUIRE(host.takeOutput().isEmpty());
    REQUIRE(eventAfter<Failed>(host, proposeLine).code == ErrorCode::OutOfTurn);
    REQUIRE_FALSE(host.propose(reversi()));
    auto fresh = Session::guest(named("Guest"), JoinRequest{}, 0s);
    REQUIRE_FALSE(fresh.propose(reversi()));
    static_cast<void>(eventAfter<Entered>(fresh, welcomeLine));
    REQUIRE_FALSE(fresh.propose(reversi()));
}

TEST_CASE("a proposal for an older round is dropped and one for a newer round is out of turn")
{
    auto host = playingHost(2);
    endRound(host);
    give(host, proposeLine);
    REQUIRE(eventsOf(host).empty());
    REQUIRE(host.takeOutput().isEmpty());
    const QByteArray newer = QByteArray{proposeLine}.replace(R"("round":1)", R"("round":3)");
    REQUIRE(eventAfter<Failed>(host, newer.constData()).code == ErrorCode::OutOfTurn);
}

TEST_CASE("an unplayable proposal is declined right after it is acknowledged")
{
    for (const auto& [from, to] :
         {std::pair{"reversi", "chess"}, std::pair{"standard", "blitz"}, std::pair{"\"size\":8", "\"size\":10"}}) {
        auto guest = betweenRounds(Seat::Second);
        give(guest, QByteArray{proposeLine}.replace(from, to).constData());
        REQUIRE(eventsOf(guest).empty());
        const auto lines = sent(guest);
        REQUIRE(lines.size() == 2);
        REQUIRE(lines[0][QLatin1String{"type"}] == QLatin1String{"proposal-heard"});
        REQUIRE(lines[1][QLatin1String{"accept"}] == false);
    }
}

TEST_CASE("a new round voids every proposal")
{
    Proposers table;
    REQUIRE(table.guest.propose(reversi()));
    table.settle();
    for (auto* session : {&table.host, &table.guest}) {
        session->sendEvent(Asked{Seat::First, RequestKind::Again, 1});
        session->sendEvent(Finished{RequestKind::Again});
        static_cast<void>(session->takeOutput());
    }
    table.host.startRound(Seat::Second);
    table.host.answerProposal(true);
    table.settle();
    REQUIRE_FALSE(std::get<RoundStarted>(table.atGuest.back()).setup);
    give(table.guest, agreedLine); // on its way when the round began
    REQUIRE(eventsOf(table.guest).empty());
    REQUIRE(eventAfter<Failed>(table.guest, startReversi).code == ErrorCode::OutOfTurn);
}

TEST_CASE("a start with another setup needs an accepted proposal")
{
    auto guest = betweenRounds(Seat::Second);
    REQUIRE(eventAfter<Failed>(guest, startReversi).code == ErrorCode::OutOfTurn);
    auto refusing = betweenRounds(Seat::Second);
    static_cast<void>(eventAfter<ProposalReceived>(refusing, proposeLine));
    refusing.answerProposal(false);
    REQUIRE(eventAfter<Failed>(refusing, startReversi).code == ErrorCode::OutOfTurn);
    auto agreeing = betweenRounds(Seat::Second);
    static_cast<void>(eventAfter<ProposalReceived>(agreeing, proposeLine));
    agreeing.answerProposal(true);
    for (const auto& [from, to] : {std::pair{"reversi", "chess"},
                                   std::pair{R"("game":"reversi","rule":"standard","size":8)",
                                             R"("game":"gomoku","rule":"freestyle","size":19)"}}) {
        auto strict = agreeing;
        const auto other = QByteArray{startReversi}.replace(from, to);
        REQUIRE(other != startReversi);
        REQUIRE(eventAfter<Failed>(strict, other.constData()).code == ErrorCode::OutOfTurn);
    }
    REQUIRE(eventAfter<RoundStarted>(agreeing, startReversi).setup == reversi());
}

TEST_CASE("answers to nothing are dropped and count as flood")
{
    for (const auto* line : {deliveredLine, agreedLine, refusedLine}) {
        auto host = betweenRounds(Seat::First);
        give(host, line, 3s);
        REQUIRE(eventsOf(host, 3s).empty());
        for (int count = 1; count < 100; ++count) {
            give(host, line, 3s);
            REQUIRE(eventsOf(host, 3s).empty());
        }
        REQUIRE(eventAfter<Failed>(host, line, 3s).code == ErrorCode::Flood);
    }
}
