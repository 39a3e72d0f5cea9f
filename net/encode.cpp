// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/codec.h"
#include "net/round_state_json.h"
#include "net/setup_json.h"
#include "net/words.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>

namespace qipan::net {

namespace {

using namespace message;

[[nodiscard]] QString hex(const QByteArray& bytes)
{
    return QString::fromLatin1(bytes.toHex());
}

void writeChoices(QJsonObject& object, const std::optional<int>& choices)
{
    if (choices)
        object.insert(QStringLiteral("choices"), *choices);
}

QJsonObject write(const Hello& hello)
{
    QJsonObject object{{QStringLiteral("type"), QStringLiteral("hello")},
                       {QStringLiteral("protocol"), hello.protocol},
                       {QStringLiteral("name"), hello.name},
                       {QStringLiteral("role"), wordOf(roleWords, hello.role)},
                       {QStringLiteral("client"), hello.client}};
    if (hello.supportsStartMoves)
        object.insert(QStringLiteral("continues"), true);
    if (hello.resume) {
        object.insert(QStringLiteral("resume"),
                      QJsonObject{{QStringLiteral("token"), hello.resume->token},
                                  {QStringLiteral("round"), hello.resume->round},
                                  {QStringLiteral("n"), hello.resume->plies}});
    }
    return object;
}

QJsonObject write(const Challenge& challenge)
{
    return {{QStringLiteral("type"), QStringLiteral("challenge")}, {QStringLiteral("nonce"), hex(challenge.nonce)}};
}

QJsonObject write(const Proof& proof)
{
    return {{QStringLiteral("type"), QStringLiteral("proof")}, {QStringLiteral("mac"), hex(proof.mac)}};
}

QJsonObject write(const Welcome& welcome)
{
    QJsonObject object{{QStringLiteral("type"), QStringLiteral("welcome")},
                       {QStringLiteral("protocol"), welcome.protocol},
                       {QStringLiteral("name"), welcome.name},
                       {QStringLiteral("client"), welcome.client},
                       {QStringLiteral("setup"), setupObject(welcome.setup)}};
    if (!welcome.token.isEmpty())
        object.insert(QStringLiteral("token"), welcome.token);
    if (welcome.resumed)
        writeResumed(object, *welcome.resumed);
    return object;
}

QJsonObject write(const Reject& reject)
{
    return {{QStringLiteral("type"), QStringLiteral("reject")},
            {QStringLiteral("reason"), wordOf(rejectWords, reject.reason)}};
}

QJsonObject write(const Start& start)
{
    QJsonObject object{{QStringLiteral("type"), QStringLiteral("start")},
                       {QStringLiteral("round"), start.round},
                       {QStringLiteral("black"), wordOf(seatWords, start.black)}};
    if (start.setup)
        object.insert(QStringLiteral("setup"), setupObject(*start.setup));
    if (!start.moves.empty())
        writeMoves(object, start.moves);
    return object;
}

QJsonObject write(const HandCommitment& sealed)
{
    return {{QStringLiteral("type"), QStringLiteral("throw")}, {QStringLiteral("commit"), hex(sealed.commit)}};
}

QJsonObject write(const Reveal& reveal)
{
    return {{QStringLiteral("type"), QStringLiteral("reveal")},
            {QStringLiteral("choice"), reveal.choice ? wordOf(handWords, *reveal.choice) : QLatin1String{""}},
            {QStringLiteral("nonce"), reveal.nonce}};
}

QJsonObject write(const Move& move)
{
    return {{QStringLiteral("type"), QStringLiteral("move")},
            {QStringLiteral("round"), move.round},
            {QStringLiteral("n"), move.ply},
            {QStringLiteral("x"), move.cell.x},
            {QStringLiteral("y"), move.cell.y}};
}

QJsonObject write(const Choice& choice)
{
    return {{QStringLiteral("type"), QStringLiteral("choice")},
            {QStringLiteral("round"), choice.round},
            {QStringLiteral("n"), choice.plies},
            {QStringLiteral("take"), wordOf(openingChoiceWords, choice.choice)}};
}

QJsonObject write(const Request& request)
{
    QJsonObject object{{QStringLiteral("type"), QStringLiteral("request")},
                       {QStringLiteral("id"), request.id},
                       {QStringLiteral("kind"), request.kindText},
                       {QStringLiteral("round"), request.round},
                       {QStringLiteral("n"), request.plies}};
    writeChoices(object, request.choices);
    return object;
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
    QJsonObject object{{QStringLiteral("type"), QStringLiteral("chat")}, {QStringLiteral("text"), chat.text}};
    if (chat.from)
        object.insert(QStringLiteral("from"), wordOf(seatWords, *chat.from));
    return object;
}

QJsonObject write(const message::Clock& clock)
{
    QJsonObject object{{QStringLiteral("type"), QStringLiteral("clock")},
                       {QStringLiteral("round"), clock.round},
                       {QStringLiteral("n"), clock.plies}};
    writeTimes(object, clock.times);
    writeChoices(object, clock.choices);
    return object;
}

QJsonObject write(const Timeout& timeout)
{
    QJsonObject object{{QStringLiteral("type"), QStringLiteral("timeout")},
                       {QStringLiteral("round"), timeout.round},
                       {QStringLiteral("side"), wordOf(sideWords, timeout.side)}};
    writeChoices(object, timeout.choices);
    return object;
}

QJsonObject write(const message::Result& result)
{
    QJsonObject object{{QStringLiteral("type"), QStringLiteral("result")},
                       {QStringLiteral("round"), result.round},
                       {QStringLiteral("n"), result.plies},
                       {QStringLiteral("winner"), wordOf(winnerWords, result.winner)},
                       {QStringLiteral("reason"), wordOf(endWords, result.reason.value_or(EndReason::Agreed))}};
    writeChoices(object, result.choices);
    return object;
}

QJsonObject write(const Sync& sync)
{
    QJsonObject object{
        {QStringLiteral("type"), QStringLiteral("sync")},
        {QStringLiteral("names"),
         QJsonObject{{QStringLiteral("host"), sync.host},
                     {QStringLiteral("guest"), sync.guest ? QJsonValue{*sync.guest} : QJsonValue{QJsonValue::Null}}}}};
    writeSpectated(object, sync.roundState);
    return object;
}

QJsonObject write(const Propose& propose)
{
    QJsonObject object{{QStringLiteral("type"), QStringLiteral("propose")},
                       {QStringLiteral("id"), propose.id},
                       {QStringLiteral("round"), propose.round},
                       {QStringLiteral("game"), propose.game},
                       {QStringLiteral("rule"), propose.rule},
                       {QStringLiteral("size"), propose.size}};
    if (propose.opening != QLatin1String{"free"})
        object.insert(QStringLiteral("opening"), propose.opening);
    return object;
}

QJsonObject write(const ProposalDelivered& delivered)
{
    return {{QStringLiteral("type"), QStringLiteral("proposal-heard")}, {QStringLiteral("id"), delivered.id}};
}

QJsonObject write(const ProposalReply& reply)
{
    return {{QStringLiteral("type"), QStringLiteral("proposal-reply")},
            {QStringLiteral("id"), reply.id},
            {QStringLiteral("accept"), reply.accept}};
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
