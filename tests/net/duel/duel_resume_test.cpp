// SPDX-License-Identifier: GPL-3.0-or-later
// Duels after a lost connection, and their spectators.
#include "net/codec.h"
#include "net/duel_wire.h"
#include "tests/net/duel/duel_pair.h"
#include "tests/net/duel/duel_watch.h"
#include "tests/support/catch.h"

#include <QJsonArray>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

[[nodiscard]] duel::Setup largePoints()
{
    duel::Setup setup = duelTable();
    setup.deal.size = {.columns = 8, .rows = 6};
    setup.deal.pictures = 8;
    setup.rule = duel::Rule::Points;
    setup.minutes = 2min;
    return setup;
}

void requireTheSame(const DuelPair& pair)
{
    REQUIRE_FALSE(pair.host.last());
    REQUIRE_FALSE(pair.guest.last());
    REQUIRE(pair.host.resumed() > 0);
    REQUIRE(pair.host.resumed() == pair.guest.resumed());
    REQUIRE(pair.host.round() == pair.guest.round());
    REQUIRE(snapshotOf(pair.host.duel()) == snapshotOf(pair.guest.duel()));
    REQUIRE(pair.host.duel().isPaused() == pair.guest.duel().isPaused());
    REQUIRE(pair.host.time() == pair.guest.time());
}

/// The lines with which a host sends a guest back to its seat.
[[nodiscard]] QByteArray account(DuelState state, const duel::Setup& setup = duelTable())
{
    Session host = Session::host(named("Host"), setup, Time{0});
    const QByteArray line = R"({"type":"hello","protocol":1,"name":"G","client":"","role":"play",)"
                            R"("resume":{"token":"00112233445566778899aabbccddeeff","round":1,"n":0}})";
    static_cast<void>(eventAfter<JoinRequested>(host, line.constData()));
    host.resumeDuel(QStringLiteral("00112233445566778899aabbccddeeff"), state, boardOf(state.deal));
    return host.takeOutput();
}

[[nodiscard]] DuelEnd returningDuelist()
{
    JoinRequest back = duelist;
    back.resume = message::Resume{QStringLiteral("00112233445566778899aabbccddeeff"), 1, 0};
    DuelEnd guest{Session::guest(named("Guest"), back, Time{0})};
    static_cast<void>(guest.session().takeOutput());
    return guest;
}

[[nodiscard]] std::vector<duel::Action> someActions(int count)
{
    std::vector<duel::Action> actions;
    using enum duel::Action::Kind;
    for (int i = 0; i < count; ++i) {
        const auto kind = i % 7 == 2 ? Hint : i % 11 == 5 ? Shuffle : Pair;
        duel::Action action{.kind = kind, .at = duel::Milliseconds{i * 10}};
        if (kind == Pair)
            action.pair = {{i % 30, i % 20}, {(i + 1) % 30, i % 20}};
        actions.push_back(action);
    }
    return actions;
}

} // namespace

TEST_CASE("actions are split into lists of at most 64 entries and put together in their order")
{
    for (const int count : {0, 1, 63, 64, 65, 128, 129, 1'000}) {
        CAPTURE(count);
        const auto actions = someActions(count);
        const auto messages = describe(Seat::Second, actions);
        CHECK(messages.size() == static_cast<std::size_t>((count + 63) / 64));
        std::vector<duel::Action> read;
        for (const message::Pairs& pairs : messages) {
            CHECK(pairs.seat == Seat::Second);
            CHECK(pairs.list.size() + pairs.helps.size() <= 64);
            const QByteArray line = encode(pairs);
            CHECK(line.size() <= maxLineBytes);
            const auto message = parseMessage(line.trimmed(), Vocabulary::Duel);
            REQUIRE(message);
            CHECK(append(std::get<message::Pairs>(*message), read));
        }
        CHECK(read == actions);
    }
}

TEST_CASE("the longest welcome and sync of a duel fit in a line")
{
    const link::Board full{link::largestBoard, link::Tile{link::Picture{254}}};
    const DuelState state{.round = 2'147'483'647,
                          .deal = {.size = link::largestBoard, .pictures = 255},
                          .time = 2'147'483'647ms,
                          .isPaused = true,
                          .snapshot = {.actions = {}, .verdict = duel::Verdict{Seat::Second, duel::EndReason::Points}}};
    message::DuelRoundState told = describe(state, full);
    told.startsIn = 60s;
    const Terms terms = duel::Setup{.deal = {.size = link::largestBoard,
                                             .outline = link::Outline::Checkered,
                                             .mode = link::FallingMode::UpperLeftLowerRight,
                                             .pictures = 255},
                                    .rule = duel::Rule::Points,
                                    .bestOf = 5,
                                    .minutes = 60min};
    for (const QString& letter : {QString::fromUtf8("😀"), QStringLiteral("\""), QString{QChar{0x1f}}}) {
        const QString name = letter.repeated(32);
        const message::Welcome welcome{1,   name, letter.repeated(64), describe(terms), QString{32, u'f'}, std::nullopt,
                                       told};
        CHECK(encode(welcome).size() <= maxLineBytes);
        CHECK(encode(message::DuelSync{told, name, name}).size() <= maxLineBytes);
    }
    CHECK(encode(message::DuelStart{1, told.deal, 3s}).size() <= maxLineBytes);
}

TEST_CASE("lists that do not continue the actions before are refused")
{
    const auto messages = describe(Seat::First, someActions(200));
    std::vector<duel::Action> actions;
    REQUIRE_FALSE(append(messages[1], actions)); // the first is missing
    REQUIRE(append(messages[0], actions));
    CHECK_FALSE(append(messages[0], actions));
    CHECK_FALSE(append(messages[2], actions));
    message::Pairs disordered{
        Seat::First, 1, {{0, 0, 1, 1, 5}}, {{duel::HelpKind::Hint, 1, 5}, {duel::HelpKind::Hint, 0, 5}}};
    std::vector<duel::Action> none;
    CHECK_FALSE(append(disordered, none));
    none.clear();
    disordered.helps = {{duel::HelpKind::Hint, 2, 5}};
    CHECK_FALSE(append(disordered, none));
}

TEST_CASE("a resumed duel goes on where the host's account ends, with the guest's own actions after it")
{
    DuelPair pair;
    REQUIRE(pair.host.takePair());
    REQUIRE(pair.guest.takePair());
    pair.settle();
    SECTION("nothing was lost")
    {
        pair.breakLine();
        requireTheSame(pair);
    }
    SECTION("the guest's last actions were lost")
    {
        REQUIRE(pair.guest.takePair());
        REQUIRE(pair.guest.takePair());
        pair.breakLine();
        requireTheSame(pair);
        CHECK(pair.host.duel().board(Seat::Second).actions().size() == 3);
    }
    SECTION("the host's were")
    {
        REQUIRE(pair.host.takePair());
        pair.breakLine();
        requireTheSame(pair);
        CHECK(pair.guest.duel().board(Seat::First).actions().size() == 2);
    }
    SECTION("the guest's resignation was")
    {
        REQUIRE(pair.guest.act(duel::Resign{}));
        pair.breakLine();
        requireTheSame(pair);
        CHECK(pair.host.duel().verdict() == duel::Verdict{Seat::First, duel::EndReason::Resign});
        CHECK(pair.guest.duel().isConfirmed());
    }
    SECTION("the host's was")
    {
        REQUIRE(pair.host.act(duel::Resign{}));
        pair.breakLine();
        requireTheSame(pair);
        CHECK(pair.guest.duel().verdict() == duel::Verdict{Seat::Second, duel::EndReason::Resign});
        CHECK(pair.host.duel().isConfirmed());
    }
    SECTION("requests are void")
    {
        REQUIRE(pair.ask(pair.host, duel::RequestKind::Draw));
        pair.breakLine();
        requireTheSame(pair);
        CHECK_FALSE(pair.host.duel().request(Seat::First));
        CHECK_FALSE(pair.guest.duel().request(Seat::First));
        CHECK(pair.ask(pair.guest, duel::RequestKind::Pause));
        CHECK(pair.answer(pair.host, true));
    }
    SECTION("a pause goes on")
    {
        REQUIRE(pair.ask(pair.host, duel::RequestKind::Pause));
        REQUIRE(pair.answer(pair.guest, true));
        pair.breakLine();
        requireTheSame(pair);
        CHECK(pair.guest.duel().isPaused());
        REQUIRE(pair.act(pair.guest, duel::GoOn{}));
        CHECK_FALSE(pair.host.duel().isPaused());
    }
    SECTION("the guest has not heard of the next round")
    {
        REQUIRE(pair.act(pair.guest, duel::Resign{}));
        REQUIRE(pair.ask(pair.guest, duel::RequestKind::Again));
        const auto open = pair.host.duel().request(Seat::Second);
        REQUIRE(pair.host.act(duel::Answer{open->id, open->kind, true}));
        pair.breakLine();
        requireTheSame(pair);
        CHECK(pair.guest.round() == 2);
        CHECK(pair.guest.time() == -3s); // the rest of the count
    }
    SECTION("either program was killed")
    {
        REQUIRE(pair.guest.takePair());
        pair.host.restart();
        pair.guest.restart();
        pair.breakLine();
        requireTheSame(pair);
    }
}

TEST_CASE("no time runs while the line is lost")
{
    DuelPair pair;
    pair.host.lose();
    pair.guest.lose();
    pair.now += 60s;
    pair.breakLine();
    requireTheSame(pair);
    CHECK(pair.host.time() == 1s);
    pair.wait(2s);
    CHECK(pair.host.time() == 3s);
    CHECK(pair.guest.time() == 3s);
}

TEST_CASE("the account of a long round comes in several lines, all before anything else")
{
    DuelPair pair{largePoints()};
    for (int i = 0; i < 150; ++i) {
        pair.wait(500ms);
        static_cast<void>(pair.host.takePair());
        static_cast<void>(pair.guest.takePair());
        pair.settle();
    }
    REQUIRE(pair.host.duel().board(Seat::First).actions().size() > 64);
    pair.breakLine();
    requireTheSame(pair);
}

TEST_CASE("an account that cannot be true ends the connection")
{
    const duel::Setup setup = duelTable();
    duel::PlayerBoard board{setup, boardOf(setup.deal), Seat::First};
    const duel::Action good{.pair = board.game().hint()->pair, .at = 500ms};
    const duel::Action wrong{.pair = {good.pair.a, good.pair.a}, .at = 500ms};
    const DuelState state{.round = 1, .deal = setup.deal, .time = 1s};
    const auto after = [&](const QByteArray& lines) {
        DuelEnd guest = returningDuelist();
        guest.session().receive(lines, Time{0});
        guest.run(Time{0});
        return sentWords(guest.session()).remove(QStringLiteral("ping")).remove(QStringLiteral("pong")).simplified();
    };
    const auto with = [&](auto change) {
        DuelState changed = state;
        change(changed);
        return account(changed);
    };
    CHECK(after(account(state)).isEmpty());
    CHECK(after(with([&](DuelState& s) { s.snapshot.actions[0] = {good}; })).isEmpty());
    CHECK(after(with([&](DuelState& s) { s.snapshot.actions[0] = {wrong}; })) == QStringLiteral("error desync"));
    CHECK(after(with([&](DuelState& s) { s.snapshot.actions[1] = {good, good}; })) == QStringLiteral("error desync"));
    CHECK(after(with([&](DuelState& s) {
              s.snapshot.verdict = duel::Verdict{Seat::First, duel::EndReason::Cleared};
          })).contains(QStringLiteral("error desync")));
    CHECK(after(with([&](DuelState& s) {
              s.snapshot.verdict = duel::Verdict{Seat::First, duel::EndReason::Resign};
          }))
          == QStringLiteral("result resign"));
    QByteArray other = account(state);
    other.replace(describe(setup.deal, boardOf(setup.deal)).digest.toHex(), QByteArray{"00"}.repeated(32));
    CHECK(after(other) == QStringLiteral("error desync"));

    // While the actions come, nothing else is due, and no more than the deal can need.
    const QByteArray begun = account(state).replace("{\"type\":\"pairs-end\"}\n", "");
    CHECK(after(begun + R"({"type":"pair","round":1,"n":1,"a":[0,0],"b":[1,1],"t":0})" + '\n')
          == QStringLiteral("error out-of-turn"));
    CHECK(after(begun + encode(message::Pairs{Seat::First, 2, {}, {}})) == QStringLiteral("error out-of-turn"));
    QByteArray many = begun;
    for (int from = 1; from < 2'000; from += 64)
        many += encode(message::Pairs{Seat::First, from, std::vector<std::array<int, 5>>(64), {}});
    CHECK(after(many) == QStringLiteral("error out-of-turn"));
    CHECK(after(begun).isEmpty()); // it waits
}

TEST_CASE("a guest whose own actions are missing in the account finds the boards different")
{
    DuelPair pair;
    REQUIRE(pair.host.takePair());
    pair.settle();
    DuelState forgetful = pair.host.state();
    forgetful.snapshot.actions[0].clear();
    JoinRequest back = duelist;
    back.resume = pair.guest.seatToResume();
    pair.guest.lose();
    pair.guest.reconnect(Session::guest(named("Guest"), back, pair.now));
    const QString token = back.resume->token;
    QByteArray lines = account(forgetful);
    lines.replace("00112233445566778899aabbccddeeff", token.toLatin1());
    pair.guest.session().receive(lines, pair.now);
    pair.guest.run(pair.now);
    CHECK(sentWords(pair.guest.session()).endsWith(QStringLiteral("error desync")));
}

TEST_CASE("a spectator sees both boards live, and the result")
{
    DuelPair pair;
    DuelWatch watch{pair.host, pair.setup, pair.now};
    REQUIRE(pair.host.takePair());
    pair.settle();
    watch.run(pair.now);
    DuelEnd& spectator = watch.spectator();
    REQUIRE(spectator.hasDuel());
    CHECK(spectator.time() == pair.host.time());
    CHECK(snapshotOf(spectator.duel()) == snapshotOf(pair.host.duel()));
    const auto pass = [&](Time time) {
        pair.wait(time);
        watch.run(pair.now);
    };
    while (pair.host.duel().isRunning()) {
        pass(200ms);
        if (pair.guest.duel().isRunning() && !pair.guest.duel().board(Seat::Second).game().won())
            static_cast<void>(pair.guest.takePair());
    }
    pass(1s);
    CHECK(snapshotOf(spectator.duel()) == snapshotOf(pair.host.duel()));
    CHECK(spectator.duel().verdict() == duel::Verdict{Seat::Second, duel::EndReason::Cleared});
    REQUIRE(pair.ask(pair.guest, duel::RequestKind::Again));
    REQUIRE(pair.answer(pair.host, true));
    watch.run(pair.now);
    CHECK(spectator.round() == 2);
    CHECK(spectator.time() == -3s);
    REQUIRE_FALSE(spectator.last());
    CHECK_FALSE(watch.hostSide().isClosed());
}

TEST_CASE("a spectator learns of a pause, and comes in before the first round as well")
{
    DuelEnd waiting{Session::host(named("Host"), duelTable(), Time{0})};
    DuelWatch early{waiting, duelTable(), Time{0}};
    early.run(Time{0});
    CHECK_FALSE(early.spectator().hasDuel());
    CHECK(early.spectator().session().isAtTable());

    DuelPair pair;
    DuelWatch watch{pair.host, pair.setup, pair.now};
    watch.run(pair.now);
    REQUIRE(pair.ask(pair.host, duel::RequestKind::Pause));
    REQUIRE(pair.answer(pair.guest, true));
    watch.run(pair.now);
    CHECK(watch.spectator().duel().isPaused());
    REQUIRE(pair.act(pair.guest, duel::GoOn{}));
    watch.run(pair.now);
    CHECK_FALSE(watch.spectator().duel().isPaused());
}

TEST_CASE("a spectator of a duel is told nothing that is not for it")
{
    for (const char* line : {R"({"type":"request","id":1,"kind":"draw","round":1,"n":0})",
                             R"({"type":"resign","round":1})", R"({"type":"move","round":1,"n":1,"x":0,"y":0})",
                             R"({"type":"pairs-end"})", R"({"type":"reply","id":1,"kind":"draw","accept":true})"}) {
        INFO(line);
        DuelPair pair;
        DuelWatch watch{pair.host, pair.setup, pair.now};
        watch.run(pair.now);
        give(watch.spectator().session(), line, pair.now);
        watch.spectator().run(pair.now);
        CHECK(sentWords(watch.spectator().session()) == QStringLiteral("error out-of-turn"));
    }
    DuelPair pair;
    DuelWatch watch{pair.host, pair.setup, pair.now};
    watch.run(pair.now);
    for (const char* line : {R"({"type":"resign","round":1})", R"({"type":"pairs-end"})",
                             R"({"type":"pair","round":1,"n":1,"a":[0,0],"b":[1,1],"t":0})"}) {
        give(watch.hostSide(), line, pair.now); // a spectator's words are ignored
        CHECK_FALSE(watch.hostSide().poll(pair.now));
        CHECK(sentTypes(watch.hostSide()).isEmpty());
    }
}
