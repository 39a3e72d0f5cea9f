// What a session does with the messages of the other side.
#include "net/codec.h"
#include "net/session.h"
#include "net/text.h"

#include <algorithm>
#include <string>

namespace qipan::net {

namespace {

constexpr qsizetype maxDetail = 200; ///< code points of the other side's words about an error

template <typename... Types>
[[nodiscard]] bool isOneOf(const Message& message)
{
    return (std::holds_alternative<Types>(message) || ...);
}

/// Messages that may come as fast as the game goes, as long as they are due.
[[nodiscard]] bool isExempt(const Message& message)
{
    return isOneOf<message::Move, message::Reply, message::Result>(message);
}

/// What stands in the way of playing by this setup, or nothing.
[[nodiscard]] std::optional<Obstacle> obstacle(const message::Setup& setup)
{
    const GameInfo* game = findGame(setup.game.toStdString());
    if (game == nullptr)
        return Obstacle::Game;
    if (std::ranges::find(game->rules, setup.rule.toStdString()) == game->rules.end())
        return Obstacle::Rule;
    if (std::ranges::find(game->sizes, setup.size) == game->sizes.end())
        return Obstacle::Size;
    if (setup.opening != QLatin1String{"free"})
        return Obstacle::Opening;
    if (setup.first != QLatin1String{"host"} && setup.first != QLatin1String{"guest"})
        return Obstacle::Throw;
    if (setup.clock)
        return Obstacle::Clock;
    return std::nullopt;
}

} // namespace

void Session::takeLine(QByteArrayView line)
{
    if (line.trimmed().isEmpty())
        return;
    m_lastHeard = m_now;
    const auto message = parseMessage(line);
    if (!message) {
        fail(message.error().code, message.error().detail);
        return;
    }
    if (!isDue(*message)) {
        fail(ErrorCode::OutOfTurn, QStringLiteral("not due in this state"));
        return;
    }
    m_uncounted = true;
    if (!isExempt(*message))
        count();
    if (m_state != State::Closed)
        std::visit([this](const auto& content) { take(content); }, *message);
}

bool Session::isDue(const Message& message) const
{
    using namespace message;
    if (isOneOf<Ping, Pong, Bye, Error, Unknown>(message))
        return true;
    switch (m_state) {
    case State::Greeting:
        return isOneOf<Hello>(message);
    case State::Knocking: {
        const auto* reserved = std::get_if<Reserved>(&message);
        const bool challenge = reserved != nullptr && reserved->type == QLatin1String{"challenge"};
        return !isHost() && (isOneOf<Welcome, Reject>(message) || challenge);
    }
    case State::Playing:
        return !isOneOf<Hello, Welcome, Reject, Reserved>(message) && (!isHost() || !isOneOf<Start>(message));
    case State::Closed:
        return false;
    }
    return false;
}

/// Only a host limits the rate: it must hold out against anyone, a guest has chosen its host.
void Session::count()
{
    m_uncounted = false;
    if (isHost() && !m_rate.count(m_now))
        fail(ErrorCode::Flood, QStringLiteral("too many messages"));
}

void Session::ignore()
{
    if (m_uncounted)
        count();
}

bool Session::isCurrent(int round)
{
    if (round > m_round) {
        fail(ErrorCode::OutOfTurn, QStringLiteral("this round has not begun"));
        return false;
    }
    if (round < m_round || m_round == 0) {
        ignore();
        return false;
    }
    return true;
}

void Session::take(const message::Hello& hello)
{
    if (hello.protocol != protocolVersion) {
        turnAway(RejectReason::Version);
    } else if (hello.role == Role::Watch) {
        turnAway(RejectReason::Declined);
    } else {
        m_peer = cleaned({hello.name, hello.client});
        m_state = State::Knocking;
        m_since = m_now;
        m_lastPing = m_now;
        m_pending = Knocked{m_peer.name};
    }
}

void Session::take(const message::Welcome& welcome)
{
    if (welcome.protocol != protocolVersion) {
        fail(ErrorCode::Version, QStringLiteral("only version 1 is spoken here"));
        return;
    }
    if (const auto found = obstacle(welcome.setup)) {
        send(message::Bye{});
        close(Unplayable{*found});
        return;
    }
    const auto peer = cleaned({welcome.name, welcome.client});
    const auto& setup = welcome.setup;
    m_state = State::Playing;
    m_pending =
        Entered{peer.name, peer.client, *makeSetup(setup.game.toStdString(), setup.rule.toStdString(), setup.size)};
}

void Session::take(const message::Reject& reject)
{
    close(Rejected{reject.reason});
}

void Session::take(const message::Start& start)
{
    if (start.round < m_round)
        return;
    if (start.round != m_round + 1 || !m_startDue) {
        fail(ErrorCode::OutOfTurn, QStringLiteral("this round is not due"));
        return;
    }
    beginRound(start.round);
    m_pending = RoundStarted{start.round, start.black};
}

void Session::take(const message::Move& move)
{
    if (isCurrent(move.round))
        m_pending = PeerCommand{Place{move.cell, move.ply}};
}

void Session::take(const message::Request& request)
{
    if (!isCurrent(request.round))
        return;
    if (request.kind) {
        m_pending = PeerCommand{Ask{*request.kind, request.id, request.plies}};
        return;
    }
    const message::Reply refusal{request.id, request.kindText, std::nullopt, false, std::nullopt};
    if (encode(refusal).size() > maxLineBytes)
        fail(ErrorCode::Malformed, QStringLiteral("request: kind"));
    else
        send(refusal);
}

void Session::take(const message::Reply& reply)
{
    if (!m_asked || m_asked->id != reply.id || m_asked->kind != reply.kind)
        ignore();
    else
        m_pending = PeerCommand{Answer{reply.id, *reply.kind, reply.accept, reply.reason}};
}

void Session::take(const message::Withdraw& withdraw)
{
    if (m_round > 0)
        m_pending = PeerCommand{qipan::Withdraw{withdraw.id}};
}

void Session::take(const message::Resign& resign)
{
    if (isCurrent(resign.round))
        m_pending = PeerCommand{qipan::Resign{}};
}

void Session::take(const message::Chat& chat)
{
    const QString text = cleanText(chat.text);
    if (!text.isEmpty())
        m_pending = Chatted{text};
}

void Session::take(const message::Result& result)
{
    if (!isCurrent(result.round))
        return;
    if (!result.reason) {
        fail(ErrorCode::Desync, QStringLiteral("a result for a reason that this game does not have"));
        return;
    }
    m_pending = PeerCommand{PeerResult{{result.plies, {result.winner, *result.reason}}}};
}

void Session::take(const message::Ping& ping)
{
    send(message::Pong{ping.t});
}

void Session::take(const message::Pong&)
{
    // That it was heard is all.
}

void Session::take(const message::Bye&)
{
    close(PeerLeft{});
}

void Session::take(const message::Error& error)
{
    close(Failed{error.code, firstCodePoints(cleanText(error.detail), maxDetail), true});
}

void Session::take(const message::Reserved&)
{
    // Only a challenge is due: this host wants a passcode, which is not supported yet.
    send(message::Bye{});
    close(Rejected{RejectReason::Passcode});
}

void Session::take(const message::Unknown&)
{
    // This is how the protocol grows.
}

} // namespace qipan::net
