// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/codec.h"
#include "net/line_reader.h"
#include "tests/net/wire/parsed.h"
#include "tests/net/wire/wire_samples.h"
#include "tests/support/catch.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

namespace {

[[nodiscard]] bool reads(const QByteArray& line, Vocabulary vocabulary = Vocabulary::Match)
{
    return parseMessage(line, vocabulary).has_value();
}

[[nodiscard]] message::Chat chatOf(const QString& text)
{
    message::Chat chat;
    chat.text = text;
    return chat;
}

[[nodiscard]] QByteArray compact(const QJsonObject& object)
{
    return QJsonDocument{object}.toJson(QJsonDocument::Compact);
}

[[nodiscard]] QByteArray without(const char* line, const char* key)
{
    auto object = QJsonDocument::fromJson(line).object();
    object.remove(QLatin1String{key});
    return compact(object);
}

/// The line with a field's value replaced as text, also by invalid JSON.
[[nodiscard]] QByteArray with(const char* line, const char* key, const char* value)
{
    auto text = without(line, key);
    text.chop(1);
    return text + ",\"" + key + "\":" + value + '}';
}

void requireMalformed(const WireSample& sample, const std::pair<const char*, std::vector<const char*>>& field)
{
    for (const auto* value : field.second) {
        INFO(value);
        const auto bad = parseMessage(with(sample.line, field.first, value), sample.vocabulary);
        REQUIRE_FALSE(bad);
        REQUIRE(bad.error().code == ErrorCode::Malformed);
    }
}

} // namespace

TEST_CASE("a complete message is read and missing or ill-typed or out-of-range fields are malformed")
{
    for (const auto& sample : wireSamples()) {
        INFO(sample.line);
        REQUIRE(reads(sample.line, sample.vocabulary));
        for (const auto& field : sample.bad) {
            INFO(field.first);
            REQUIRE_FALSE(reads(without(sample.line, field.first), sample.vocabulary));
            requireMalformed(sample, field);
        }
    }
}

TEST_CASE("an optional field must be well-formed if present")
{
    for (const auto& sample : wireSamples()) {
        INFO(sample.line);
        for (const auto& field : sample.badOption) {
            INFO(field.first);
            REQUIRE(reads(without(sample.line, field.first), sample.vocabulary));
            requireMalformed(sample, field);
        }
    }
}

TEST_CASE("unknown fields are ignored in every message")
{
    for (const auto& sample : wireSamples())
        REQUIRE(reads(with(sample.line, "extra", R"({"deep":[1,{"x":null}]})"), sample.vocabulary));
}

TEST_CASE("values are read exactly as sent")
{
    const auto move = parsed<message::Move>(R"({"type":"move","round":3,"n":7.0,"x":14,"y":0})");
    REQUIRE(move.round == 3);
    REQUIRE(move.ply == 7);
    REQUIRE(move.cell == Cell{14, 0});

    const auto request = parsed<message::Request>(R"({"type":"request","id":5,"kind":"again","round":1,"n":9})");
    REQUIRE(request.kind == RequestKind::Again);
    REQUIRE(request.plies == 9);

    const auto result =
        parsed<message::Result>(R"({"type":"result","round":1,"n":9,"winner":"draw","reason":"agreed"})");
    REQUIRE_FALSE(result.winner);
    REQUIRE(result.reason == EndReason::Agreed);
    REQUIRE(parsed<message::Start>(R"({"type":"start","round":2,"black":"guest"})").black == Seat::Second);
}

TEST_CASE("words reserved for later versions are not errors")
{
    REQUIRE_FALSE(parsed<message::Request>(R"({"type":"request","id":1,"kind":"pause","round":1,"n":0})").kind);
    REQUIRE(parsed<message::Reject>(R"({"type":"reject","reason":"full"})").reason == RejectReason::Other);
    REQUIRE(parsed<message::Error>(R"({"type":"error","code":"tired","detail":"x"})").code == ErrorCode::Other);
    REQUIRE(parsed<message::Reply>(R"({"type":"reply","id":1,"kind":"undo","accept":false,"reason":"mood"})").reason
            == AnswerReason::Other);
    static_cast<void>(parsed<message::Unknown>(R"({"type":"wave","x":1})"));
    for (const QByteArray type : {"pair", "shuffle"})
        REQUIRE(parsed<message::Reserved>(R"({"type":")" + type + R"("})").type == QString::fromLatin1(type));
}

TEST_CASE("a different protocol in a hello is detected before any other error")
{
    for (const auto* line : {R"({"type":"hello","protocol":2})", R"({"type":"hello","protocol":-1,"name":7})",
                             R"({"type":"hello","protocol":99999999999999,"role":"king"})"}) {
        INFO(line);
        REQUIRE(parsed<message::Hello>(line).protocol != protocolVersion);
    }
    REQUIRE(reads(R"({"type":"hello","protocol":1.0,"name":"n","role":"watch","client":""})"));
}

TEST_CASE("text lengths count code points and not bytes")
{
    const auto chat = [](const QString& text) { return parseMessage(encode(chatOf(text)).trimmed()).has_value(); };
    REQUIRE(chat(QString::fromUtf8("😀").repeated(500)));
    REQUIRE_FALSE(chat(QString::fromUtf8("棋").repeated(501)));
}

TEST_CASE("anything but a UTF-8 JSON object is malformed and harmless")
{
    const std::vector<QByteArray> lines{
        "x",
        "null",
        "1",
        "\"type\"",
        "[]",
        "[{\"type\":\"bye\"}]",
        "{",
        "{}",
        "{\"type\":1}",
        "{\"type\":null}",
        "{\"type\":\"bye\"",
        "{\"type\":\"bye\"}}",
        "{\"type\":\"bye\"} x",
        "{'type':'bye'}",
        "{type:\"bye\"}",
        "{\"type\":\"bye\",}",
        "{\"type\":\"chat\",\"text\":\"\xff\"}",
        "{\"type\":\"chat\",\"text\":\"\xc0\x80\"}",
        "{\"type\":\"chat\",\"text\":\"\xed\xa0\x80\"}",
        "{\"type\":\"chat\",\"text\":\"a\tb\"}",
        "{\"type\":\"chat\",\"text\":\"\\q\"}",
        "{\"type\":\"chat\",\"text\":\"\\",
        "{\"type\":\"ping\",\"t\":01}",
        "{\"type\":\"ping\",\"t\":NaN}",
        "{\"type\":\"ping\",\"t\":+1}",
        QByteArray(3000, '[') + QByteArray(1000, ']'),
        "{\"type\":\"bye\",\"deep\":" + QByteArray(2000, '[') + QByteArray(2000, ']') + '}',
        QByteArray(4000, '\0'),
    };
    for (const auto& line : lines) {
        INFO(line.left(60).toStdString());
        const auto message = parseMessage(line);
        REQUIRE_FALSE(message);
        REQUIRE(message.error().code == ErrorCode::Malformed);
    }
}

TEST_CASE("a duplicate key does no harm")
{
    REQUIRE(reads(R"({"type":"ping","t":1,"t":2})"));
    REQUIRE_FALSE(reads(R"({"type":"ping","t":1,"t":"2"})"));
}

TEST_CASE("messages are written back unchanged with every field on one compact line within the limit")
{
    for (const auto& sample : wireSamples()) {
        INFO(sample.line);
        const auto message = parseMessage(sample.line, sample.vocabulary);
        REQUIRE(message);
        const auto line = encode(*message);
        REQUIRE(line == compact(QJsonDocument::fromJson(sample.line).object()) + '\n');
        REQUIRE(line.count('\n') == 1);
        REQUIRE(line.size() <= maxLineBytes);
    }
    REQUIRE(encode(chatOf(QString::fromUtf8("😀").repeated(500))).size() <= maxLineBytes);
    REQUIRE(encode(chatOf(QStringLiteral("\\").repeated(500))).size() <= maxLineBytes);
    REQUIRE(encode(chatOf(QString::fromUtf8("棋"))).contains("棋"));
}

TEST_CASE("hex digits are read in either case and written in lower case")
{
    const auto bytes = QByteArray::fromHex("ab").repeated(32);
    const QByteArray line = R"({"type":"challenge","nonce":")" + QByteArray{"aB"}.repeated(32) + R"("})";
    const auto challenge = parsed<message::Challenge>(line);
    REQUIRE(challenge.nonce == bytes);
    REQUIRE(encode(challenge).contains(bytes.toHex()));
    REQUIRE(parsed<message::HandCommitment>(R"({"type":"throw","commit":")" + bytes.toHex().toUpper() + R"("})").commit
            == bytes);
    REQUIRE(parsed<message::Proof>(R"({"type":"proof","mac":")" + bytes.toHex().toUpper() + R"("})").mac == bytes);
}

TEST_CASE("an ill-formed MAC is a wrong proof and not a malformed line")
{
    const QByteArray digits = QByteArray{"0"}.repeated(63);
    for (const QByteArray& mac : std::vector<QByteArray>{"", "00", "no hex", digits, digits + "00", digits + 'g'})
        REQUIRE(parsed<message::Proof>(R"({"type":"proof","mac":")" + mac + R"("})").mac.isEmpty());
}

TEST_CASE("an unknown hand or nonce length is left to the rock-paper-scissors check")
{
    const auto reveal = parsed<message::Reveal>(R"({"type":"reveal","choice":"well","nonce":""})");
    REQUIRE_FALSE(reveal.choice);
    REQUIRE(reveal.nonce.isEmpty());
    REQUIRE(parsed<message::Reveal>(R"({"type":"reveal","choice":"scissors","nonce":"n"})").choice == Hand::Scissors);
}
