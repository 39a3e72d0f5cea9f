// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/pair.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

TEST_CASE("a game over the network ends alike on both sides and a rematch swaps the colours")
{
    Pair pair;
    for (int x = 0; x < 4; ++x) {
        REQUIRE(pair.play(pair.host, {x, 0}));
        REQUIRE(pair.play(pair.guest, {x, 5}));
    }
    REQUIRE(pair.play(pair.host, {4, 0}));
    const Verdict five{9, {Side::Black, EndReason::Five}};
    REQUIRE(pair.host.match().verdict() == five);
    REQUIRE(pair.guest.match().verdict() == five);
    REQUIRE(pair.host.match().isConfirmed());
    REQUIRE(pair.guest.match().isConfirmed());

    REQUIRE(pair.ask(pair.guest, RequestKind::Again));
    REQUIRE(pair.answer(pair.host, true));
    REQUIRE(pair.host.session().round() == 2);
    REQUIRE(pair.guest.session().round() == 2);
    REQUIRE(pair.guest.match().black() == Seat::Second);
    REQUIRE(pair.play(pair.guest, {7, 7}));
    REQUIRE(pair.host.match().plies() == 1);
}

TEST_CASE("a stone on a forbidden point can be sent and loses on both sides")
{
    Pair pair{{*makeSetup("gomoku", "renju", 15), FirstBlack::Host, std::nullopt}};
    const Cell black[] = {{7, 5}, {7, 6}, {5, 7}, {6, 7}};
    for (int ply = 0; ply < 4; ++ply) {
        REQUIRE(pair.play(pair.host, black[ply]));
        REQUIRE(pair.play(pair.guest, {2 * ply, 0}));
    }
    REQUIRE(pair.play(pair.host, {7, 7}));
    const Verdict forbidden{9, {Side::White, EndReason::Forbidden}};
    REQUIRE(pair.host.match().verdict() == forbidden);
    REQUIRE(pair.guest.match().verdict() == forbidden);
    REQUIRE(pair.host.match().isConfirmed());
    REQUIRE(pair.guest.match().isConfirmed());

    pair.breakLine();
    REQUIRE(pair.guest.match().verdict() == forbidden);
    REQUIRE(pair.ask(pair.guest, RequestKind::Again));
    REQUIRE(pair.answer(pair.host, true));
    REQUIRE(pair.guest.match().black() == Seat::Second);
}

TEST_CASE("takeback and draw and restart can be declined or withdrawn or accepted")
{
    Pair pair;
    REQUIRE(pair.play(pair.host, {7, 7}));
    REQUIRE(pair.ask(pair.host, RequestKind::Undo));
    REQUIRE_FALSE(pair.play(pair.host, {0, 0}));
    REQUIRE(pair.answer(pair.guest, false));
    REQUIRE(pair.host.match().plies() == 1);
    REQUIRE_FALSE(pair.host.match().request(Seat::First));

    REQUIRE(pair.ask(pair.host, RequestKind::Undo));
    REQUIRE(pair.answer(pair.guest, true));
    REQUIRE(pair.host.match().plies() == 0);
    REQUIRE(pair.guest.match().plies() == 0);

    REQUIRE(pair.ask(pair.guest, RequestKind::Draw));
    REQUIRE(pair.act(pair.guest, Withdraw{pair.guest.match().request(Seat::Second)->id}));
    REQUIRE_FALSE(pair.guest.match().request(Seat::Second));
    REQUIRE_FALSE(pair.host.match().request(Seat::Second));

    REQUIRE(pair.ask(pair.guest, RequestKind::Restart));
    REQUIRE(pair.answer(pair.host, true));
    REQUIRE(pair.guest.session().round() == 2);
    REQUIRE(pair.guest.match().black() == Seat::First);

    REQUIRE(pair.ask(pair.host, RequestKind::Draw));
    REQUIRE(pair.answer(pair.guest, true));
    REQUIRE(pair.guest.match().verdict() == Verdict{0, {std::nullopt, EndReason::Agreed}});
    REQUIRE(pair.host.match().isConfirmed());
}

TEST_CASE("a withdrawal that crosses the answer or a move changes nothing")
{
    for (const bool accept : {true, false}) {
        Pair pair;
        REQUIRE(pair.play(pair.host, {7, 7}));
        REQUIRE(pair.ask(pair.guest, RequestKind::Draw));
        const int id = pair.guest.match().request(Seat::Second)->id;
        REQUIRE(pair.host.act(Answer{id, RequestKind::Draw, accept, std::nullopt}));
        REQUIRE(pair.guest.act(Withdraw{id}));
        pair.settle();
        REQUIRE_FALSE(pair.host.last());
        REQUIRE_FALSE(pair.guest.last());
        REQUIRE(pair.host.match().isRunning() != accept);
        REQUIRE(pair.guest.match().isRunning() != accept);
        REQUIRE_FALSE(pair.guest.match().request(Seat::Second));
    }
    Pair pair;
    REQUIRE(pair.ask(pair.guest, RequestKind::Restart));
    REQUIRE(pair.guest.act(Withdraw{pair.guest.match().request(Seat::Second)->id}));
    REQUIRE(pair.host.act(pair.host.match().place({7, 7})));
    pair.settle();
    REQUIRE_FALSE(pair.host.last());
    REQUIRE_FALSE(pair.guest.last());
    REQUIRE_FALSE(pair.guest.match().request(Seat::Second));
    REQUIRE(pair.play(pair.guest, {8, 8}));
}

TEST_CASE("a move declines an open request without a reply")
{
    Pair pair;
    REQUIRE(pair.play(pair.host, {7, 7}));
    REQUIRE(pair.ask(pair.host, RequestKind::Draw));
    REQUIRE(pair.guest.act(pair.guest.match().place({8, 8})));
    REQUIRE(sentTypes(pair.guest.session()) == QStringLiteral("move"));
}

TEST_CASE("crossing requests for the same thing are accepted without replies")
{
    for (const auto kind : {RequestKind::Draw, RequestKind::Restart}) {
        Pair pair;
        REQUIRE(pair.play(pair.host, {7, 7}));
        REQUIRE(pair.host.act(pair.host.match().ask(kind, 1)));
        REQUIRE(pair.guest.act(pair.guest.match().ask(kind, 1)));
        pair.settle();
        REQUIRE_FALSE(pair.host.last());
        REQUIRE_FALSE(pair.guest.last());
        const bool draw = kind == RequestKind::Draw;
        REQUIRE(pair.host.session().round() == (draw ? 1 : 2));
        REQUIRE(pair.guest.session().round() == (draw ? 1 : 2));
        REQUIRE(pair.host.match().isConfirmed() == draw);
        REQUIRE(pair.guest.match().isConfirmed() == draw);
    }
}

TEST_CASE("when a resignation crosses a winning move the host's verdict stands")
{
    Pair pair;
    for (int x = 0; x < 4; ++x) {
        REQUIRE(pair.play(pair.host, {x, 0}));
        REQUIRE(pair.play(pair.guest, {x, 5}));
    }
    REQUIRE(pair.host.act(Resign{}));
    REQUIRE(pair.guest.act(Resign{}));
    pair.settle();
    const Verdict hostLost{8, {Side::White, EndReason::Resign}};
    REQUIRE(pair.host.match().verdict() == hostLost);
    REQUIRE(pair.guest.match().verdict() == hostLost);
    REQUIRE(pair.guest.match().isConfirmed());
}

TEST_CASE("a resignation and its result are one line each")
{
    Pair pair;
    REQUIRE(pair.host.act(Resign{}));
    const auto lines = sent(pair.host.session());
    REQUIRE(lines.size() == 2);
    REQUIRE(lines[0][QLatin1String{"type"}] == QLatin1String{"resign"});
    REQUIRE(lines[0][QLatin1String{"round"}] == 1);
    REQUIRE(lines[1][QLatin1String{"type"}] == QLatin1String{"result"});
    REQUIRE(lines[1][QLatin1String{"winner"}] == QLatin1String{"white"});
    REQUIRE(lines[1][QLatin1String{"reason"}] == QLatin1String{"resign"});
    REQUIRE(lines[1][QLatin1String{"n"}] == 0);
}

TEST_CASE("a guest's own end that crosses an accepted restart is void and the next round starts")
{
    Pair pair;
    REQUIRE(pair.ask(pair.guest, RequestKind::Restart));
    const auto& open = pair.host.match().request(Seat::Second);
    REQUIRE(pair.host.act(Answer{open->id, open->kind, true, std::nullopt}));
    REQUIRE(pair.guest.act(Resign{}));
    pair.settle();
    REQUIRE_FALSE(pair.guest.last());
    REQUIRE_FALSE(pair.host.last());
    REQUIRE(pair.guest.session().round() == 2);
    REQUIRE(pair.guest.match().isRunning());
    REQUIRE(pair.play(pair.host, {7, 7}));
    REQUIRE(pair.guest.match().plies() == 1);
}

TEST_CASE("a start without agreement is out of turn after the round has ended here")
{
    for (const bool isAsked : {false, true}) {
        GuestAfterOne guest;
        if (isAsked)
            guest.take(R"({"type":"request","id":1,"kind":"restart","round":1,"n":1})");
        guest.take(R"({"type":"resign","round":1})");
        REQUIRE_FALSE(guest.end.session().mayHaveNextRound());
        guest.take(R"({"type":"start","round":2,"black":"guest"})");
        REQUIRE(guest.end.last());
        REQUIRE(std::get<Failed>(*guest.end.last()).code == ErrorCode::OutOfTurn);
        REQUIRE(guest.end.session().round() == 1);
    }
}

TEST_CASE("a declined or ignored request allows no start")
{
    GuestAfterOne guest;
    REQUIRE(guest.end.act(guest.end.match().ask(RequestKind::Restart, 1)));
    REQUIRE(guest.end.session().mayHaveNextRound());
    guest.take(R"({"type":"reply","id":1,"kind":"restart","accept":false})");
    REQUIRE_FALSE(guest.end.session().mayHaveNextRound());
    REQUIRE(guest.end.act(Resign{}));
    guest.take(R"({"type":"start","round":2,"black":"host"})");
    REQUIRE(guest.end.last());
    REQUIRE(std::get<Failed>(*guest.end.last()).code == ErrorCode::OutOfTurn);

    GuestAfterOne other;
    REQUIRE(other.end.act(other.end.match().place({8, 8})));
    REQUIRE(other.end.act(other.end.match().ask(RequestKind::Restart, 1)));
    other.take(R"({"type":"move","round":1,"n":3,"x":0,"y":0})");
    REQUIRE(other.end.act(Resign{}));
    other.take(R"({"type":"start","round":2,"black":"host"})");
    REQUIRE(other.end.last());
    REQUIRE(std::get<Failed>(*other.end.last()).code == ErrorCode::OutOfTurn);
}

TEST_CASE("a guest that accepted a restart adopts the host's result and sends nothing more for the round")
{
    GuestAfterOne guest;
    guest.take(R"({"type":"request","id":1,"kind":"restart","round":1,"n":1})");
    REQUIRE(guest.end.act(Answer{1, RequestKind::Restart, true, std::nullopt}));
    REQUIRE(sentTypes(guest.end.session()) == QStringLiteral("reply"));
    guest.take(R"({"type":"resign","round":1})");
    guest.take(R"({"type":"result","round":1,"n":1,"winner":"white","reason":"resign"})");
    REQUIRE(sentTypes(guest.end.session()).isEmpty());
    REQUIRE(guest.end.match().verdict() == Verdict{1, {Side::White, EndReason::Resign}});
    REQUIRE(guest.end.session().isAtTable());
}

TEST_CASE("chat is sanitised both ways and limited to what the protocol allows")
{
    auto guest = playingGuest();
    REQUIRE(eventAfter<ChatReceived>(guest, R"({"type":"chat","text":"a\nb\u202ec"})").text == QStringLiteral("abc"));
    REQUIRE(guest.chat(QStringLiteral("x\ny")));
    REQUIRE(sent(guest).at(0)[QLatin1String{"text"}] == QLatin1String{"xy"});
    REQUIRE_FALSE(guest.chat(QStringLiteral("\n")));
    REQUIRE_FALSE(guest.chat(QStringLiteral("x").repeated(501)));
    REQUIRE(guest.chat(QString::fromUtf8("😀").repeated(500)));
    guest.leave();
    REQUIRE_FALSE(guest.chat(QStringLiteral("x")));
}

TEST_CASE("bye ends the session on both sides and later match messages are not sent")
{
    Pair pair;
    pair.guest.session().leave();
    REQUIRE(pair.guest.session().isClosed());
    pair.settle();
    REQUIRE(std::holds_alternative<PeerLeft>(*pair.host.last()));
    REQUIRE(pair.host.session().isClosed());
    pair.host.session().sendEvent(Ended{Seat::Second, {0, {Side::Black, EndReason::Resign}}});
    REQUIRE(pair.host.session().takeOutput().isEmpty());
}

TEST_CASE("a peer's error ends the session with its sanitised text and without an answer")
{
    auto host = playingHost();
    const auto failed = eventAfter<Failed>(host, R"({"type":"error","code":"desync","detail":"no\n\u202efive"})");
    REQUIRE(failed.code == ErrorCode::Desync);
    REQUIRE(failed.detail == QStringLiteral("nofive"));
    REQUIRE(failed.byPeer);
    REQUIRE(host.takeOutput().isEmpty());
    REQUIRE(host.isClosed());
}
