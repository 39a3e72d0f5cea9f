// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds that begin with moves on the board, an extension of version 1.
#include "net/codec.h"
#include "net/line_reader.h"
#include "tests/net/pair.h"
#include "tests/support/catch.h"

#include <QJsonArray>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

namespace {

const std::vector<Cell> givenMoves{{7, 7}, {8, 8}, {6, 6}}; // white is next

[[nodiscard]] GameTerms continuing()
{
    GameTerms terms = gomokuTable();
    terms.setup.start = givenMoves;
    return terms;
}

/// A guest that was let in to this table.
[[nodiscard]] Session welcomed(const QByteArray& opening = "free")
{
    auto guest = Session::guest(named("Guest"), JoinRequest{}, atStart);
    QByteArray line{welcomeLine};
    line.replace(R"("opening":"free")", QByteArray{R"("opening":")" + opening + '"'});
    static_cast<void>(eventAfter<Entered>(guest, line.constData()));
    static_cast<void>(guest.takeOutput());
    return guest;
}

[[nodiscard]] QByteArray startWith(const QByteArray& moves)
{
    return R"({"type":"start","round":1,"black":"host","moves":)" + moves + '}';
}

void requireBoth(const Pair& pair, const std::vector<Cell>& moves)
{
    for (const End* end : {&pair.host, &pair.guest}) {
        REQUIRE_FALSE(end->last());
        REQUIRE(snapshotOf(end->match()).moves == moves);
    }
    REQUIRE(pair.host.match().undos() == pair.guest.match().undos());
}

} // namespace

TEST_CASE("both ends of a round with start moves have them and continue after them")
{
    Pair pair{continuing()};
    requireBoth(pair, givenMoves);
    REQUIRE_FALSE(pair.play(pair.host, {0, 0})); // black
    REQUIRE(pair.play(pair.guest, {0, 0}));
    REQUIRE(pair.play(pair.host, {5, 5}));
    requireBoth(pair, {{7, 7}, {8, 8}, {6, 6}, {0, 0}, {5, 5}});
}

TEST_CASE("start moves can be taken back and return with a restart")
{
    Pair pair{continuing()};
    REQUIRE(pair.ask(pair.guest, RequestKind::Undo));
    REQUIRE(pair.answer(pair.host, true));
    requireBoth(pair, {{7, 7}});
    REQUIRE(pair.play(pair.guest, {1, 1}));
    REQUIRE(pair.ask(pair.host, RequestKind::Restart));
    REQUIRE(pair.answer(pair.guest, true));
    REQUIRE(pair.host.session().round() == 2);
    requireBoth(pair, givenMoves);
    REQUIRE(pair.host.match().black() == Seat::First);
    REQUIRE(pair.act(pair.guest, Resign{}));
    REQUIRE(pair.ask(pair.guest, RequestKind::Again));
    REQUIRE(pair.answer(pair.host, true));
    REQUIRE(pair.host.session().round() == 3);
    requireBoth(pair, givenMoves);
    REQUIRE(pair.guest.match().black() == Seat::Second);
    REQUIRE(pair.play(pair.host, {0, 0}));
}

TEST_CASE("a round with start moves resumes after a reconnect and so does the next one")
{
    Pair pair{continuing()};
    REQUIRE(pair.play(pair.guest, {0, 0}));
    pair.breakLine();
    REQUIRE(pair.guest.resumed() == 1);
    requireBoth(pair, {{7, 7}, {8, 8}, {6, 6}, {0, 0}});
    REQUIRE(pair.play(pair.host, {1, 0}));
    REQUIRE(pair.ask(pair.guest, RequestKind::Restart));
    REQUIRE(pair.answer(pair.host, true));
    requireBoth(pair, givenMoves);
}

TEST_CASE("start moves have the same format in start and sync and the counting continues from them")
{
    auto host = Session::host(named("Host"), continuing(), atStart);
    static_cast<void>(eventAfter<JoinRequested>(host, helloLine));
    REQUIRE_FALSE(host.peerSupportsStartMoves());
    host.admit();
    REQUIRE(eventsOf(host).size() == 1);
    static_cast<void>(host.takeOutput());
    host.startRound(Seat::First);
    host.sendClock({});
    const auto lines = sent(host);
    REQUIRE(lines.at(0)[QLatin1String{"moves"}].toArray()
            == QJsonArray{QJsonArray{7, 7}, QJsonArray{8, 8}, QJsonArray{6, 6}});
    REQUIRE(lines.at(1)[QLatin1String{"n"}] == 3);

    auto guest = Session::guest(named("Guest"), JoinRequest{}, atStart);
    REQUIRE(sent(guest).at(0)[QLatin1String{"continues"}] == true);
    auto knower = Session::host(named("Host"), continuing(), atStart);
    static_cast<void>(eventAfter<JoinRequested>(
        knower, R"({"type":"hello","protocol":1,"name":"G","role":"play","client":"","continues":true})"));
    REQUIRE(knower.peerSupportsStartMoves());
}

TEST_CASE("a guest rejects invalid start moves")
{
    auto good = welcomed();
    REQUIRE(eventAfter<RoundStarted>(good, startWith("[[7,7],[8,8],[6,6]]").constData()).moves == givenMoves);
    auto plain = welcomed();
    REQUIRE(eventAfter<RoundStarted>(plain, R"({"type":"start","round":1,"black":"host"})").moves.empty());
    for (const char* wrong :
         {"[[7,7],[7,7]]", "[[15,0]]", "[[0,2147483647]]", "[[0,0],[0,1],[1,0],[1,1],[2,0],[2,1],[3,0],[3,1],[4,0]]"}) {
        INFO(wrong);
        auto guest = welcomed();
        CHECK(eventAfter<Failed>(guest, startWith(wrong).constData()).code == ErrorCode::IllegalMove);
        CHECK(sentWords(guest) == QStringLiteral("error illegal-move"));
    }
    auto opened = welcomed("swap"); // it has its own first three plies
    REQUIRE(eventAfter<Failed>(opened, startWith("[[7,7]]").constData()).code == ErrorCode::IllegalMove);
    auto flooded = welcomed();
    QByteArray many = QByteArray{"[1,1],"}.repeated(401);
    many.chop(1);
    REQUIRE(eventAfter<Failed>(flooded, startWith('[' + many + ']').constData()).code == ErrorCode::Malformed);
}

TEST_CASE("the longest move list fits in a start line")
{
    const message::Setup setup{QStringLiteral("gomoku"),   QStringLiteral("freestyle"), 20,
                               QStringLiteral("long-pro"), QStringLiteral("throw"),     ClockSetting{36000, 600}};
    const message::Start start{2147483647, Seat::Second, setup, std::vector<Cell>(400, {19, 19})};
    const QByteArray line = encode(start);
    REQUIRE(line.size() <= maxLineBytes);
    const auto read = parseMessage(line.trimmed());
    REQUIRE(read);
    REQUIRE(std::get<message::Start>(*read).moves == start.moves);
}
