#include "net/codec.h"
#include "net/line_reader.h"
#include "tests/support/catch.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::net;

namespace {

[[nodiscard]] bool reads(const QByteArray& line)
{
    return parseMessage(line).has_value();
}

template <typename Wanted>
[[nodiscard]] Wanted read(const char* line)
{
    INFO(line);
    const auto message = parseMessage(line);
    REQUIRE(message);
    REQUIRE(std::holds_alternative<Wanted>(*message));
    return std::get<Wanted>(*message);
}

/// A good line of each type with fields, and values for its fields that are out of range or of another type.
struct Sample {
    const char* line;
    std::vector<std::pair<const char*, std::vector<const char*>>> bad;
};

const char* const negative = "-1";
const char* const huge = "2147483648";
const char* const fraction = "1.5";
const char* const quoted = R"("1")";
const char* const null = "null";
const std::vector<const char*> noInteger{negative, huge, fraction, quoted, null, "true", "[]", "1e400", "{}"};
const std::vector<const char*> noWord{R"("")", R"("other")", "1", null, "[]"};
const std::vector<const char*> noText{"1", null, "[]", "{}", "true"};

[[nodiscard]] std::vector<Sample> samples()
{
    return {
        {R"({"type":"hello","protocol":1,"name":"n","role":"play","client":"c"})",
         {{"protocol", {fraction, quoted, null, "[]"}},
          {"name", {R"("")", "1", null, R"("123456789012345678901234567890123")"}},
          {"role", noWord},
          {"client", noText}}},
        {R"({"type":"welcome","protocol":1,"name":"n","client":"c","token":"00112233445566778899aabbccddeeff",)"
         R"("setup":{"game":"gomoku","rule":"freestyle","size":15,"first":"host","clock":null}})",
         {{"protocol", {fraction, quoted, null}},
          {"name", {R"("")", "1", null}},
          {"client", noText},
          {"token", {R"("")", "1", R"("00112233445566778899aabbccddeefg")", R"("0011")"}},
          {"setup",
           {"1", null, "[]", "{}", R"({"game":"gomoku","rule":"freestyle","first":"host","clock":null})",
            R"({"game":"gomoku","rule":"freestyle","size":"15","first":"host","clock":null})",
            R"({"game":"gomoku","rule":"freestyle","size":15,"clock":null})",
            R"({"game":"gomoku","rule":"freestyle","size":15,"first":"host"})",
            R"({"game":"gomoku","rule":"freestyle","size":15,"first":"host","clock":{}})",
            R"({"game":"gomoku","rule":"freestyle","size":15,"first":"host",)"
            R"("clock":{"main_s":9,"increment_s":0}})",
            R"({"game":"gomoku","rule":"freestyle","size":15,"first":"host",)"
            R"("clock":{"main_s":10,"increment_s":601}})"}}}},
        {R"({"type":"reject","reason":"busy"})", {{"reason", noText}}},
        {R"({"type":"start","round":1,"black":"host"})",
         {{"round", {negative, "0", huge, fraction, quoted, null}}, {"black", noWord}}},
        {R"({"type":"move","round":1,"n":1,"x":7,"y":7})",
         {{"round", noInteger}, {"n", {negative, "0", huge, fraction, quoted}}, {"x", noInteger}, {"y", noInteger}}},
        {R"({"type":"request","id":1,"kind":"undo","round":1,"n":2})",
         {{"id", noInteger}, {"kind", noText}, {"round", noInteger}, {"n", noInteger}}},
        {R"({"type":"reply","id":1,"kind":"undo","accept":true})",
         {{"id", noInteger}, {"kind", noText}, {"accept", {"1", R"("true")", null}}}},
        {R"({"type":"withdraw","id":1})", {{"id", noInteger}}},
        {R"({"type":"resign","round":1})", {{"round", noInteger}}},
        {R"({"type":"chat","text":"hi"})", {{"text", {R"("")", "1", null, "[]"}}}},
        {R"({"type":"result","round":1,"n":9,"winner":"black","reason":"five"})",
         {{"round", noInteger}, {"n", noInteger}, {"winner", noWord}, {"reason", noText}}},
        {R"({"type":"ping","t":0})", {{"t", noInteger}}},
        {R"({"type":"pong","t":2147483647})", {{"t", noInteger}}},
        {R"({"type":"error","code":"flood","detail":""})", {{"code", noText}, {"detail", noText}}},
    };
}

/// The line with the value of a field replaced, as text: values that no JSON library would write are among them.
[[nodiscard]] QByteArray with(const QByteArray& line, const char* key, const char* value)
{
    auto object = QJsonDocument::fromJson(line).object();
    object.remove(QLatin1String{key});
    auto text = QJsonDocument{object}.toJson(QJsonDocument::Compact);
    text.chop(1);
    return text + ",\"" + key + "\":" + value + '}';
}

} // namespace

TEST_CASE("each message is read when it is whole, and malformed when a field is missing, ill-typed or out of range")
{
    for (const auto& sample : samples()) {
        const QByteArray line{sample.line};
        INFO(sample.line);
        REQUIRE(reads(line));
        for (const auto& [key, values] : sample.bad) {
            INFO(key);
            auto object = QJsonDocument::fromJson(line).object();
            object.remove(QLatin1String{key});
            REQUIRE_FALSE(reads(QJsonDocument{object}.toJson(QJsonDocument::Compact)));
            for (const auto* value : values) {
                INFO(value);
                const auto bad = parseMessage(with(line, key, value));
                REQUIRE_FALSE(bad);
                REQUIRE(bad.error().code == ErrorCode::Malformed);
            }
        }
    }
}

TEST_CASE("unknown fields are ignored in every message")
{
    for (const auto& sample : samples())
        REQUIRE(reads(with(sample.line, "extra", R"({"deep":[1,{"x":null}]})")));
}

TEST_CASE("values are read as they stand on the wire")
{
    const auto move = read<message::Move>(R"({"type":"move","round":3,"n":7.0,"x":14,"y":0})");
    REQUIRE(move.round == 3);
    REQUIRE(move.ply == 7);
    REQUIRE(move.cell == Cell{14, 0});

    const auto request = read<message::Request>(R"({"type":"request","id":5,"kind":"again","round":1,"n":9})");
    REQUIRE(request.kind == RequestKind::Again);
    REQUIRE(request.plies == 9);

    const auto result = read<message::Result>(R"({"type":"result","round":1,"n":9,"winner":"draw","reason":"agreed"})");
    REQUIRE_FALSE(result.winner);
    REQUIRE(result.reason == EndReason::Agreed);
    REQUIRE(read<message::Start>(R"({"type":"start","round":2,"black":"guest"})").black == Seat::Second);
}

TEST_CASE("words that a later version may add are no mistakes")
{
    REQUIRE_FALSE(read<message::Request>(R"({"type":"request","id":1,"kind":"pause","round":1,"n":0})").kind);
    REQUIRE(read<message::Reject>(R"({"type":"reject","reason":"full"})").reason == RejectReason::Other);
    REQUIRE(read<message::Error>(R"({"type":"error","code":"tired","detail":"x"})").code == ErrorCode::Other);
    REQUIRE(read<message::Reply>(R"({"type":"reply","id":1,"kind":"undo","accept":false,"reason":"mood"})").reason
            == AnswerReason::Other);
    static_cast<void>(read<message::Unknown>(R"({"type":"wave","x":1})"));
    REQUIRE(read<message::Reserved>(R"({"type":"challenge"})").type == QStringLiteral("challenge"));
}

TEST_CASE("another protocol is seen before anything else of a hello")
{
    for (const auto* line : {R"({"type":"hello","protocol":2})", R"({"type":"hello","protocol":-1,"name":7})",
                             R"({"type":"hello","protocol":99999999999999,"role":"king"})"}) {
        INFO(line);
        REQUIRE(read<message::Hello>(line).protocol != protocolVersion);
    }
    REQUIRE(reads(R"({"type":"hello","protocol":1.0,"name":"n","role":"watch","client":""})"));
}

TEST_CASE("a resume that cannot be honoured must still be well-formed")
{
    const auto hello = [](const char* resume) {
        return with(R"({"type":"hello","protocol":1,"name":"n","role":"play","client":"c"})", "resume", resume);
    };
    REQUIRE(reads(hello(R"({"token":"unknown","round":1,"n":3})")));
    REQUIRE_FALSE(reads(hello("null")));
    REQUIRE_FALSE(reads(hello(R"({"token":"unknown","round":-1,"n":3})")));
}

TEST_CASE("lengths of texts count code points, not bytes")
{
    const auto chat = [](const QString& text) {
        return parseMessage(encode(message::Chat{text}).trimmed()).has_value();
    };
    REQUIRE(chat(QString::fromUtf8("😀").repeated(500)));
    REQUIRE_FALSE(chat(QString::fromUtf8("棋").repeated(501)));
}

TEST_CASE("what is no JSON object in UTF-8 is malformed and never more than that")
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

TEST_CASE("a name that stands twice does no harm")
{
    REQUIRE(reads(R"({"type":"ping","t":1,"t":2})"));
    REQUIRE_FALSE(reads(R"({"type":"ping","t":1,"t":"2"})"));
}

TEST_CASE("what is written is read back the same, one compact line each, and no longer than allowed")
{
    for (const auto& sample : samples()) {
        const auto message = parseMessage(sample.line);
        REQUIRE(message);
        const auto line = encode(*message);
        INFO(line.toStdString());
        REQUIRE(line.endsWith('\n'));
        REQUIRE(line.count('\n') == 1);
        REQUIRE(line.size() <= maxLineBytes);
        const auto again = parseMessage(line.trimmed());
        REQUIRE(again);
        REQUIRE(encode(*again) == line);
    }
    REQUIRE(encode(message::Chat{QString::fromUtf8("😀").repeated(500)}).size() <= maxLineBytes);
    REQUIRE(encode(message::Chat{QStringLiteral("\\").repeated(500)}).size() <= maxLineBytes);
    REQUIRE(encode(message::Chat{QString::fromUtf8("棋")}).contains("棋"));
}
