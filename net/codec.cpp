// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/codec.h"

#include "net/message_fields.h"

#include <QJsonDocument>

#include <iterator>

namespace qipan::net {

namespace {

using namespace message;

template <typename Content>
[[nodiscard]] Message read(Fields& fields)
{
    Content content;
    FieldReader reader{fields};
    transfer(reader, content);
    return content;
}

struct Type {
    const char* word;
    Message (*read)(Fields&); ///< null: reserved
};

constexpr Type types[] = {
    {"hello", read<Hello>},
    {"challenge", read<Challenge>},
    {"proof", read<Proof>},
    {"welcome", read<Welcome>},
    {"reject", read<Reject>},
    {"throw", read<HandCommitment>},
    {"reveal", read<Reveal>},
    {"start", read<Start>},
    {"move", read<Move>},
    {"choice", read<Choice>},
    {"request", read<Request>},
    {"reply", read<Reply>},
    {"withdraw", read<Withdraw>},
    {"resign", read<Resign>},
    {"chat", read<Chat>},
    {"clock", read<Clock>},
    {"timeout", read<Timeout>},
    {"result", read<message::Result>},
    {"sync", read<Sync>},
    {"propose", read<Propose>},
    {"proposal-heard", read<ProposalDelivered>},
    {"proposal-reply", read<ProposalReply>},
    {"ping", read<Ping>},
    {"pong", read<Pong>},
    {"bye", read<Bye>},
    {"error", read<Error>},
    {"pair", nullptr},
    {"shuffle", nullptr},
};

/// At a table of duels, before those above.
constexpr Type duelTypes[] = {
    {"start", read<DuelStart>},      {"pair", read<message::Pair>}, {"help", read<Help>},
    {"board", read<message::Board>}, {"pairs", read<Pairs>},        {"pairs-end", read<PairsEnd>},
    {"result", read<DuelResult>},    {"sync", read<DuelSync>},
};

[[nodiscard]] const Type* typeNamed(const QString& name, Vocabulary vocabulary)
{
    const auto isNamed = [&](const Type& known) { return name == QLatin1String{known.word}; };
    if (vocabulary == Vocabulary::Duel) {
        if (const auto* type = std::ranges::find_if(duelTypes, isNamed); type != std::end(duelTypes))
            return type;
    }
    const auto* type = std::ranges::find_if(types, isNamed);
    return type == std::end(types) ? nullptr : type;
}

template <typename Content>
[[nodiscard]] QString typeOf(const Content& content)
{
    if constexpr (std::is_same_v<Content, Reserved>)
        return content.type;
    if constexpr (std::is_same_v<Content, Unknown>)
        return QStringLiteral("unknown");
    const auto* duelType = std::ranges::find(duelTypes, &read<Content>, &Type::read);
    return QLatin1String{duelType != std::end(duelTypes) ? duelType->word
                                                         : std::ranges::find(types, &read<Content>, &Type::read)->word};
}

} // namespace

qipan::Result<Message, WireError> parseMessage(QByteArrayView line, Vocabulary vocabulary)
{
    const auto object = parseObject(line);
    if (!object)
        return object.error();
    Fields fields{*object};
    const QString name = fields.text(QLatin1String{"type"});
    if (!fields.isValid())
        return WireError{ErrorCode::Malformed, QStringLiteral("no type")};
    const Type* type = typeNamed(name, vocabulary);
    if (type == nullptr)
        return Message{Unknown{}};
    if (type->read == nullptr)
        return Message{Reserved{name}};
    auto message = type->read(fields);
    if (!fields.isValid())
        return WireError{ErrorCode::Malformed, name + QLatin1String{": "} + fields.firstInvalid()};
    return message;
}

QByteArray encode(const Message& message)
{
    const auto object = std::visit(
        [](auto content) { // a copy, because a reader would change it
            FieldWriter writer;
            transfer(writer, content);
            writer.text("type", typeOf(content));
            return writer.object();
        },
        message);
    return QJsonDocument{object}.toJson(QJsonDocument::Compact) + '\n';
}

} // namespace qipan::net
