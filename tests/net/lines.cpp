// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/lines.h"

#include <QJsonDocument>

#include <stdexcept>

namespace qipan::net::test {

GameTerms gomokuTable()
{
    return {*makeSetup("gomoku", "freestyle", 15), FirstBlack::Host, std::nullopt};
}

GameTerms rockPaperScissorsTable()
{
    auto terms = gomokuTable();
    terms.first = FirstBlack::RockPaperScissors;
    return terms;
}

Introduction named(const char* name)
{
    return {QString::fromUtf8(name), QStringLiteral("test")};
}

std::vector<QJsonObject> sent(Session& session)
{
    std::vector<QJsonObject> objects;
    const auto lines = session.takeOutput().split('\n');
    for (const auto& line : lines) {
        if (!line.isEmpty())
            objects.push_back(QJsonDocument::fromJson(line).object());
    }
    return objects;
}

namespace {

void append(QString& text, const QString& word)
{
    if (!text.isEmpty() && !word.isEmpty())
        text += u' ';
    text += word;
}

} // namespace

QString sentTypes(Session& session)
{
    QString types;
    for (const auto& object : sent(session))
        append(types, object[QLatin1String{"type"}].toString());
    return types;
}

QString sentWords(Session& session)
{
    QString words;
    for (const auto& object : sent(session)) {
        append(words, object[QLatin1String{"type"}].toString());
        append(words, object[QLatin1String{"reason"}].toString());
        append(words, object[QLatin1String{"code"}].toString());
    }
    return words;
}

void give(Session& session, const char* line, Time now)
{
    const QByteArray whole = QByteArray{line} + '\n';
    session.receive(whole, now);
}

namespace {

void startRounds(Session& session, int round)
{
    for (int number = 1; number <= round; ++number) {
        if (session.localSeat() == Seat::First) {
            session.startRound(Seat::First);
        } else {
            session.sendEvent(Asked{Seat::First, RequestKind::Restart, number});
            session.sendEvent(Finished{RequestKind::Restart});
            const QByteArray line = R"({"type":"start","round":)" + QByteArray::number(number) + R"(,"black":"host"})";
            static_cast<void>(eventAfter<RoundStarted>(session, line.constData()));
        }
    }
    static_cast<void>(session.takeOutput());
}

} // namespace

std::vector<SessionEvent> eventsOf(Session& session, Time now)
{
    std::vector<SessionEvent> events;
    while (const auto event = session.poll(now))
        events.push_back(*event);
    return events;
}

void endRound(Session& session)
{
    session.sendEvent(Ended{Seat::First, {0, {Side::White, EndReason::Resign}}});
    static_cast<void>(session.takeOutput());
}

Session playingHost(int round)
{
    auto session = Session::host(named("Host"), gomokuTable(), Time{0});
    static_cast<void>(eventAfter<JoinRequested>(session, helloLine));
    session.admit();
    static_cast<void>(session.poll(Time{0}));
    startRounds(session, round);
    return session;
}

Session playingGuest(int round)
{
    auto session = Session::guest(named("Guest"), JoinRequest{}, Time{0});
    static_cast<void>(eventAfter<Entered>(session, welcomeLine));
    startRounds(session, round);
    return session;
}

} // namespace qipan::net::test
