// SPDX-License-Identifier: GPL-3.0-or-later
// Duels of link-match over two sessions.
#include "net/codec.h"
#include "net/duel_wire.h"
#include "tests/net/duel/duel_pair.h"
#include "tests/support/catch.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

constexpr const char* guestHello =
    R"({"type":"hello","protocol":1,"name":"Guest","role":"play","client":"test","duels":true})";

/// A host whose guest was just let in and told the deal; the output is empty.
[[nodiscard]] DuelEnd hostAfterStart(const duel::Setup& setup = duelTable())
{
    DuelEnd host{Session::host(named("Host"), setup, Time{0})};
    give(host.session(), guestHello);
    host.run(Time{0});
    static_cast<void>(host.session().takeOutput());
    return host;
}

/// The line of a pair that can be taken on the dealt board.
[[nodiscard]] QByteArray pairLine(const link::Pair& pair, int n, int t, int round = 1)
{
    return QStringLiteral(R"({"type":"pair","round":%1,"n":%2,"a":[%3,%4],"b":[%5,%6],"t":%7})")
        .arg(round)
        .arg(n)
        .arg(pair.a.x)
        .arg(pair.a.y)
        .arg(pair.b.x)
        .arg(pair.b.y)
        .arg(t)
        .toLatin1();
}

[[nodiscard]] link::Pair firstPair(const duel::Setup& setup = duelTable())
{
    return duel::PlayerBoard{setup, boardOf(setup.deal), Seat::First}.game().hint()->pair;
}

[[nodiscard]] QByteArray welcomeToDuel()
{
    const message::Welcome welcome{1,
                                   QStringLiteral("Host"),
                                   QStringLiteral("test"),
                                   describe(Terms{duelTable()}),
                                   QStringLiteral("00112233445566778899aabbccddeeff"),
                                   std::nullopt};
    return encode(welcome);
}

[[nodiscard]] DuelEnd guestAtTable()
{
    DuelEnd guest{Session::guest(named("Guest"), duelist, Time{0})};
    give(guest.session(), welcomeToDuel().constData());
    guest.run(Time{0});
    static_cast<void>(guest.session().takeOutput());
    return guest;
}

[[nodiscard]] QByteArray startLine(const link::DealSetup& deal, int round = 1)
{
    return encode(message::DuelStart{round, describe(deal, boardOf(deal)), 3s});
}

[[nodiscard]] duel::Setup points()
{
    duel::Setup setup = duelTable();
    setup.rule = duel::Rule::Points;
    setup.minutes = 1min;
    return setup;
}

} // namespace

TEST_CASE("a host of duels tells the terms and the deal")
{
    DuelEnd host{Session::host(named("Host"), duelTable(), Time{0})};
    give(host.session(), guestHello);
    host.run(Time{0});
    const auto lines = sent(host.session());
    REQUIRE(lines.size() == 3);
    const QJsonObject setup = lines[0][QLatin1String{"setup"}].toObject();
    CHECK(setup[QLatin1String{"game"}] == QLatin1String{"link"});
    CHECK(setup[QLatin1String{"rule"}] == QLatin1String{"race"});
    CHECK(setup[QLatin1String{"size"}] == 0);
    CHECK(setup[QLatin1String{"first"}] == QLatin1String{"host"});
    CHECK(setup[QLatin1String{"clock"}].isNull());
    const QJsonObject wanted{{QStringLiteral("columns"), 4},
                             {QStringLiteral("rows"), 4},
                             {QStringLiteral("falling"), QStringLiteral("down")},
                             {QStringLiteral("outline"), QStringLiteral("rectangle")},
                             {QStringLiteral("difficulty"), QStringLiteral("easy")},
                             {QStringLiteral("pictures"), 4},
                             {QStringLiteral("border"), true},
                             {QStringLiteral("best_of"), 1},
                             {QStringLiteral("minutes"), 0},
                             {QStringLiteral("hint_s"), 1},
                             {QStringLiteral("shuffle_s"), 1}};
    CHECK(setup[QLatin1String{"duel"}].toObject() == wanted);
    CHECK(lines[1][QLatin1String{"type"}] == QLatin1String{"ping"});
    const QJsonObject start = lines[2];
    CHECK(start[QLatin1String{"type"}] == QLatin1String{"start"});
    CHECK(start[QLatin1String{"in_ms"}] == 3000);
    CHECK(start[QLatin1String{"deal"}].toString().size() == 14);
    const QByteArray cells = QByteArray::fromHex(start[QLatin1String{"cells"}].toString().toLatin1());
    CHECK(cells == cellsOf(boardOf(duelTable().deal)));
    CHECK(cells.size() == 16);
    CHECK(start[QLatin1String{"digest"}].toString().toLatin1()
          == QCryptographicHash::hash(cells, QCryptographicHash::Sha256).toHex());
    CHECK(host.time() == -3s);
}

TEST_CASE("terms of duels survive the wire, without the seed")
{
    for (int mode = 0; mode < link::fallingModes; ++mode) {
        for (int outline = 0; outline < link::outlines; ++outline) {
            duel::Setup setup{.deal = {.size = {.columns = 12, .rows = 8},
                                       .outline = static_cast<link::Outline>(outline),
                                       .mode = static_cast<link::FallingMode>(mode),
                                       .border = mode % 2 == 0,
                                       .pictures = 255,
                                       .difficulty = static_cast<link::Difficulty>(mode % link::difficulties)},
                              .rule = outline % 2 == 0 ? duel::Rule::Race : duel::Rule::Points,
                              .bestOf = 5,
                              .minutes = std::chrono::minutes{outline % 2 == 0 ? 0 : 60}};
            const message::Setup words = describe(Terms{setup});
            REQUIRE_FALSE(obstacle(words, true));
            CHECK(std::get<duel::Setup>(termsOf(words)) == setup);
            CHECK(obstacle(words, false) == Obstacle::Game);
            CHECK_FALSE(playableSetup(words));
        }
    }
}

TEST_CASE("a guest leaves a table of duels that it cannot play at with a bye")
{
    const message::Setup good = describe(Terms{duelTable()});
    const auto with = [&](auto change) {
        message::Setup setup = good;
        change(setup);
        return setup;
    };
    const struct {
        message::Setup setup;
        Obstacle obstacle;
        bool playsDuels = true;
    } table[] = {
        {good, Obstacle::Game, false},
        {with([](auto& setup) { setup.rule = QStringLiteral("classic"); }), Obstacle::Rule},
        {with([](auto& setup) { setup.duel.reset(); }), Obstacle::Rule},
        {with([](auto& setup) { setup.duel->falling = QStringLiteral("spiral"); }), Obstacle::Rule},
        {with([](auto& setup) { setup.duel->outline = QStringLiteral("star"); }), Obstacle::Rule},
        {with([](auto& setup) { setup.duel->difficulty = QStringLiteral("lunatic"); }), Obstacle::Rule},
        {with([](auto& setup) {
             setup.clock = ClockSetting{60, 0};
         }),
         Obstacle::Rule},
        {with([](auto& setup) { setup.duel->columns = 31; }), Obstacle::Size},
        {with([](auto& setup) { setup.duel->rows = setup.duel->columns = 2'147'483'647; }), Obstacle::Size},
        {with([](auto& setup) { setup.duel->columns = 3, setup.duel->rows = 3; }), Obstacle::Size},
        {with([](auto& setup) { setup.duel->pictures = 256; }), Obstacle::Size}, // does not fit into the cells
        {with([](auto& setup) { setup.duel->bestOf = 2; }), Obstacle::Size},
        {with([](auto& setup) { setup.duel->minutes = 5; }), Obstacle::Size},
        {with([](auto& setup) { setup.rule = QStringLiteral("points"); }), Obstacle::Size}, // without a time
        {with([](auto& setup) { setup.first = QStringLiteral("throw"); }), Obstacle::First},
    };
    for (const auto& row : table) {
        auto guest = Session::guest(named("Guest"), {.playsDuels = row.playsDuels}, Time{0});
        static_cast<void>(guest.takeOutput());
        message::Welcome welcome;
        welcome.name = QStringLiteral("Host");
        welcome.setup = row.setup;
        welcome.token = QStringLiteral("00112233445566778899aabbccddeeff");
        const QByteArray line = encode(welcome);
        INFO(line.toStdString());
        CHECK(eventAfter<Unplayable>(guest, line.constData()).obstacle == row.obstacle);
        CHECK(sentTypes(guest) == QStringLiteral("bye"));
        CHECK(guest.isClosed());
    }
}

TEST_CASE("both ends see each other's pairs as they are taken, and agree on the result")
{
    DuelPair pair;
    CHECK(pair.host.time() == 1s);
    CHECK(pair.guest.time() == 1s);
    REQUIRE(pair.host.takePair());
    pair.settle();
    CHECK(pair.guest.duel().board(Seat::First).pairs() == 1);
    CHECK(pair.guest.duel().leader() == Seat::First);
    pair.clear(pair.guest, 400ms);
    pair.wait(6s);
    for (const DuelEnd* end : {&pair.host, &pair.guest}) {
        REQUIRE_FALSE(end->last());
        CHECK(end->duel().isConfirmed());
        CHECK(end->duel().verdict() == duel::Verdict{Seat::Second, duel::EndReason::Cleared});
        CHECK(end->duel().board(Seat::Second).pairs() == 8);
    }
    CHECK(snapshotOf(pair.host.duel()) == snapshotOf(pair.guest.duel()));
}

TEST_CASE("after the end both may agree to a round with the next deal")
{
    DuelPair pair;
    CHECK_FALSE(pair.guest.session().mayHaveNextRound());
    REQUIRE(pair.act(pair.guest, duel::Resign{}));
    CHECK(pair.host.duel().verdict() == duel::Verdict{Seat::First, duel::EndReason::Resign});
    REQUIRE(pair.ask(pair.guest, duel::RequestKind::Again));
    CHECK(pair.guest.session().mayHaveNextRound());
    REQUIRE(pair.answer(pair.host, true));
    for (const DuelEnd* end : {&pair.host, &pair.guest}) {
        REQUIRE_FALSE(end->last());
        CHECK(end->round() == 2);
        CHECK(end->session().round() == 2);
        CHECK(end->setup().deal.seed == 8);
        CHECK(end->duel().isRunning());
        CHECK(end->time() == -3s);
    }
    CHECK_FALSE(pair.guest.session().mayHaveNextRound());
}

TEST_CASE("requests of a duel are asked, refused, agreed and withdrawn")
{
    DuelPair pair;
    SECTION("a draw")
    {
        REQUIRE(pair.ask(pair.guest, duel::RequestKind::Draw));
        REQUIRE(pair.answer(pair.host, true));
        CHECK(pair.guest.duel().verdict() == duel::Verdict{std::nullopt, duel::EndReason::Agreed});
        CHECK(pair.guest.duel().isConfirmed());
        CHECK(pair.host.duel().isConfirmed());
    }
    SECTION("two draws that cross")
    {
        REQUIRE(pair.host.act(duel::Ask{duel::RequestKind::Draw, 1}));
        REQUIRE(pair.guest.act(duel::Ask{duel::RequestKind::Draw, 1}));
        pair.settle();
        CHECK(pair.host.duel().isConfirmed());
        CHECK(pair.guest.duel().isConfirmed());
    }
    SECTION("different ones that cross: the host's counts")
    {
        REQUIRE(pair.host.act(duel::Ask{duel::RequestKind::Draw, 1}));
        REQUIRE(pair.guest.act(duel::Ask{duel::RequestKind::Pause, 1}));
        pair.settle();
        CHECK_FALSE(pair.guest.duel().request(Seat::Second));
        CHECK(pair.guest.duel().request(Seat::First)->kind == duel::RequestKind::Draw);
        REQUIRE(pair.answer(pair.guest, false));
        CHECK_FALSE(pair.host.duel().request(Seat::First));
        CHECK(pair.host.duel().isRunning());
    }
    SECTION("a pause stops both times until either goes on")
    {
        REQUIRE(pair.ask(pair.host, duel::RequestKind::Pause));
        REQUIRE(pair.answer(pair.guest, true));
        CHECK(pair.host.duel().isPaused());
        pair.wait(10s);
        CHECK(pair.host.time() == 1s);
        CHECK(pair.guest.time() == 1s);
        CHECK_FALSE(pair.guest.takePair());
        REQUIRE(pair.act(pair.guest, duel::GoOn{}));
        CHECK_FALSE(pair.host.duel().isPaused());
        pair.wait(1s);
        CHECK(pair.host.time() == 2s);
        CHECK(pair.guest.takePair());
    }
    SECTION("two pauses that cross are one")
    {
        REQUIRE(pair.host.act(duel::Ask{duel::RequestKind::Pause, 1}));
        REQUIRE(pair.guest.act(duel::Ask{duel::RequestKind::Pause, 1}));
        pair.settle();
        for (const DuelEnd* end : {&pair.host, &pair.guest}) {
            CHECK(end->duel().isPaused());
            CHECK_FALSE(end->duel().request(Seat::First));
            CHECK_FALSE(end->duel().request(Seat::Second));
        }
        REQUIRE(pair.act(pair.guest, duel::GoOn{}));
        REQUIRE(pair.ask(pair.guest, duel::RequestKind::Pause));
        REQUIRE(pair.answer(pair.host, true));
    }
    SECTION("both go on at the same time")
    {
        REQUIRE(pair.ask(pair.host, duel::RequestKind::Pause));
        REQUIRE(pair.answer(pair.guest, true));
        REQUIRE(pair.host.act(duel::GoOn{}));
        REQUIRE(pair.guest.act(duel::GoOn{}));
        pair.settle();
        CHECK_FALSE(pair.host.duel().isPaused());
        CHECK_FALSE(pair.guest.duel().isPaused());
    }
    SECTION("one that is withdrawn is refused by the other program")
    {
        REQUIRE(pair.ask(pair.guest, duel::RequestKind::Draw));
        REQUIRE(pair.act(pair.guest, duel::Withdraw{1}));
        CHECK_FALSE(pair.host.duel().request(Seat::Second));
        CHECK_FALSE(pair.guest.duel().request(Seat::Second));
    }
    SECTION("one without an answer is refused after a minute")
    {
        REQUIRE(pair.ask(pair.guest, duel::RequestKind::Draw));
        for (int second = 0; second < 59; ++second)
            pair.wait(1s);
        CHECK(pair.host.duel().request(Seat::Second));
        pair.wait(1s);
        CHECK_FALSE(pair.host.duel().request(Seat::Second));
        CHECK_FALSE(pair.guest.duel().request(Seat::Second));
    }
    SECTION("an unanswered withdrawal cuts the line")
    {
        REQUIRE(pair.guest.act(duel::Ask{duel::RequestKind::Draw, 1}));
        REQUIRE(pair.guest.act(duel::Withdraw{1}));
        for (Time time = pair.now; time <= pair.now + 10s; time += 1s) {
            give(pair.guest.session(), R"({"type":"pong","t":0})", time);
            pair.guest.run(time);
        }
        CHECK(pair.guest.isLost());
        CHECK(pair.guest.session().isClosed());
    }
    REQUIRE_FALSE(pair.host.last());
    REQUIRE_FALSE(pair.guest.last());
}

TEST_CASE("answers of a host of duels to its guest")
{
    const link::Pair good = firstPair();
    const link::Pair moved{good.a, {good.a.x, good.a.y}};
    const struct {
        QByteArray line;
        const char* answer;
    } table[] = {
        {pairLine(good, 1, 500), ""},
        {pairLine(good, 2, 500), "error out-of-turn"},
        {pairLine(good, 1, 500, 0), ""},
        {pairLine(good, 1, 500, 2), "error out-of-turn"},
        {pairLine(moved, 1, 500), "error illegal-move"},
        {pairLine({good.a, {4, 0}}, 1, 500), "error illegal-move"},
        {pairLine({good.a, {2'147'483'647, 2'147'483'647}}, 1, 500), "error illegal-move"},
        {R"({"type":"pair","round":1,"n":0,"a":[0,0],"b":[1,1],"t":0})", "error malformed"},
        {R"({"type":"pair","round":1,"n":1,"a":[0,0],"b":[1,1]})", "error malformed"},
        {R"({"type":"help","round":1,"n":0,"kind":"hint","t":500})", ""},
        {R"({"type":"help","round":1,"n":1,"kind":"hint","t":500})", "error out-of-turn"},
        {R"({"type":"help","round":1,"n":0,"kind":"shuffle","t":500})", "error illegal-move"}, // there are pairs
        {R"({"type":"help","round":1,"n":0,"kind":"peek","t":500})", "error malformed"},
        {R"({"type":"request","id":1,"kind":"draw","round":1,"n":0})", ""},
        {R"({"type":"request","id":1,"kind":"pause","round":1,"n":0})", ""},
        {R"({"type":"request","id":1,"kind":"go-on","round":1,"n":0})", ""},
        {R"({"type":"request","id":1,"kind":"again","round":1,"n":0})", "error out-of-turn"},
        {R"({"type":"request","id":1,"kind":"undo","round":1,"n":0})", "reply nothing"},
        {R"({"type":"request","id":1,"kind":"restart","round":1,"n":0})", "reply nothing"},
        {R"({"type":"request","id":1,"kind":"sing","round":1,"n":0})", "reply"},
        {R"({"type":"request","id":1,"kind":"draw","round":2,"n":0})", "error out-of-turn"},
        {R"({"type":"reply","id":1,"kind":"draw","accept":true})", ""},
        {R"({"type":"withdraw","id":1})", ""},
        {R"({"type":"resign","round":1})", "result resign"},
        {R"({"type":"resign","round":2})", "error out-of-turn"},
        {R"({"type":"result","round":1,"n":8,"winner":"guest","reason":"cleared"})", "error desync"},
        {R"({"type":"result","round":1,"n":8,"winner":"host","reason":"cleared"})", "error desync"},
        {R"({"type":"result","round":1,"n":0,"winner":"draw","reason":"cleared"})", "error desync"},
        {R"({"type":"result","round":1,"n":0,"winner":"guest","reason":"points"})", "error desync"},
        {R"({"type":"result","round":1,"n":0,"winner":"guest","reason":"resign"})", "error desync"},
        {R"({"type":"result","round":1,"n":0,"winner":"draw","reason":"agreed"})", "error desync"},
        {R"({"type":"result","round":1,"n":0,"winner":"guest","reason":"taste"})", "error desync"},
        {R"({"type":"result","round":1,"n":0,"winner":"black","reason":"five"})", "error malformed"},
        {R"({"type":"result","round":0,"n":0,"winner":"guest","reason":"cleared"})", ""},
        {startLine(duelTable().deal), "error out-of-turn"},
        {startLine(duelTable().deal, 2), "error out-of-turn"},
        {R"({"type":"pairs","seat":"guest","from":1,"list":[],"helps":[]})", "error out-of-turn"},
        {R"({"type":"pairs-end"})", "error out-of-turn"},
        {R"({"type":"sync","round":0,"names":{"host":"h","guest":null}})", "error out-of-turn"},
        {R"({"type":"move","round":1,"n":1,"x":7,"y":7})", "error out-of-turn"},
        {R"({"type":"choice","round":1,"n":3,"take":"black"})", "error out-of-turn"},
        {R"({"type":"clock","round":1,"n":1,"black_ms":1,"white_ms":1})", "error out-of-turn"},
        {R"({"type":"timeout","round":1,"side":"white"})", "error out-of-turn"},
        {R"({"type":"throw","commit":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"})",
         "error out-of-turn"},
        {R"({"type":"shuffle"})", "error out-of-turn"},
        {R"({"type":"propose","id":1,"round":1,"game":"reversi","rule":"standard","size":8})", ""},
        {R"({"type":"chat","text":"hi"})", ""},
        {R"({"type":"wave"})", ""},
        {guestHello, "error out-of-turn"},
        {welcomeToDuel(), "error out-of-turn"},
        {R"({"type":"bye"})", ""},
    };
    for (const auto& row : table) {
        INFO(row.line.toStdString());
        DuelEnd host = hostAfterStart();
        host.run(4s);
        static_cast<void>(host.session().takeOutput());
        give(host.session(), row.line.constData(), 4s);
        host.run(4s);
        const QString answer = sentWords(host.session());
        CHECK(answer == QLatin1String{row.answer});
        CHECK(host.session().isClosed() == (answer.startsWith(QLatin1String{"error"}) || row.line.contains("bye")));
    }
}

TEST_CASE("answers of a guest to the start of a duel")
{
    const link::DealSetup deal = duelTable().deal;
    link::DealSetup other = deal;
    other.seed = 8;
    link::DealSetup larger = deal;
    larger.size = {.columns = 6, .rows = 4};
    const message::DuelDeal told = describe(deal, boardOf(deal));
    const auto start = [](const message::DuelDeal& claimed, int round = 1) {
        return encode(message::DuelStart{round, claimed, 3s});
    };
    QByteArray swapped = told.cells;
    std::swap(swapped[0],
              *std::find_if(swapped.begin(), swapped.end(), [&](char cell) { return cell != told.cells[0]; }));
    const struct {
        QByteArray line;
        const char* answer;
    } table[] = {
        {start(told), ""},
        {start({told.number, told.digest, {}}), ""}, // a program that tells no cells
        {start({QStringLiteral("4x4-") + told.number, told.digest, told.cells}), "error malformed"},
        {start({told.number.chopped(1) + u'?', told.digest, told.cells}), "error malformed"},
        {start({told.number, digestOf(boardOf(other)), {}}), "error desync"},
        {start({told.number, told.digest, swapped}), "error desync"},
        {start({told.number, told.digest, told.cells.chopped(1)}), "error desync"},
        {start(describe(larger, boardOf(larger))), "error out-of-turn"},
        {start(told, 2), "error out-of-turn"},
        {R"({"type":"start","round":1,"black":"host"})", "error malformed"},
        {R"({"type":"pair","round":1,"n":1,"a":[0,0],"b":[1,1],"t":0})", "error out-of-turn"}, // not begun
        {R"({"type":"help","round":0,"n":0,"kind":"hint","t":0})", ""},
        {R"({"type":"pairs-end"})", "error out-of-turn"},
    };
    for (const auto& row : table) {
        INFO(row.line.toStdString());
        DuelEnd guest = guestAtTable();
        give(guest.session(), row.line.constData());
        guest.run(Time{0});
        CHECK(sentWords(guest.session()) == QLatin1String{row.answer});
        CHECK(guest.hasDuel() == (row.answer[0] == '\0' && row.line.contains("start")));
    }
}

TEST_CASE("a host cannot begin a round that was not agreed")
{
    DuelEnd guest = guestAtTable();
    give(guest.session(), startLine(duelTable().deal).constData());
    guest.run(Time{0});
    REQUIRE(guest.hasDuel());
    give(guest.session(), startLine(duelTable().deal, 2).constData());
    guest.run(Time{0});
    CHECK(sentWords(guest.session()) == QStringLiteral("error out-of-turn"));
}

TEST_CASE("round trips are measured every two seconds, and at most half a second is credited")
{
    DuelEnd host = hostAfterStart();
    const auto pong = [&](int t, Time now) {
        give(host.session(), QStringLiteral(R"({"type":"pong","t":%1})").arg(t).toLatin1().constData(), now);
        host.run(now);
    };
    const auto credited = [&](int id, Time now) {
        const auto line = QStringLiteral(R"({"type":"request","id":%1,"kind":"draw","round":1,"n":0})").arg(id);
        give(host.session(), line.toLatin1().constData(), now);
        host.run(now);
        static_cast<void>(host.act(duel::Answer{id, duel::RequestKind::Draw, false}));
        static_cast<void>(host.session().takeOutput());
        return host.lastTransit();
    };
    CHECK(credited(1, 50ms) == 0ms);
    pong(1, 120ms);
    CHECK(credited(2, 130ms) == 120ms);
    for (Time now = 500ms; now < 2s; now += 500ms)
        pong(0, now); // a line that is never silent
    host.run(1999ms);
    CHECK(sentTypes(host.session()).isEmpty());
    host.run(2s);
    CHECK(sentTypes(host.session()) == QStringLiteral("ping"));
    CHECK(host.session().nextDeadline() == 4s);
    pong(2, 2700ms);
    CHECK(credited(3, 2700ms) == 500ms);
    host.run(4s);
    pong(3, 4010ms);
    CHECK(credited(4, 4010ms) == 10ms);
    host.run(6s);
    host.run(8s);
    pong(4, 8100ms); // took longer than the time between two
    CHECK(credited(5, 8100ms) == 500ms);
}

TEST_CASE("a finish counts at its time, but not earlier than a round trip before it came")
{
    DuelEnd host = hostAfterStart();
    give(host.session(), R"({"type":"pong","t":1})", 200ms);
    host.run(200ms);
    duel::PlayerBoard board{duelTable(), boardOf(duelTable().deal), Seat::Second};
    const auto give = [&](Time now, int t) {
        using enum duel::Action::Kind;
        if (board.game().stuck()) {
            board.apply({.kind = Shuffle, .at = duel::Milliseconds{t}});
            const auto line = QStringLiteral(R"({"type":"help","round":1,"n":%1,"kind":"shuffle","t":%2})");
            qipan::net::test::give(host.session(), line.arg(board.pairs()).arg(t).toLatin1().constData(), now);
            host.run(now);
            return;
        }
        const link::Pair pair = board.game().hint()->pair;
        board.apply({.pair = pair, .at = duel::Milliseconds{t}});
        qipan::net::test::give(host.session(), pairLine(pair, board.pairs(), t).constData(), now);
        host.run(now);
    };
    Time now = 6s; // three seconds of the round
    for (int t = 0; !board.game().won(); t += board.game().stuck() ? 1000 : 1)
        give(now, t);
    REQUIRE_FALSE(host.last());
    REQUIRE(host.duel().board(Seat::Second).game().won());
    CHECK(host.duel().finishedAt(Seat::Second) == 3s - 200ms);
}

TEST_CASE("pairs that are due do not count as a flood, but anything else does")
{
    duel::Setup setup = points();
    setup.shuffleCost = 0s;
    DuelEnd host = hostAfterStart(setup);
    host.run(4s);
    duel::PlayerBoard board{setup, boardOf(setup.deal), Seat::Second};
    const auto send = [&](const QByteArray& line) {
        give(host.session(), line.constData(), 4s);
        host.run(4s);
    };
    int taken = 0;
    for (int t = 0; taken < 300; ++t) {
        if (board.game().stuck()) {
            board.apply({.kind = duel::Action::Kind::Shuffle, .at = duel::Milliseconds{t}});
            const auto line = QStringLiteral(R"({"type":"help","round":1,"n":%1,"kind":"shuffle","t":%2})");
            send(line.arg(board.pairs()).arg(t).toLatin1());
            continue;
        }
        const link::Pair pair = board.game().hint()->pair;
        board.apply({.pair = pair, .at = duel::Milliseconds{t}});
        send(pairLine(pair, board.pairs(), t));
        ++taken;
    }
    CHECK(taken == 300);
    INFO(sentWords(host.session()).toStdString());
    REQUIRE_FALSE(host.last());

    DuelEnd other = hostAfterStart();
    other.run(4s);
    static_cast<void>(other.session().takeOutput());
    for (int i = 0; i < 101; ++i) {
        give(other.session(), R"({"type":"request","id":1,"kind":"go-on","round":1,"n":0})", 4s);
        other.run(4s);
    }
    CHECK(sentWords(other.session()) == QStringLiteral("error flood"));

    DuelEnd ended = hostAfterStart();
    ended.run(4s);
    REQUIRE(ended.act(duel::Resign{}));
    give(ended.session(), R"({"type":"result","round":1,"n":0,"winner":"guest","reason":"resign"})", 4s);
    ended.run(4s);
    static_cast<void>(ended.session().takeOutput());
    for (int i = 0; i < 101; ++i) {
        give(ended.session(), pairLine(firstPair(), 1, 500).constData(), 4s); // of no use after the end
        ended.run(4s);
    }
    CHECK(sentWords(ended.session()) == QStringLiteral("error flood"));
}

TEST_CASE("a board that is shuffled or refilled is told, and compared")
{
    DuelPair pair{points()};
    int refilled = 0;
    for (int i = 0; i < 200 && refilled < 2; ++i) {
        pair.wait(100ms);
        if (!pair.host.takePair())
            continue;
        const QByteArray bytes = pair.host.session().takeOutput();
        const QJsonObject line = QJsonDocument::fromJson(bytes.split('\n').first()).object();
        const link::Game& game = pair.host.duel().board(Seat::First).game();
        const bool isTold = line.contains(QLatin1String{"cells"});
        const bool isRefilled = game.tilesLeft() == 16;
        const bool isShuffled = line[QLatin1String{"kind"}] == QLatin1String{"shuffle"};
        CHECK(isTold == (isRefilled || isShuffled));
        if (isTold)
            CHECK(line[QLatin1String{"cells"}].toString().toLatin1() == cellsOf(game.board()).toHex());
        refilled += isRefilled && !isShuffled ? 1 : 0;
        pair.guest.session().receive(bytes, pair.now);
        pair.settle();
    }
    REQUIRE(refilled == 2);
    REQUIRE_FALSE(pair.guest.last());
    CHECK(pair.guest.duel().board(Seat::First).game().board() == pair.host.duel().board(Seat::First).game().board());

    pair.wait(100ms);
    QByteArray line = pairLine(pair.host.duel().board(Seat::First).game().hint()->pair,
                               pair.host.duel().board(Seat::First).pairs() + 1, 59'000);
    line.chop(1);
    line += R"(,"cells":"0102"})";
    give(pair.guest.session(), line.constData(), pair.now);
    pair.guest.run(pair.now);
    CHECK(sentWords(pair.guest.session()) == QStringLiteral("error desync"));
}

TEST_CASE("a client that does not tell its shuffled or refilled board is told it")
{
    DuelEnd host = hostAfterStart(points());
    host.run(4s);
    static_cast<void>(host.session().takeOutput());
    duel::PlayerBoard board{points(), boardOf(points().deal), Seat::Second};
    int told = 0;
    for (int t = 0; told < 4; t = static_cast<int>(board.waitsUntil().count()) + 1) {
        duel::Action action{.kind = duel::Action::Kind::Shuffle, .at = duel::Milliseconds{t}};
        if (!board.game().stuck())
            action = {.pair = board.game().hint()->pair, .at = duel::Milliseconds{t}};
        board.apply(action);
        const auto shuffle = QStringLiteral(R"({"type":"help","round":1,"n":%1,"kind":"shuffle","t":%2})");
        give(host.session(),
             (action.kind == duel::Action::Kind::Pair ? pairLine(action.pair, board.pairs(), t)
                                                      : shuffle.arg(board.pairs()).arg(t).toLatin1())
                 .constData(),
             4s);
        host.run(4s);
        const auto lines = sent(host.session());
        const bool isNew = action.kind == duel::Action::Kind::Shuffle || board.game().tilesLeft() == 16;
        REQUIRE(lines.size() == (isNew ? 1 : 0));
        if (!isNew)
            continue;
        ++told;
        CHECK(lines[0][QLatin1String{"type"}] == QLatin1String{"board"});
        CHECK(lines[0][QLatin1String{"n"}] == board.pairs());
        CHECK(lines[0][QLatin1String{"cells"}].toString().toLatin1() == cellsOf(board.game().board()).toHex());
    }
    CHECK_FALSE(host.last());
}

TEST_CASE("a round by points ends for both when its time is up")
{
    DuelPair pair{points()};
    REQUIRE(pair.guest.takePair());
    pair.settle();
    for (Time time{0}; time < 66s; time += 500ms)
        pair.wait(500ms);
    for (const DuelEnd* end : {&pair.host, &pair.guest}) {
        REQUIRE_FALSE(end->last());
        CHECK(end->duel().isConfirmed());
        CHECK(end->duel().verdict() == duel::Verdict{Seat::Second, duel::EndReason::Points});
    }
}

TEST_CASE("a guest that asks for another round before the host's time is up is refused politely")
{
    DuelEnd host = hostAfterStart(points());
    for (Time time{0}; time < 62s; time += 10s) {
        give(host.session(), R"({"type":"pong","t":0})", time);
        host.run(time);
    }
    static_cast<void>(host.session().takeOutput());
    give(host.session(), R"({"type":"result","round":1,"n":0,"winner":"draw","reason":"points"})", 62s);
    give(host.session(), R"({"type":"request","id":1,"kind":"again","round":1,"n":0})", 62s);
    host.run(62s);
    CHECK(sentWords(host.session()).contains(QStringLiteral("reply stale")));
    CHECK_FALSE(host.session().isClosed());
}
