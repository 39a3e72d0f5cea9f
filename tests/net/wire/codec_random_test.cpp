// SPDX-License-Identifier: GPL-3.0-or-later
// Random messages, built as JSON objects field by field: reading and writing one gives the same object.
#include "net/codec.h"
#include "net/line_reader.h"
#include "tests/net/wire/wire_dice.h"
#include "tests/support/catch.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <vector>

using namespace qipan;
using namespace qipan::net;
using Dice = qipan::net::test::WireDice;

namespace {

[[nodiscard]] QJsonObject setup(Dice& dice)
{
    QJsonObject clock;
    clock[u"main_s"] = dice.integer(10, 36000);
    clock[u"increment_s"] = dice.integer(0, 600);
    return {{QStringLiteral("game"), dice.word({"gomoku", "reversi"})},
            {QStringLiteral("rule"), dice.word({"freestyle", "standard", "renju", "newer"})},
            {QStringLiteral("size"), dice.integer(1)},
            {QStringLiteral("opening"), dice.word({"free", "pro", "swap2"})},
            {QStringLiteral("first"), dice.word({"host", "guest", "throw"})},
            {QStringLiteral("clock"), dice.coin() ? QJsonValue{clock} : QJsonValue{QJsonValue::Null}}};
}

[[nodiscard]] QString reason(Dice& dice)
{
    return dice.word({"five", "forbidden", "full", "count", "resign", "agreed", "timeout"});
}

[[nodiscard]] QJsonArray moves(Dice& dice, int least)
{
    QJsonArray moves;
    for (int left = least + dice.below(6 - least); left > 0; --left)
        moves.append(QJsonArray{dice.integer(), dice.integer()});
    return moves;
}

void addSnapshot(QJsonObject& object, Dice& dice)
{
    object[u"moves"] = moves(dice, 0);
    QJsonArray choices;
    for (int left = dice.below(3); left > 0; --left)
        choices.append(dice.word({"black", "white", "two"}));
    object[u"choices"] = choices;
    object[u"result"] = QJsonValue::Null;
    if (dice.coin()) {
        object[u"result"] = QJsonObject{{QStringLiteral("n"), dice.integer()},
                                        {QStringLiteral("winner"), dice.word({"black", "white", "draw"})},
                                        {QStringLiteral("reason"), reason(dice)}};
    }
}

[[nodiscard]] QJsonObject hello(Dice& dice)
{
    QJsonObject object{{QStringLiteral("protocol"), 1},
                       {QStringLiteral("name"), dice.text(1, 32)},
                       {QStringLiteral("role"), dice.word({"play", "watch"})},
                       {QStringLiteral("client"), dice.text(0, 64)}};
    if (dice.coin())
        object[u"continues"] = true;
    if (dice.coin()) {
        object[u"resume"] = QJsonObject{{QStringLiteral("token"), dice.text(0, 100)},
                                        {QStringLiteral("round"), dice.integer()},
                                        {QStringLiteral("n"), dice.integer()}};
    }
    return object;
}

[[nodiscard]] QJsonObject welcome(Dice& dice)
{
    QJsonObject object{{QStringLiteral("protocol"), 1},
                       {QStringLiteral("name"), dice.text(1, 32)},
                       {QStringLiteral("client"), dice.text(0, 64)},
                       {QStringLiteral("setup"), setup(dice)}};
    if (dice.coin())
        object[u"token"] = dice.hex(32);
    if (dice.coin()) {
        object[u"resumed"] = true;
        object[u"round"] = dice.integer(1);
        object[u"black"] = dice.word({"host", "guest"});
        object[u"undos"] = dice.integer();
        addSnapshot(object, dice);
        if (dice.coin()) {
            object[u"black_ms"] = dice.integer();
            object[u"white_ms"] = dice.integer();
        }
    }
    return object;
}

[[nodiscard]] QJsonObject sync(Dice& dice)
{
    const QJsonObject names{
        {QStringLiteral("host"), dice.text(1, 32)},
        {QStringLiteral("guest"), dice.coin() ? QJsonValue{dice.text(1, 32)} : QJsonValue{QJsonValue::Null}}};
    QJsonObject object{{QStringLiteral("names"), names},
                       {QStringLiteral("round"), dice.integer(1)},
                       {QStringLiteral("black"), dice.word({"host", "guest"})}};
    addSnapshot(object, dice);
    return object;
}

[[nodiscard]] QJsonObject start(Dice& dice)
{
    QJsonObject object{{QStringLiteral("round"), dice.integer(1)},
                       {QStringLiteral("black"), dice.word({"host", "guest"})}};
    if (dice.coin())
        object[u"setup"] = setup(dice);
    if (dice.coin())
        object[u"moves"] = moves(dice, 1);
    return object;
}

[[nodiscard]] QJsonObject reply(Dice& dice)
{
    QJsonObject object{{QStringLiteral("id"), dice.integer()},
                       {QStringLiteral("kind"), dice.word({"undo", "draw", "restart", "again", "newer"})},
                       {QStringLiteral("accept"), dice.coin()}};
    if (dice.coin())
        object[u"reason"] = dice.word({"stale", "crossed", "nothing", "withdrawn"});
    return object;
}

[[nodiscard]] QJsonObject chat(Dice& dice)
{
    QJsonObject object{{QStringLiteral("text"), dice.text(1, 500)}};
    if (dice.coin())
        object[u"from"] = dice.word({"host", "guest"});
    return object;
}

/// With the number of the sender's choices, or without it.
[[nodiscard]] QJsonObject withChoices(QJsonObject object, Dice& dice)
{
    if (dice.coin())
        object[u"choices"] = dice.below(3);
    return object;
}

[[nodiscard]] QJsonObject clock(Dice& dice)
{
    return withChoices({{QStringLiteral("round"), dice.integer()},
                        {QStringLiteral("n"), dice.integer()},
                        {QStringLiteral("black_ms"), dice.integer()},
                        {QStringLiteral("white_ms"), dice.integer()}},
                       dice);
}

[[nodiscard]] QJsonObject propose(Dice& dice)
{
    QJsonObject object{{QStringLiteral("id"), dice.integer()},
                       {QStringLiteral("round"), dice.integer()},
                       {QStringLiteral("game"), dice.text(1, 20)},
                       {QStringLiteral("rule"), dice.text(1, 20)},
                       {QStringLiteral("size"), dice.integer()}};
    if (dice.coin())
        object[u"opening"] = dice.word({"pro", "swap2", "newer"});
    return object;
}

[[nodiscard]] QJsonObject move(Dice& dice)
{
    return {{QStringLiteral("round"), dice.integer()},
            {QStringLiteral("n"), dice.integer(1)},
            {QStringLiteral("x"), dice.integer()},
            {QStringLiteral("y"), dice.integer()}};
}

[[nodiscard]] QJsonObject choice(Dice& dice)
{
    return {{QStringLiteral("round"), dice.integer()},
            {QStringLiteral("n"), dice.integer()},
            {QStringLiteral("take"), dice.word({"black", "white", "two"})}};
}

[[nodiscard]] QJsonObject request(Dice& dice)
{
    return withChoices({{QStringLiteral("id"), dice.integer()},
                        {QStringLiteral("kind"), dice.word({"undo", "draw", "restart", "again", "newer"})},
                        {QStringLiteral("round"), dice.integer()},
                        {QStringLiteral("n"), dice.integer()}},
                       dice);
}

[[nodiscard]] QJsonObject result(Dice& dice)
{
    return withChoices({{QStringLiteral("round"), dice.integer()},
                        {QStringLiteral("n"), dice.integer()},
                        {QStringLiteral("winner"), dice.word({"black", "white", "draw"})},
                        {QStringLiteral("reason"), reason(dice)}},
                       dice);
}

// At a table of duels.

/// With the cells of a board, or without them.
[[nodiscard]] QJsonObject withCells(QJsonObject object, Dice& dice)
{
    if (dice.coin())
        object[u"cells"] = dice.hex(2 * dice.integer(1, 600));
    return object;
}

[[nodiscard]] QJsonObject withSeat(QJsonObject object, Dice& dice)
{
    if (dice.coin())
        object[u"seat"] = dice.word({"host", "guest"});
    return object;
}

[[nodiscard]] QJsonArray cell(Dice& dice)
{
    return {dice.integer(), dice.integer()};
}

[[nodiscard]] QJsonObject duelStart(Dice& dice)
{
    return withCells({{QStringLiteral("round"), dice.integer(1)},
                      {QStringLiteral("deal"), dice.text(14, 20)},
                      {QStringLiteral("digest"), dice.hex(64)},
                      {QStringLiteral("in_ms"), dice.integer(0, 60'000)}},
                     dice);
}

[[nodiscard]] QJsonObject pair(Dice& dice)
{
    return withSeat(withCells({{QStringLiteral("round"), dice.integer()},
                               {QStringLiteral("n"), dice.integer(1)},
                               {QStringLiteral("a"), cell(dice)},
                               {QStringLiteral("b"), cell(dice)},
                               {QStringLiteral("t"), dice.integer()}},
                              dice),
                    dice);
}

[[nodiscard]] QJsonObject help(Dice& dice)
{
    return withSeat(withCells({{QStringLiteral("round"), dice.integer()},
                               {QStringLiteral("n"), dice.integer()},
                               {QStringLiteral("kind"), dice.word({"hint", "shuffle"})},
                               {QStringLiteral("t"), dice.integer()}},
                              dice),
                    dice);
}

[[nodiscard]] QJsonObject duelResult(Dice& dice)
{
    return {{QStringLiteral("round"), dice.integer()},
            {QStringLiteral("n"), dice.integer()},
            {QStringLiteral("winner"), dice.word({"host", "guest", "draw"})},
            {QStringLiteral("reason"), dice.word({"cleared", "points", "resign", "agreed"})}};
}

[[nodiscard]] QJsonObject pairs(Dice& dice)
{
    QJsonArray list;
    QJsonArray helps;
    const int count = dice.below(65);
    for (int i = 0; i < count; ++i) {
        if (dice.below(4) == 0)
            helps.append(QJsonArray{dice.word({"hint", "shuffle"}), dice.integer(), dice.integer()});
        else
            list.append(QJsonArray{dice.integer(), dice.integer(), dice.integer(), dice.integer(), dice.integer()});
    }
    return {{QStringLiteral("seat"), dice.word({"host", "guest"})},
            {QStringLiteral("from"), dice.integer(1)},
            {QStringLiteral("list"), list},
            {QStringLiteral("helps"), helps}};
}

struct Maker {
    const char* type;
    QJsonObject (*make)(Dice&);
    Vocabulary vocabulary = Vocabulary::Match;
};

const std::vector<Maker>& makers()
{
    static const std::vector<Maker> all{
        {"hello", hello},
        {"challenge",
         [](Dice& dice) {
             return QJsonObject{{QStringLiteral("nonce"), dice.hex(64)}};
         }},
        {"proof",
         [](Dice& dice) {
             return QJsonObject{{QStringLiteral("mac"), dice.hex(64)}};
         }},
        {"welcome", welcome},
        {"reject",
         [](Dice& dice) {
             return QJsonObject{{QStringLiteral("reason"), dice.word({"version", "busy", "passcode", "declined"})}};
         }},
        {"throw",
         [](Dice& dice) {
             return QJsonObject{{QStringLiteral("commit"), dice.hex(64)}};
         }},
        {"reveal",
         [](Dice& dice) {
             return QJsonObject{{QStringLiteral("choice"), dice.word({"rock", "paper", "scissors"})},
                                {QStringLiteral("nonce"), dice.text(0, 80)}};
         }},
        {"start", start},
        {"move", move},
        {"choice", choice},
        {"request", request},
        {"reply", reply},
        {"withdraw",
         [](Dice& dice) {
             return QJsonObject{{QStringLiteral("id"), dice.integer()}};
         }},
        {"resign",
         [](Dice& dice) {
             return QJsonObject{{QStringLiteral("round"), dice.integer()}};
         }},
        {"chat", chat},
        {"clock", clock},
        {"timeout",
         [](Dice& dice) {
             return withChoices(
                 {{QStringLiteral("round"), dice.integer()}, {QStringLiteral("side"), dice.word({"black", "white"})}},
                 dice);
         }},
        {"result", result},
        {"sync", sync},
        {"propose", propose},
        {"proposal-heard",
         [](Dice& dice) {
             return QJsonObject{{QStringLiteral("id"), dice.integer()}};
         }},
        {"proposal-reply",
         [](Dice& dice) {
             return QJsonObject{{QStringLiteral("id"), dice.integer()}, {QStringLiteral("accept"), dice.coin()}};
         }},
        {"ping",
         [](Dice& dice) {
             return QJsonObject{{QStringLiteral("t"), dice.integer()}};
         }},
        {"pong",
         [](Dice& dice) {
             return QJsonObject{{QStringLiteral("t"), dice.integer()}};
         }},
        {"error",
         [](Dice& dice) {
             return QJsonObject{{QStringLiteral("code"),
                                 dice.word({"malformed", "too-long", "version", "out-of-turn", "illegal-move",
                                            "bad-reveal", "desync", "flood", "internal"})},
                                {QStringLiteral("detail"), dice.text(0, 60)}};
         }},
        {"start", duelStart, Vocabulary::Duel},
        {"pair", pair, Vocabulary::Duel},
        {"help", help, Vocabulary::Duel},
        {"result", duelResult, Vocabulary::Duel},
        {"pairs", pairs, Vocabulary::Duel},
    };
    return all;
}

} // namespace

TEST_CASE("random messages of any type round-trip")
{
    Dice dice{20250};
    for (const auto& maker : makers()) {
        for (int round = 0; round < 300; ++round) {
            auto object = maker.make(dice);
            object[u"type"] = QLatin1String{maker.type};
            const auto line = QJsonDocument{object}.toJson(QJsonDocument::Compact);
            INFO(line.toStdString());
            const auto message = parseMessage(line, maker.vocabulary);
            REQUIRE(message);
            REQUIRE_FALSE(std::holds_alternative<message::Unknown>(*message));
            REQUIRE_FALSE(std::holds_alternative<message::Reserved>(*message));
            REQUIRE(encode(*message) == line + '\n');
            REQUIRE((maker.vocabulary == Vocabulary::Match || line.size() < maxLineBytes));
        }
    }
}
