// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/codec.h"
#include "net/line_reader.h"
#include "net/read_field.h"
#include "net/round_state_json.h"
#include "net/setup_json.h"

#include <algorithm>
#include <iterator>

namespace qipan::net {

namespace {

using namespace message;

/// Bytes of a challenge's nonce, a proof's mac and a throw's commitment.
constexpr qsizetype secretBytes = 32;
constexpr qsizetype tokenBytes = 16;

/// How many choices the sender's board had; absent from peers without this extension.
[[nodiscard]] std::optional<int> readChoices(Fields& fields)
{
    constexpr int most = 2;
    return fields.has(QLatin1String{"choices"}) ? std::optional{integer(fields, "choices", 0, most)} : std::nullopt;
}

[[nodiscard]] Resume readResume(Fields& fields)
{
    Fields inner{fields.object(QLatin1String{"resume"})};
    Resume resume;
    resume.token = text(inner, "token", 0, maxLineBytes);
    resume.round = integer(inner, "round");
    resume.plies = integer(inner, "n");
    fields.include(inner);
    return resume;
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
    if (fields.has(QLatin1String{"resume"}))
        hello.resume = readResume(fields);
    hello.supportsStartMoves = fields.has(QLatin1String{"continues"}) && fields.boolean(QLatin1String{"continues"});
    return hello;
}

Message readChallenge(Fields& fields)
{
    return Challenge{bytes(fields, "nonce", secretBytes)};
}

Message readProof(Fields& fields)
{
    return Proof{bytesFromHex(text(fields, "mac", 0, maxLineBytes), secretBytes)};
}

Message readWelcome(Fields& fields)
{
    Welcome welcome;
    welcome.protocol = fields.wholeNumber(QLatin1String{"protocol"});
    if (welcome.protocol != protocolVersion)
        return welcome;
    welcome.name = text(fields, "name", 1, maxNameLength);
    welcome.client = text(fields, "client", 0, maxClientLength);
    welcome.setup = readSetup(fields);
    if (fields.has(QLatin1String{"token"})) { // absent for a spectator
        welcome.token = text(fields, "token", 0, maxLineBytes);
        static_cast<void>(bytes(fields, "token", tokenBytes));
    }
    if (fields.has(QLatin1String{"resumed"}) && fields.boolean(QLatin1String{"resumed"}))
        welcome.resumed = readResumed(fields);
    return welcome;
}

Message readReject(Fields& fields)
{
    return Reject{valueOf(rejectWords, text(fields, "reason", 0, maxLineBytes)).value_or(RejectReason::Other)};
}

Message readStart(Fields& fields)
{
    Start start;
    start.round = integer(fields, "round", 1);
    start.black = word(fields, "black", seatWords);
    if (fields.has(QLatin1String{"setup"}))
        start.setup = readSetup(fields);
    if (fields.has(QLatin1String{"moves"}))
        start.moves = readMoves(fields);
    return start;
}

Message readHandCommitment(Fields& fields)
{
    return HandCommitment{bytes(fields, "commit", secretBytes)};
}

Message readReveal(Fields& fields)
{
    return Reveal{valueOf(handWords, text(fields, "choice", 0, maxLineBytes)), text(fields, "nonce", 0, maxLineBytes)};
}

Message readMove(Fields& fields)
{
    return Move{integer(fields, "round"), integer(fields, "n", 1), Cell{integer(fields, "x"), integer(fields, "y")}};
}

Message readChoice(Fields& fields)
{
    return Choice{integer(fields, "round"), integer(fields, "n"), word(fields, "take", openingChoiceWords)};
}

Message readRequest(Fields& fields)
{
    Request request;
    request.id = integer(fields, "id");
    request.kindText = text(fields, "kind", 0, maxLineBytes);
    request.kind = valueOf(requestWords, request.kindText);
    request.round = integer(fields, "round");
    request.plies = integer(fields, "n");
    request.choices = readChoices(fields);
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
    Chat chat;
    chat.text = text(fields, "text", 1, maxChatLength);
    if (fields.has(QLatin1String{"from"}))
        chat.from = word(fields, "from", seatWords);
    return chat;
}

Message readResult(Fields& fields)
{
    message::Result result;
    result.round = integer(fields, "round");
    result.plies = integer(fields, "n");
    result.winner = word(fields, "winner", winnerWords);
    result.reason = valueOf(endWords, text(fields, "reason", 0, maxLineBytes));
    result.choices = readChoices(fields);
    return result;
}

Message readClock(Fields& fields)
{
    return Clock{integer(fields, "round"), integer(fields, "n"), readTimes(fields), readChoices(fields)};
}

Message readTimeout(Fields& fields)
{
    return Timeout{integer(fields, "round"), word(fields, "side", sideWords), readChoices(fields)};
}

Message readSync(Fields& fields)
{
    Sync sync;
    sync.roundState = readSpectated(fields);
    Fields names{fields.object(QLatin1String{"names"})};
    sync.host = text(names, "host", 1, maxNameLength);
    if (!names.value(QLatin1String{"guest"}).isNull()) // an absent field is undefined, not null
        sync.guest = text(names, "guest", 1, maxNameLength);
    fields.include(names);
    return sync;
}

Message readPropose(Fields& fields)
{
    Propose propose;
    propose.id = integer(fields, "id");
    propose.round = integer(fields, "round");
    propose.game = text(fields, "game", 1, maxLineBytes);
    propose.rule = text(fields, "rule", 1, maxLineBytes);
    propose.size = integer(fields, "size");
    if (fields.has(QLatin1String{"opening"}))
        propose.opening = text(fields, "opening", 1, maxLineBytes);
    return propose;
}

Message readProposalDelivered(Fields& fields)
{
    return ProposalDelivered{integer(fields, "id")};
}

Message readProposalReply(Fields& fields)
{
    return ProposalReply{integer(fields, "id"), fields.boolean(QLatin1String{"accept"})};
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
    {"hello", readHello},
    {"challenge", readChallenge},
    {"proof", readProof},
    {"welcome", readWelcome},
    {"reject", readReject},
    {"throw", readHandCommitment},
    {"reveal", readReveal},
    {"start", readStart},
    {"move", readMove},
    {"choice", readChoice},
    {"request", readRequest},
    {"reply", readReply},
    {"withdraw", readWithdraw},
    {"resign", readResign},
    {"chat", readChat},
    {"clock", readClock},
    {"timeout", readTimeout},
    {"result", readResult},
    {"sync", readSync},
    {"propose", readPropose},
    {"proposal-heard", readProposalDelivered},
    {"proposal-reply", readProposalReply},
    {"ping", readPing},
    {"pong", readPong},
    {"bye", readBye},
    {"error", readError},
    {"pair", nullptr},
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
    if (!fields.isValid())
        return WireError{ErrorCode::Malformed, QStringLiteral("no type")};
    const auto* type =
        std::ranges::find_if(types, [&](const Type& known) { return name == QLatin1String{known.word}; });
    if (type == std::end(types))
        return Message{Unknown{}};
    if (type->read == nullptr)
        return Message{Reserved{name}};
    auto message = type->read(fields);
    if (!fields.isValid())
        return WireError{ErrorCode::Malformed, name + QLatin1String{": "} + fields.firstInvalid()};
    return message;
}

} // namespace qipan::net
