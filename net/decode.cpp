#include "net/codec.h"
#include "net/line_reader.h"
#include "net/words.h"

#include <QJsonValue>

#include <algorithm>
#include <iterator>

namespace qipan::net {

namespace {

using namespace message;

/// A word out of a closed list.
template <typename Words>
[[nodiscard]] auto word(Fields& fields, const char* key, const Words& words)
{
    const QLatin1String name{key};
    const auto value = valueOf(words, fields.text(name));
    if (!value)
        fields.refuse(name);
    return value.value_or(words.front().value);
}

[[nodiscard]] int integer(Fields& fields, const char* key, int least = 0)
{
    return fields.integer(QLatin1String{key}, least);
}

[[nodiscard]] QString text(Fields& fields, const char* key, qsizetype least, qsizetype most)
{
    return fields.text(QLatin1String{key}, least, most);
}

Message readHello(Fields& fields)
{
    Hello hello;
    hello.protocol = fields.wholeNumber(QLatin1String{"protocol"});
    if (hello.protocol != protocolVersion)
        return hello;
    hello.name = text(fields, "name", 1, maxNameLength);
    hello.role = word(fields, "role", roleWords);
    hello.client = text(fields, "client", 0, maxClientLength);
    if (fields.has(QLatin1String{"resume"})) {
        // Nothing can be resumed yet, so that every token is unknown and counts as none; but it must be well-formed.
        Fields resume{fields.object(QLatin1String{"resume"})};
        static_cast<void>(text(resume, "token", 0, maxLineBytes));
        static_cast<void>(integer(resume, "round"));
        static_cast<void>(integer(resume, "n"));
        fields.include(resume);
    }
    return hello;
}

[[nodiscard]] Setup readSetup(Fields& fields)
{
    Setup setup;
    setup.game = text(fields, "game", 1, maxLineBytes);
    setup.rule = text(fields, "rule", 1, maxLineBytes);
    if (setup.game == QLatin1String{"gomoku"} || setup.game == QLatin1String{"reversi"}
        || fields.has(QLatin1String{"size"}))
        setup.size = integer(fields, "size");
    if (fields.has(QLatin1String{"opening"}))
        setup.opening = text(fields, "opening", 1, maxLineBytes);
    setup.first = text(fields, "first", 1, maxLineBytes);
    if (!fields.value(QLatin1String{"clock"}).isNull()) { // an absent field is not null but undefined
        Fields clock{fields.object(QLatin1String{"clock"})};
        setup.clock = Clock{clock.integer(QLatin1String{"main_s"}, 10, 36000),
                            clock.integer(QLatin1String{"increment_s"}, 0, 600)};
        fields.include(clock);
    }
    return setup;
}

[[nodiscard]] bool isToken(const QString& token)
{
    constexpr qsizetype length = 32;
    return token.size() == length && std::ranges::all_of(token, [](QChar digit) {
               return QLatin1String{"0123456789abcdefABCDEF"}.contains(digit);
           });
}

Message readWelcome(Fields& fields)
{
    Welcome welcome;
    welcome.protocol = fields.wholeNumber(QLatin1String{"protocol"});
    if (welcome.protocol != protocolVersion)
        return welcome;
    welcome.name = text(fields, "name", 1, maxNameLength);
    welcome.client = text(fields, "client", 0, maxClientLength);
    Fields setup{fields.object(QLatin1String{"setup"})};
    if (fields.isGood()) {
        welcome.setup = readSetup(setup);
        fields.include(setup);
    }
    welcome.token = text(fields, "token", 1, maxLineBytes);
    if (!isToken(welcome.token))
        fields.refuse(QLatin1String{"token"});
    return welcome;
}

Message readReject(Fields& fields)
{
    return Reject{valueOf(rejectWords, text(fields, "reason", 0, maxLineBytes)).value_or(RejectReason::Other)};
}

Message readStart(Fields& fields)
{
    return Start{integer(fields, "round", 1), word(fields, "black", seatWords)};
}

Message readMove(Fields& fields)
{
    return Move{integer(fields, "round"), integer(fields, "n", 1), Cell{integer(fields, "x"), integer(fields, "y")}};
}

Message readRequest(Fields& fields)
{
    Request request;
    request.id = integer(fields, "id");
    request.kindText = text(fields, "kind", 0, maxLineBytes);
    request.kind = valueOf(requestWords, request.kindText);
    request.round = integer(fields, "round");
    request.plies = integer(fields, "n");
    return request;
}

Message readReply(Fields& fields)
{
    Reply reply;
    reply.id = integer(fields, "id");
    reply.kindText = text(fields, "kind", 0, maxLineBytes);
    reply.kind = valueOf(requestWords, reply.kindText);
    reply.accept = fields.boolean(QLatin1String{"accept"});
    if (fields.has(QLatin1String{"reason"}))
        reply.reason = valueOf(answerWords, text(fields, "reason", 0, maxLineBytes)).value_or(AnswerReason::Other);
    return reply;
}

Message readWithdraw(Fields& fields)
{
    return Withdraw{integer(fields, "id")};
}

Message readResign(Fields& fields)
{
    return Resign{integer(fields, "round")};
}

Message readChat(Fields& fields)
{
    return Chat{text(fields, "text", 1, maxChatLength)};
}

Message readResult(Fields& fields)
{
    message::Result result;
    result.round = integer(fields, "round");
    result.plies = integer(fields, "n");
    result.winner = word(fields, "winner", winnerWords);
    result.reason = valueOf(endWords, text(fields, "reason", 0, maxLineBytes));
    return result;
}

Message readPing(Fields& fields)
{
    return Ping{integer(fields, "t")};
}

Message readPong(Fields& fields)
{
    return Pong{integer(fields, "t")};
}

Message readBye(Fields&)
{
    return Bye{};
}

Message readError(Fields& fields)
{
    Error error;
    error.code = valueOf(errorWords, text(fields, "code", 0, maxLineBytes)).value_or(ErrorCode::Other);
    error.detail = text(fields, "detail", 0, maxLineBytes);
    return error;
}

struct Type {
    const char* word;
    Message (*read)(Fields&); ///< null: reserved
};

constexpr Type types[] = {
    {"hello", readHello},   {"welcome", readWelcome}, {"reject", readReject}, {"start", readStart},
    {"move", readMove},     {"request", readRequest}, {"reply", readReply},   {"withdraw", readWithdraw},
    {"resign", readResign}, {"chat", readChat},       {"result", readResult}, {"ping", readPing},
    {"pong", readPong},     {"bye", readBye},         {"error", readError},   {"challenge", nullptr},
    {"proof", nullptr},     {"throw", nullptr},       {"reveal", nullptr},    {"choice", nullptr},
    {"clock", nullptr},     {"timeout", nullptr},     {"sync", nullptr},      {"pair", nullptr},
    {"shuffle", nullptr},
};

} // namespace

qipan::Result<Message, WireError> parseMessage(QByteArrayView line)
{
    const auto object = parseObject(line);
    if (!object)
        return object.error();
    Fields fields{*object};
    const QString name = fields.text(QLatin1String{"type"});
    if (!fields.isGood())
        return WireError{ErrorCode::Malformed, QStringLiteral("no type")};
    const auto* type =
        std::ranges::find_if(types, [&](const Type& known) { return name == QLatin1String{known.word}; });
    if (type == std::end(types))
        return Message{Unknown{}};
    if (type->read == nullptr)
        return Message{Reserved{name}};
    auto message = type->read(fields);
    if (!fields.isGood())
        return WireError{ErrorCode::Malformed, name + QLatin1String{": "} + fields.wrong()};
    return message;
}

} // namespace qipan::net
