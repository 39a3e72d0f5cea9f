// SPDX-License-Identifier: GPL-3.0-or-later
// Rock-paper-scissors for who plays first.
#include "net/secret.h"
#include "tests/net/lines.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

/// Two ends after the handshake, over a connection without delay.
struct HandChoosers {
    Session host = Session::host(named("Host"), rockPaperScissorsTable(), 0s);
    Session guest = Session::guest(named("Guest"), JoinRequest{}, 0s);
    std::vector<SessionEvent> atHost;
    std::vector<SessionEvent> atGuest;

    HandChoosers() { settle(); }

    void settle()
    {
        for (int turn = 0; turn < 4; ++turn) {
            carry(guest, host, atHost);
            carry(host, guest, atGuest);
        }
    }

    static void carry(Session& from, Session& to, std::vector<SessionEvent>& received)
    {
        to.receive(from.takeOutput(), 0s);
        while (const auto event = to.poll(0s)) {
            if (std::holds_alternative<JoinRequested>(*event))
                to.admit();
            received.push_back(*event);
        }
    }

    void play(Hand hosts, Hand guests)
    {
        REQUIRE(host.chooseHand(hosts));
        REQUIRE(guest.chooseHand(guests));
        settle();
    }
};

constexpr const char* fixedNonce = "0123456789abcdef";

[[nodiscard]] QByteArray commitLine(Hand hand, const QString& with)
{
    return R"({"type":"throw","commit":")" + commitmentOf(hand, with).toHex() + R"("})";
}

[[nodiscard]] QByteArray revealLine(const char* choice, const QString& with)
{
    return R"({"type":"reveal","choice":")" + QByteArray{choice} + R"(","nonce":")" + with.toUtf8() + R"("})";
}

/// A host that has thrown paper and has the guest's commitment.
[[nodiscard]] Session sealedHost(const QByteArray& commit, Time now = 0s)
{
    auto host = Session::host(named("Host"), rockPaperScissorsTable(), 0s);
    static_cast<void>(eventAfter<JoinRequested>(host, helloLine));
    host.admit();
    static_cast<void>(eventsOf(host));
    REQUIRE(host.chooseHand(Hand::Paper));
    static_cast<void>(host.takeOutput());
    give(host, commit.constData(), now);
    REQUIRE(eventsOf(host, now).empty());
    REQUIRE(sentTypes(host) == QStringLiteral("reveal"));
    return host;
}

} // namespace

TEST_CASE("a hand is committed with SHA-256 of its word and a colon and the nonce")
{
    REQUIRE(commitmentOf(Hand::Rock, QString::fromLatin1(fixedNonce)).toHex()
            == "ab2dbd40f10bb399d8e413680c0544f845e505ba1b62402bdad4b4505db92942");
    REQUIRE(commitmentOf(Hand::Paper, QString::fromLatin1(fixedNonce)).toHex()
            == "bc081e5b8ff6b0159306e80be78d88eb44d9bdcec148e79929374e797e4657c6");
}

TEST_CASE("both ends see the same hands and the winner plays black")
{
    constexpr Hand hands[] = {Hand::Rock, Hand::Paper, Hand::Scissors};
    for (const Hand hosts : hands) {
        for (const Hand guests : hands) {
            if (hosts == guests)
                continue;
            HandChoosers table;
            table.play(hosts, guests);
            const auto& atHost = std::get<HandsRevealed>(table.atHost.back());
            const auto& atGuest = std::get<HandsRevealed>(table.atGuest.back());
            const Seat winner = beats(hosts, guests) ? Seat::First : Seat::Second;
            REQUIRE(atHost.own == hosts);
            REQUIRE(atHost.other == guests);
            REQUIRE(atGuest.own == guests);
            REQUIRE(atGuest.other == hosts);
            REQUIRE(atHost.winner == winner);
            REQUIRE(atGuest.winner == winner);
            REQUIRE_FALSE(table.host.chooseHand(hosts));
            REQUIRE_FALSE(table.guest.chooseHand(guests));
            table.host.startRound(winner);
            table.settle();
            REQUIRE(std::get<RoundStarted>(table.atGuest.back()).black == winner);
        }
    }
}

TEST_CASE("a tie is repeated as often as needed and does not count as flood")
{
    HandChoosers table;
    for (int tie = 0; tie < 150; ++tie) {
        table.play(Hand::Rock, Hand::Rock);
        REQUIRE_FALSE(std::get<HandsRevealed>(table.atHost.back()).winner);
        REQUIRE_FALSE(std::get<HandsRevealed>(table.atGuest.back()).winner);
    }
    table.play(Hand::Rock, Hand::Paper);
    REQUIRE(std::get<HandsRevealed>(table.atHost.back()).winner == Seat::Second);
}

TEST_CASE("a hand is not revealed before the other one is committed")
{
    HandChoosers table;
    REQUIRE(table.guest.chooseHand(Hand::Rock));
    REQUIRE_FALSE(table.guest.chooseHand(Hand::Paper));
    const QByteArray line = table.guest.takeOutput();
    REQUIRE(line.contains("commit"));
    REQUIRE_FALSE(line.contains("rock"));
    table.host.receive(line, 0s);
    REQUIRE(eventsOf(table.host).empty());
    REQUIRE(table.host.takeOutput().isEmpty());
    REQUIRE(table.host.chooseHand(Hand::Rock));
    REQUIRE(sentTypes(table.host) == QStringLiteral("throw reveal"));
}

TEST_CASE("rock-paper-scissors is not played when the terms say who moves first")
{
    auto host = playingHost();
    REQUIRE_FALSE(host.chooseHand(Hand::Rock));
    REQUIRE(host.takeOutput().isEmpty());
}

TEST_CASE("a revealed hand that differs from the committed one is a bad reveal")
{
    const QString good = QString::fromLatin1(fixedNonce);
    const struct {
        const char* choice;
        QString nonce;
    } table[] = {
        {"paper", good}, {"scissors", good}, {"lizard", good}, {"", good}, {"rock", QStringLiteral("0123456789abcdeF")},
    };
    for (const auto& row : table) {
        INFO(row.choice);
        auto host = sealedHost(commitLine(Hand::Rock, good));
        const auto failed = eventAfter<Failed>(host, revealLine(row.choice, row.nonce).constData());
        REQUIRE(failed.code == ErrorCode::BadReveal);
        REQUIRE_FALSE(failed.byPeer);
        REQUIRE(sentWords(host) == QStringLiteral("error bad-reveal"));
    }
}

TEST_CASE("a nonce has 16 to 64 arbitrary characters")
{
    for (const int length : {0, 15, 16, 17, 63, 64, 65, 500}) {
        for (const auto* character : {"a", "棋", "😀"}) {
            INFO(length << character);
            const auto with = QString::fromUtf8(character).repeated(length);
            auto host = sealedHost(commitLine(Hand::Rock, with));
            give(host, revealLine("rock", with).constData());
            const auto event = eventsOf(host).at(0);
            const bool isGood = length >= 16 && length <= 64;
            REQUIRE(std::holds_alternative<HandsRevealed>(event) == isGood);
            if (!isGood)
                REQUIRE(std::get<Failed>(event).code == ErrorCode::BadReveal);
        }
    }
}

TEST_CASE("a hand not revealed within ten seconds is a bad reveal")
{
    auto host = sealedHost(commitLine(Hand::Rock, QString::fromLatin1(fixedNonce)), 4s);
    for (Time now = 5s; now < 14s; now += 1s) {
        give(host, R"({"type":"pong","t":1})", now);
        REQUIRE(eventsOf(host, now).empty());
    }
    static_cast<void>(host.takeOutput());
    REQUIRE(host.nextDeadline() == 14s);
    REQUIRE(eventsOf(host, 13999ms).empty());
    REQUIRE(std::get<Failed>(eventsOf(host, 14s).at(0)).code == ErrorCode::BadReveal);
    REQUIRE(sentWords(host) == QStringLiteral("error bad-reveal"));
}

TEST_CASE("a hand that is late because of an interruption is not a bad reveal")
{
    const auto shown = revealLine("rock", QString::fromLatin1(fixedNonce));
    auto host = sealedHost(commitLine(Hand::Rock, QString::fromLatin1(fixedNonce)), 4s);
    REQUIRE(eventsOf(host, 14s).empty());
    REQUIRE(host.nextDeadline() == 19s); // when a silent connection is lost

    SECTION("the transport was interrupted, and the hand comes within ten seconds of the first line")
    {
        host.interrupted();
        REQUIRE(eventsOf(host, 17s).empty());
        host.restored();
        give(host, R"({"type":"pong","t":1})", 18s);
        const auto events = eventsOf(host, 18s);
        REQUIRE(events.size() == 1);
        REQUIRE(std::holds_alternative<InterruptionEnded>(events[0]));
        REQUIRE(host.nextDeadline() == 23s); // a ping is due
        give(host, R"({"type":"pong","t":2})", 26s);
        REQUIRE(eventsOf(host, 26s).empty());
        REQUIRE(host.nextDeadline() == 28s);
        give(host, shown.constData(), 27s);
        REQUIRE(std::holds_alternative<HandsRevealed>(eventsOf(host, 27s).at(0)));
    }
    SECTION("the other side was silent, and the hand is the first line")
    {
        give(host, shown.constData(), 18s);
        REQUIRE(std::holds_alternative<HandsRevealed>(eventsOf(host, 18s).at(0)));
    }
    SECTION("the other side was silent, and another line comes first")
    {
        give(host, R"({"type":"pong","t":1})", 18s);
        REQUIRE(std::get<Failed>(eventsOf(host, 18s).at(0)).code == ErrorCode::BadReveal);
    }
}

TEST_CASE("messages that are out of turn during rock-paper-scissors")
{
    const auto sealed = commitLine(Hand::Rock, QString::fromLatin1(fixedNonce));
    const auto shown = revealLine("rock", QString::fromLatin1(fixedNonce));
    const auto codeAfter = [](Session session, const QByteArray& line) {
        return eventAfter<Failed>(session, line.constData()).code;
    };
    HandChoosers fresh;
    REQUIRE(codeAfter(fresh.host, shown) == ErrorCode::OutOfTurn);
    REQUIRE(codeAfter(fresh.guest, R"({"type":"start","round":1,"black":"host"})") == ErrorCode::OutOfTurn);
    REQUIRE(codeAfter(fresh.host, R"({"type":"move","round":1,"n":1,"x":0,"y":0})") == ErrorCode::OutOfTurn);

    auto committed = fresh.host;
    give(committed, sealed.constData());
    REQUIRE(eventsOf(committed).empty());
    REQUIRE(codeAfter(committed, sealed) == ErrorCode::OutOfTurn);
    REQUIRE(codeAfter(committed, shown) == ErrorCode::OutOfTurn); // this end has not chosen yet

    fresh.play(Hand::Rock, Hand::Paper);
    REQUIRE(codeAfter(fresh.host, sealed) == ErrorCode::OutOfTurn);
    REQUIRE(codeAfter(fresh.host, shown) == ErrorCode::OutOfTurn);
    // The guest has won: the host may not take black.
    REQUIRE(codeAfter(fresh.guest, R"({"type":"start","round":1,"black":"host"})") == ErrorCode::OutOfTurn);
}

TEST_CASE("the winner of rock-paper-scissors moves first in the first round only")
{
    HandChoosers table;
    table.play(Hand::Rock, Hand::Paper);
    table.host.startRound(Seat::Second);
    table.settle();
    for (auto* session : {&table.host, &table.guest}) {
        session->sendEvent(Asked{Seat::First, RequestKind::Restart, 1});
        session->sendEvent(Finished{RequestKind::Restart});
        static_cast<void>(session->takeOutput());
    }
    table.host.startRound(Seat::First);
    table.settle();
    REQUIRE(std::get<RoundStarted>(table.atGuest.back()).round == 2);
}
