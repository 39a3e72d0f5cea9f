// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a round in `welcome` and `sync`.
#include "net/codec.h"
#include "net/line_reader.h"
#include "net/text.h"
#include "tests/net/wire/parsed.h"
#include "tests/support/catch.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;
using namespace std::chrono_literals;

namespace {

[[nodiscard]] QByteArray welcome(const QByteArray& roundState)
{
    return R"({"type":"welcome","protocol":1,"name":"n","client":"c","token":"00112233445566778899aabbccddeeff",)"
           R"("setup":{"game":"gomoku","rule":"freestyle","size":15,"first":"host","clock":null})"
        + roundState + '}';
}

[[nodiscard]] QByteArray resumed(const QByteArray& moves, const QByteArray& more)
{
    return welcome(R"(,"resumed":true,"round":3,"black":"guest","undos":2,"moves":)" + moves + more);
}

/// A list of `count` equal moves.
[[nodiscard]] QByteArray equalMoves(int count)
{
    auto list = QByteArray{"[1,1],"}.repeated(count);
    list.chop(1);
    return '[' + list + ']';
}

/// The fullest possible board.
[[nodiscard]] RoundState fullBoard()
{
    constexpr int size = 20;
    RoundState roundState;
    roundState.round = Fields::greatest;
    roundState.snapshot.black = Seat::Second;
    roundState.snapshot.undos = Fields::greatest;
    roundState.snapshot.verdict = Verdict{size * size, {Side::Black, EndReason::Forbidden}};
    roundState.times = ClockTimes{2147483647ms, 2147483647ms};
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x)
            roundState.snapshot.moves.push_back({x, y});
    }
    return roundState;
}

/// Texts with many bytes per character, raw or escaped.
[[nodiscard]] std::vector<QString> widest()
{
    return {QString::fromUtf8("😀"), QStringLiteral("\""), QString{QChar{0x1f}}};
}

} // namespace

TEST_CASE("a welcome contains round state only if it says that it resumes")
{
    REQUIRE_FALSE(parsed<message::Welcome>(welcome("")).resumed);
    REQUIRE_FALSE(parsed<message::Welcome>(welcome(R"(,"resumed":false,"round":"not looked at")")).resumed);
    REQUIRE_FALSE(parseMessage(welcome(R"(,"resumed":true)")));

    const auto welcome = parsed<message::Welcome>(resumed(
        "[[7,7],[8,6]]", R"(,"black_ms":1500,"white_ms":0,"result":{"n":2,"winner":"white","reason":"timeout"})"));
    REQUIRE(welcome.resumed);
    const auto& roundState = *welcome.resumed;
    REQUIRE(roundState.round == 3);
    REQUIRE(roundState.snapshot
            == MatchSnapshot{Seat::Second, {{7, 7}, {8, 6}}, 2, Verdict{2, {Side::White, EndReason::Timeout}}});
    REQUIRE(roundState.times == ClockTimes{1500ms, 0ms});
}

TEST_CASE("a welcome contains both times or neither")
{
    const auto none = parsed<message::Welcome>(resumed("[]", R"(,"result":null)"));
    REQUIRE_FALSE(none.resumed->times);
    REQUIRE_FALSE(none.resumed->snapshot.verdict);
    REQUIRE_FALSE(parseMessage(resumed("[]", R"(,"black_ms":1,"result":null)")));
    REQUIRE_FALSE(parseMessage(resumed("[]", R"(,"white_ms":1,"result":null)")));
}

TEST_CASE("only a spectator's welcome has no token")
{
    REQUIRE(parsed<message::Welcome>(welcome("")).token == QStringLiteral("00112233445566778899aabbccddeeff"));
    const auto spectated = parsed<message::Welcome>(
        R"({"type":"welcome","protocol":1,"name":"n","client":"c",)"
        R"("setup":{"game":"gomoku","rule":"freestyle","size":15,"first":"host","clock":null}})");
    REQUIRE(spectated.token.isEmpty());
    REQUIRE_FALSE(encode(spectated).contains("token"));
}

TEST_CASE("a move list is at most as long as the largest board")
{
    REQUIRE(parsed<message::Welcome>(resumed(equalMoves(400), R"(,"result":null)")).resumed->snapshot.moves.size()
            == 400);
    REQUIRE_FALSE(parseMessage(resumed(equalMoves(401), R"(,"result":null)")));
}

TEST_CASE("opening choices are listed in order and limited in number")
{
    const auto taken = [](const QByteArray& choices) {
        return parsed<message::Welcome>(resumed("[]", R"(,"choices":)" + choices + R"(,"result":null)"))
            .resumed->snapshot.openingChoices;
    };
    REQUIRE(taken("[]").empty());
    REQUIRE(taken(R"(["two","white"])") == std::vector{OpeningChoice::Two, OpeningChoice::White});
    for (const char* wrong :
         {R"(["two",7])", R"(["green"])", R"([{"take":"two"}])", R"(["two","black","white"])", "{}"}) {
        INFO(wrong);
        REQUIRE_FALSE(parseMessage(resumed("[]", R"(,"choices":)" + QByteArray{wrong} + R"(,"result":null)")));
    }
}

TEST_CASE("an unknown end reason is read as the reason Other")
{
    const QByteArray result = R"({"n":0,"winner":"black","reason":"cleared"})";
    const auto welcome = parsed<message::Welcome>(resumed("[]", R"(,"result":)" + result));
    REQUIRE(welcome.resumed->snapshot.verdict == Verdict{0, {Side::Black, EndReason::Other}});
    const auto told =
        parsed<message::Result>(R"({"type":"result","round":1,"n":0,"winner":"black","reason":"cleared"})");
    REQUIRE_FALSE(told.reason);
}

TEST_CASE("a sync contains the whole state or says that no round has begun")
{
    const auto sync = parsed<message::Sync>(
        R"({"type":"sync","round":2,"black":"guest","names":{"host":"A","guest":"B"},"moves":[[3,2]],)"
        R"("choices":[],"result":{"n":1,"winner":"draw","reason":"agreed"}})");
    REQUIRE(sync.host == QStringLiteral("A"));
    REQUIRE(sync.guest == QStringLiteral("B"));
    REQUIRE(sync.roundState);
    REQUIRE(sync.roundState->round == 2);
    REQUIRE(sync.roundState->snapshot
            == MatchSnapshot{Seat::Second, {{3, 2}}, 0, Verdict{1, {std::nullopt, EndReason::Agreed}}});
    REQUIRE_FALSE(sync.roundState->times);

    const auto early = parsed<message::Sync>(
        R"({"type":"sync","round":0,"black":null,"names":{"host":"A","guest":null},"moves":[],"result":null})");
    REQUIRE_FALSE(early.roundState);
    REQUIRE_FALSE(early.guest);
}

TEST_CASE("a clock message names each side's time")
{
    const auto clock = parsed<message::Clock>(R"({"type":"clock","round":1,"n":4,"black_ms":61000,"white_ms":999})");
    REQUIRE(clock.plies == 4);
    REQUIRE(clock.times == ClockTimes{61000ms, 999ms});
    REQUIRE(parsed<message::Timeout>(R"({"type":"timeout","round":1,"side":"white"})").side == Side::White);
}

TEST_CASE("a time beyond the protocol's range is clamped")
{
    message::Clock clock{1, 2, {std::chrono::hours{1000}, -1ms}};
    REQUIRE(parsed<message::Clock>(encode(clock).trimmed()).times == ClockTimes{2147483647ms, 0ms});
}

TEST_CASE("a full largest board with the longest names fits in one line")
{
    for (const auto& character : widest()) {
        INFO(character.toStdString());
        const auto name = character.repeated(maxNameLength);
        const message::Setup setup{QStringLiteral("gomoku"),   QStringLiteral("freestyle"), 20,
                                   QStringLiteral("long-pro"), QStringLiteral("throw"),     ClockSetting{36000, 600}};
        const message::Welcome welcome{protocolVersion,
                                       name,
                                       character.repeated(maxClientLength),
                                       setup,
                                       QStringLiteral("0123456789abcdef").repeated(2),
                                       fullBoard()};
        const auto welcomed = encode(welcome);
        REQUIRE(welcomed.size() <= maxLineBytes);
        const auto resumed = parsed<message::Welcome>(welcomed.trimmed()).resumed;
        REQUIRE(resumed->snapshot == fullBoard().snapshot);
        REQUIRE(resumed->times == fullBoard().times);

        const auto synced = encode(message::Sync{fullBoard(), name, name});
        REQUIRE(synced.size() <= maxLineBytes);
        REQUIRE(parsed<message::Sync>(synced.trimmed()).guest == name);
    }
}
