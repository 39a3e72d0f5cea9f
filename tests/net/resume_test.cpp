// SPDX-License-Identifier: GPL-3.0-or-later
// Taking a seat again after the connection broke.
#include "tests/net/pair.h"
#include "tests/support/catch.h"

#include <QJsonArray>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

constexpr const char* seatToken = "00112233445566778899aabbccddeeff";

[[nodiscard]] Session returningGuest()
{
    auto guest = Session::guest(named("Guest"), {Role::Play, {}, message::Resume{QString::fromLatin1(seatToken), 3, 2}},
                                atStart);
    const auto resume = sent(guest).at(0)[QLatin1String{"resume"}].toObject();
    REQUIRE(resume[QLatin1String{"token"}] == QLatin1String{seatToken});
    REQUIRE(resume[QLatin1String{"round"}] == 3);
    REQUIRE(resume[QLatin1String{"n"}] == 2);
    return guest;
}

/// With `plies` plies, the guest's last.
struct PairAfter : Pair {
    explicit PairAfter(int plies)
    {
        for (int ply = 0; ply < plies; ++ply)
            REQUIRE(play(ply % 2 == 0 ? host : guest, {ply / 2, ply % 2 == 0 ? 0 : 5}));
    }

    void requireTheSame() const
    {
        REQUIRE_FALSE(host.last());
        REQUIRE_FALSE(guest.last());
        REQUIRE(host.resumed() > 0);
        REQUIRE(host.resumed() == guest.resumed());
        REQUIRE(host.session().round() == guest.session().round());
        REQUIRE(host.match().black() == guest.match().black());
        REQUIRE(host.match().verdict() == guest.match().verdict());
        REQUIRE(host.match().game().plies() == guest.match().game().plies());
        REQUIRE(host.match().undos() == guest.match().undos());
        for (const Seat seat : {Seat::First, Seat::Second}) {
            REQUIRE_FALSE(host.match().request(seat));
            REQUIRE_FALSE(guest.match().request(seat));
        }
    }
};

} // namespace

TEST_CASE("a host learns which seat is requested again but not from a spectator")
{
    const auto joinRequestOf = [](const char* role) {
        auto host = Session::host(named("Host"), gomokuTable(), atStart);
        const QByteArray line = R"({"type":"hello","protocol":1,"name":"G","client":"","role":")" + QByteArray{role}
            + R"(","resume":{"token":"any words","round":1,"n":0}})";
        return eventAfter<JoinRequested>(host, line.constData());
    };
    REQUIRE(joinRequestOf("play").token == QStringLiteral("any words"));
    REQUIRE(joinRequestOf("play").role == Role::Play);
    REQUIRE(joinRequestOf("watch").token.isEmpty());
    REQUIRE(joinRequestOf("watch").role == Role::Watch);
}

TEST_CASE("a host sends the whole round to a reconnected player and continues it")
{
    auto host = Session::host(named("Host"), gomokuTable(), atStart);
    static_cast<void>(eventAfter<JoinRequested>(host, helloLine));
    const MatchSnapshot snapshot{Seat::Second, {{7, 7}, {8, 8}}, 4, std::nullopt};
    host.resume(QString::fromLatin1(seatToken), {3, snapshot, ClockTimes{61s, 59500ms}});
    REQUIRE(host.isAtTable());
    REQUIRE(std::get<Resumed>(eventsOf(host).at(0)).name == QStringLiteral("Guest"));
    REQUIRE(host.round() == 3);
    const auto lines = sent(host);
    REQUIRE(lines.size() == 1); // no start follows
    const auto welcome = lines[0];
    REQUIRE(welcome[QLatin1String{"token"}] == QLatin1String{seatToken});
    REQUIRE(welcome[QLatin1String{"resumed"}] == true);
    REQUIRE(welcome[QLatin1String{"round"}] == 3);
    REQUIRE(welcome[QLatin1String{"black"}] == QLatin1String{"guest"});
    REQUIRE(welcome[QLatin1String{"moves"}].toArray() == QJsonArray{QJsonArray{7, 7}, QJsonArray{8, 8}});
    REQUIRE(welcome[QLatin1String{"undos"}] == 4);
    REQUIRE(welcome[QLatin1String{"choices"}].toArray().isEmpty());
    REQUIRE(welcome[QLatin1String{"black_ms"}] == 61000);
    REQUIRE(welcome[QLatin1String{"white_ms"}] == 59500);
    REQUIRE(welcome[QLatin1String{"result"}].isNull());

    const auto command = eventAfter<PeerCommand>(host, R"({"type":"move","round":3,"n":3,"x":0,"y":0})");
    REQUIRE(std::get<Place>(command.command).ply == 3);
    host.sendEvent(Asked{Seat::First, RequestKind::Undo, 1});
    REQUIRE(sent(host).at(0)[QLatin1String{"n"}] == 2);
}

TEST_CASE("a guest adopts the host's state only when it asked for its seat")
{
    const QByteArray line = QByteArray{welcomeLine}.chopped(1)
        + R"(,"resumed":true,"round":3,"black":"guest","moves":[[7,7],[8,8]],"undos":4,"choices":[],)"
          R"("black_ms":61000,"white_ms":59500,"result":{"n":2,"winner":"black","reason":"resign"}})";
    auto guest = returningGuest();
    const auto back = eventAfter<Resumed>(guest, line.constData());
    REQUIRE(back.name == QStringLiteral("Host"));
    REQUIRE(back.terms.setup.size == 15);
    REQUIRE(back.roundState.round == 3);
    REQUIRE(back.roundState.snapshot
            == MatchSnapshot{Seat::Second, {{7, 7}, {8, 8}}, 4, Verdict{2, {Side::Black, EndReason::Resign}}});
    REQUIRE(back.roundState.times == ClockTimes{61s, 59500ms});
    REQUIRE(guest.round() == 3);
    REQUIRE(guest.isAtTable());

    auto stranger = Session::guest(named("Guest"), JoinRequest{}, atStart);
    REQUIRE(eventAfter<Failed>(stranger, line.constData()).code == ErrorCode::OutOfTurn);
    auto other = returningGuest();
    const auto otherToken = QByteArray{line}.replace(seatToken, "ffeeddccbbaa99887766554433221100");
    REQUIRE(eventAfter<Failed>(other, otherToken.constData()).code == ErrorCode::OutOfTurn);
}

TEST_CASE("a guest whose seat is no longer known joins as a new one")
{
    auto guest = returningGuest();
    REQUIRE(eventAfter<Entered>(guest, welcomeLine).token == QLatin1String{seatToken});
    REQUIRE(guest.round() == 0);
}

TEST_CASE("a lost move of the guest is replayed and its result is reported")
{
    PairAfter pair{3};
    REQUIRE(pair.guest.act(pair.guest.match().place({9, 9})));
    pair.breakLine();
    pair.requireTheSame();
    REQUIRE(pair.host.match().plies() == 4);
    REQUIRE(pair.play(pair.host, {10, 10}));
    pair.requireTheSame();

    PairAfter winning{9}; // black has won with its fifth stone
    REQUIRE(winning.ask(winning.guest, RequestKind::Again));
    REQUIRE(winning.answer(winning.host, true));
    for (int x = 0; x < 4; ++x) {
        REQUIRE(winning.play(winning.guest, {x, 0}));
        REQUIRE(winning.play(winning.host, {x, 5}));
    }
    REQUIRE(winning.guest.act(winning.guest.match().place({4, 0})));
    winning.breakLine();
    winning.requireTheSame();
    REQUIRE(winning.host.match().verdict() == Verdict{9, {Side::Black, EndReason::Five}});
    REQUIRE(winning.host.match().isConfirmed());
    REQUIRE(winning.guest.match().isConfirmed());
}

TEST_CASE("a lost move of the host stands")
{
    PairAfter pair{2};
    REQUIRE(pair.host.act(pair.host.match().place({9, 9})));
    pair.breakLine();
    pair.requireTheSame();
    REQUIRE(pair.guest.match().plies() == 3);
    REQUIRE(pair.play(pair.guest, {10, 10}));
}

TEST_CASE("a lost resignation is repeated after the move before it")
{
    PairAfter pair{3};
    REQUIRE(pair.guest.act(pair.guest.match().place({9, 9})));
    REQUIRE(pair.guest.act(Resign{}));
    pair.breakLine();
    pair.requireTheSame();
    REQUIRE(pair.host.match().verdict() == Verdict{4, {Side::Black, EndReason::Resign}});

    PairAfter hosts{2};
    REQUIRE(hosts.host.act(Resign{}));
    hosts.breakLine();
    hosts.requireTheSame();
    REQUIRE(hosts.guest.match().verdict() == Verdict{2, {Side::White, EndReason::Resign}});
}

TEST_CASE("open requests are void on both sides whether they had arrived or not")
{
    for (const bool arrived : {false, true}) {
        for (const auto kind : {RequestKind::Undo, RequestKind::Draw, RequestKind::Restart}) {
            PairAfter pair{4};
            for (auto* end : {&pair.host, &pair.guest}) {
                REQUIRE(end->act(end->match().ask(kind, end->nextRequestId())));
                if (arrived)
                    pair.settle();
                pair.breakLine();
                pair.requireTheSame();
                REQUIRE(pair.host.match().plies() == 4);
                REQUIRE(pair.host.session().round() == 1);
            }
            REQUIRE(pair.ask(pair.host, RequestKind::Undo));
            REQUIRE(pair.answer(pair.guest, true));
            REQUIRE(pair.host.match().plies() == 2);
        }
    }
}

TEST_CASE("a takeback accepted by the host stands but not one accepted only by the guest")
{
    PairAfter pair{4};
    REQUIRE(pair.ask(pair.guest, RequestKind::Undo));
    REQUIRE(pair.host.act(Answer{1, RequestKind::Undo, true, std::nullopt}));
    pair.breakLine();
    pair.requireTheSame();
    REQUIRE(pair.guest.match().plies() == 3);
    REQUIRE(pair.guest.match().undos() == 1);

    REQUIRE(pair.ask(pair.host, RequestKind::Undo));
    REQUIRE(pair.guest.act(Answer{1, RequestKind::Undo, true, std::nullopt}));
    pair.breakLine();
    pair.requireTheSame();
    REQUIRE(pair.guest.match().plies() == 3);
    REQUIRE(pair.guest.match().undos() == 1);
}

TEST_CASE("a draw accepted by the host stands but not one accepted only by the guest")
{
    PairAfter pair{4};
    REQUIRE(pair.ask(pair.host, RequestKind::Draw));
    REQUIRE(pair.guest.act(Answer{1, RequestKind::Draw, true, std::nullopt}));
    pair.breakLine();
    pair.requireTheSame();
    REQUIRE(pair.guest.match().isRunning());

    REQUIRE(pair.ask(pair.guest, RequestKind::Draw));
    REQUIRE(pair.host.act(Answer{pair.host.match().request(Seat::Second)->id, RequestKind::Draw, true, std::nullopt}));
    pair.breakLine();
    pair.requireTheSame();
    REQUIRE(pair.guest.match().verdict() == Verdict{4, {std::nullopt, EndReason::Agreed}});
}

TEST_CASE("a next round started by the host continues but one accepted only by the guest must be requested again")
{
    for (const auto kind : {RequestKind::Restart, RequestKind::Again}) {
        PairAfter pair{kind == RequestKind::Restart ? 4 : 9};
        REQUIRE(pair.ask(pair.host, kind));
        REQUIRE(pair.guest.act(Answer{1, kind, true, std::nullopt}));
        pair.breakLine();
        pair.requireTheSame();
        REQUIRE(pair.guest.session().round() == 1);

        REQUIRE(pair.ask(pair.guest, kind));
        const auto id = pair.host.match().request(Seat::Second)->id;
        REQUIRE(pair.host.act(Answer{id, kind, true, std::nullopt}));
        pair.breakLine();
        pair.requireTheSame();
        REQUIRE(pair.guest.session().round() == 2);
        REQUIRE(pair.guest.match().plies() == 0);

        // The next round begins normally.
        REQUIRE(pair.ask(pair.guest, RequestKind::Restart));
        REQUIRE(pair.answer(pair.host, true));
        pair.requireTheSame();
        REQUIRE(pair.guest.session().round() == 3);
    }
}

TEST_CASE("a rematch can be agreed after a connection lost between two rounds")
{
    PairAfter pair{9};
    pair.breakLine();
    pair.requireTheSame();
    REQUIRE(pair.ask(pair.host, RequestKind::Again));
    REQUIRE(pair.answer(pair.guest, true));
    pair.requireTheSame();
    REQUIRE(pair.guest.session().round() == 2);
    REQUIRE(pair.guest.match().black() == Seat::Second);
}

TEST_CASE("a start is out of turn for a guest that has just resumed its seat")
{
    auto guest = returningGuest();
    const QByteArray line = QByteArray{welcomeLine}.chopped(1)
        + R"(,"resumed":true,"round":3,"black":"guest","moves":[],"undos":0,"choices":[],"result":null})";
    static_cast<void>(eventAfter<Resumed>(guest, line.constData()));
    REQUIRE(eventAfter<Failed>(guest, R"({"type":"start","round":4,"black":"host"})").code == ErrorCode::OutOfTurn);
}

TEST_CASE("a proposal from before the connection was lost cannot be answered")
{
    Pair pair;
    REQUIRE(pair.act(pair.host, Resign{}));
    const auto reversi = *makeSetup("reversi", "standard", 8);
    REQUIRE(pair.guest.session().propose(reversi));
    pair.settle();
    pair.breakLine();
    REQUIRE(pair.guest.resumed() == 1);
    REQUIRE_FALSE(pair.host.session().answerProposal(true));
    REQUIRE(pair.host.session().takeOutput().isEmpty());

    REQUIRE(pair.guest.session().propose(reversi)); // again, on the new connection
    pair.settle();
    REQUIRE(pair.host.session().answerProposal(true));
    REQUIRE_FALSE(pair.host.session().answerProposal(true)); // only once
    REQUIRE(sentTypes(pair.host.session()) == QLatin1String{"proposal-reply"});
}
