#include "net/codec.h"
#include "net/words.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>

namespace qipan::net {

namespace {

using namespace message;

QJsonObject write(const Hello& hello)
{
    return {{QStringLiteral("type"), QStringLiteral("hello")},
            {QStringLiteral("protocol"), hello.protocol},
            {QStringLiteral("name"), hello.name},
            {QStringLiteral("role"), wordOf(roleWords, hello.role)},
            {QStringLiteral("client"), hello.client}};
}

QJsonObject write(const Setup& setup)
{
    QJsonObject object{{QStringLiteral("game"), setup.game},
                       {QStringLiteral("rule"), setup.rule},
                       {QStringLiteral("opening"), setup.opening},
                       {QStringLiteral("first"), setup.first},
                       {QStringLiteral("clock"), QJsonValue::Null}};
    if (setup.size > 0)
        object.insert(QStringLiteral("size"), setup.size);
    if (setup.clock) {
        object.insert(QStringLiteral("clock"),
                      QJsonObject{{QStringLiteral("main_s"), setup.clock->mainSeconds},
                                  {QStringLiteral("increment_s"), setup.clock->incrementSeconds}});
    }
    return object;
}

QJsonObject write(const Welcome& welcome)
{
    return {{QStringLiteral("type"), QStringLiteral("welcome")},
            {QStringLiteral("protocol"), welcome.protocol},
            {QStringLiteral("name"), welcome.name},
            {QStringLiteral("client"), welcome.client},
            {QStringLiteral("setup"), write(welcome.setup)},
            {QStringLiteral("token"), welcome.token}};
}

QJsonObject write(const Reject& reject)
{
    return {{QStringLiteral("type"), QStringLiteral("reject")},
            {QStringLiteral("reason"), wordOf(rejectWords, reject.reason)}};
}

QJsonObject write(const Start& start)
{
    return {{QStringLiteral("type"), QStringLiteral("start")},
            {QStringLiteral("round"), start.round},
            {QStringLiteral("black"), wordOf(seatWords, start.black)}};
}

QJsonObject write(const Move& move)
{
    return {{QStringLiteral("type"), QStringLiteral("move")},
            {QStringLiteral("round"), move.round},
            {QStringLiteral("n"), move.ply},
            {QStringLiteral("x"), move.cell.x},
            {QStringLiteral("y"), move.cell.y}};
}

QJsonObject write(const Request& request)
{
    return {{QStringLiteral("type"), QStringLiteral("request")},
            {QStringLiteral("id"), request.id},
            {QStringLiteral("kind"), request.kindText},
            {QStringLiteral("round"), request.round},
            {QStringLiteral("n"), request.plies}};
}

QJsonObject write(const Reply& reply)
{
    QJsonObject object{{QStringLiteral("type"), QStringLiteral("reply")},
                       {QStringLiteral("id"), reply.id},
                       {QStringLiteral("kind"), reply.kindText},
                       {QStringLiteral("accept"), reply.accept}};
    if (reply.reason && *reply.reason != AnswerReason::Other)
        object.insert(QStringLiteral("reason"), wordOf(answerWords, *reply.reason));
    return object;
}

QJsonObject write(const message::Withdraw& withdraw)
{
    return {{QStringLiteral("type"), QStringLiteral("withdraw")}, {QStringLiteral("id"), withdraw.id}};
}

QJsonObject write(const message::Resign& resign)
{
    return {{QStringLiteral("type"), QStringLiteral("resign")}, {QStringLiteral("round"), resign.round}};
}

QJsonObject write(const Chat& chat)
{
    return {{QStringLiteral("type"), QStringLiteral("chat")}, {QStringLiteral("text"), chat.text}};
}

QJsonObject write(const message::Result& result)
{
    return {{QStringLiteral("type"), QStringLiteral("result")},
            {QStringLiteral("round"), result.round},
            {QStringLiteral("n"), result.plies},
            {QStringLiteral("winner"), wordOf(winnerWords, result.winner)},
            {QStringLiteral("reason"), wordOf(endWords, result.reason.value_or(EndReason::Agreed))}};
}

QJsonObject write(const Ping& ping)
{
    return {{QStringLiteral("type"), QStringLiteral("ping")}, {QStringLiteral("t"), ping.t}};
}

QJsonObject write(const Pong& pong)
{
    return {{QStringLiteral("type"), QStringLiteral("pong")}, {QStringLiteral("t"), pong.t}};
}

QJsonObject write(const Bye&)
{
    return {{QStringLiteral("type"), QStringLiteral("bye")}};
}

QJsonObject write(const Error& error)
{
    return {{QStringLiteral("type"), QStringLiteral("error")},
            {QStringLiteral("code"), wordOf(errorWords, error.code)},
            {QStringLiteral("detail"), error.detail}};
}

QJsonObject write(const Reserved& reserved)
{
    return {{QStringLiteral("type"), reserved.type}};
}

QJsonObject write(const Unknown&)
{
    return {{QStringLiteral("type"), QStringLiteral("unknown")}};
}

} // namespace

QByteArray encode(const Message& message)
{
    const auto object = std::visit([](const auto& content) { return write(content); }, message);
    return QJsonDocument{object}.toJson(QJsonDocument::Compact) + '\n';
}

QLatin1String wordFor(RequestKind kind)
{
    return wordOf(requestWords, kind);
}

QLatin1String wordFor(ErrorCode code)
{
    return wordOf(errorWords, code);
}

} // namespace qipan::net
