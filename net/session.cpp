// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/session.h"

#include "net/codec.h"
#include "net/words.h"

#include <type_traits>

namespace qipan::net {

namespace {

constexpr qsizetype maxDetail = 200; ///< code points of the other side's error detail

void reply(const Command& command, AnswerReason reason, Channel& channel)
{
    if (const auto* ask = std::get_if<Ask>(&command))
        channel.send(message::Reply{ask->id, wordOf(requestWords, ask->kind), ask->kind, false, reason});
}

/// Responds to a command of the other side that the match refused: replies, ignores it or ends the connection with an
/// error, as the protocol requires.
Handled respond(const Command& command, Refusal refusal, Channel& channel)
{
    switch (refusal) {
    case Refusal::Stale:
        reply(command, AnswerReason::Stale, channel);
        break;
    case Refusal::Crossed:
        reply(command, AnswerReason::Crossed, channel);
        break;
    case Refusal::Nothing:
        reply(command, AnswerReason::Nothing, channel);
        break;
    case Refusal::Late:
    case Refusal::NothingToAnswer:
    case Refusal::AlreadySettled:
        return Handled::Ignored;
    case Refusal::NotYourTurn:
    case Refusal::WrongPly:
    case Refusal::Waiting:
    case Refusal::AnswerFirst:
    case Refusal::NotInThisState:
    case Refusal::ChooseFirst:
        channel.fail(ErrorCode::OutOfTurn, QStringLiteral("not due in this position"));
        break;
    case Refusal::Outside:
    case Refusal::Occupied:
    case Refusal::NoFlip:
    case Refusal::Opening:
        channel.fail(ErrorCode::IllegalMove, QStringLiteral("this cell cannot be played"));
        break;
    case Refusal::Desync:
        channel.fail(ErrorCode::Desync, QStringLiteral("the results differ"));
        break;
    }
    return Handled::Used;
}

} // namespace

Session::Session(Seat seat, const Channel& channel, const Handshake& handshake)
    : m_seat{seat}
    , m_channel{channel}
    , m_liveness{channel.now()}
    , m_rateGate{seat}
    , m_handshake{handshake}
    , m_toss{seat}
    , m_proposals{seat}
{
}

Session Session::host(const Introduction& self, const Terms& terms, Time now)
{
    return {Seat::First, Channel{now}, Handshake{self, terms, now}};
}

Session Session::guest(const Introduction& self, const JoinRequest& joinRequest, Time now)
{
    Channel channel{now};
    const Handshake handshake{self, joinRequest, channel};
    return {Seat::Second, channel, handshake};
}

void Session::receive(QByteArrayView bytes, Time now)
{
    advance(now);
    m_channel.receive(bytes);
}

std::optional<SessionEvent> Session::poll(Time now)
{
    advance(now);
    while (!m_channel.hasEvent() && !m_channel.isClosed()) {
        if (const auto late = std::exchange(m_lateLine, std::nullopt)) {
            handleLine(*late);
        } else if (const auto line = m_channel.nextLine()) {
            handleLine(*line);
        } else if (m_channel.isLineTooLong()) {
            fail(ErrorCode::TooLong, QStringLiteral("a line is too long"));
        } else if (m_disconnected) {
            m_channel.close(Lost{});
        } else {
            checkTime();
            break;
        }
    }
    return m_channel.takeEvent();
}

std::optional<Time> Session::nextDeadline() const
{
    if (m_channel.isClosed())
        return std::nullopt;
    if (m_handshake.isAwaitingHello())
        return m_handshake.nextDeadline();
    Time next = m_liveness.nextDeadline();
    for (const auto& deadline :
         {m_handshake.nextDeadline(), revealDeadline(), m_proposals.nextDeadline(),
          m_round ? m_round->nextDeadline() : std::nullopt, m_duel ? m_duel->nextDeadline() : std::nullopt})
        next = std::min(next, deadline.value_or(next));
    return next;
}

std::optional<Time> Session::revealDeadline() const
{
    return unresponsiveTime(m_channel.now()) > Time{0} ? std::nullopt : m_toss.nextDeadline();
}

void Session::checkTime()
{
    if (m_handshake.isAwaitingHello())
        m_handshake.checkTime(m_channel);
    else if (m_liveness.isLost(m_channel.now()))
        m_channel.close(Lost{});
    else if (!m_handshake.checkTime(m_channel) && !(revealDeadline() && m_toss.checkTime(m_channel))
             && !m_proposals.checkTime(m_channel) && !(m_round && m_round->checkTime(m_channel))
             && !(m_duel && m_duel->checkTime(m_channel)))
        m_liveness.checkTime(m_channel);
}

void Session::handleLine(QByteArrayView line)
{
    if (line.trimmed().isEmpty())
        return;
    const Time silence = m_liveness.interruptedTime(m_channel.now());
    m_liveness.received(m_channel.now());
    if (silence > Time{0})
        m_toss.restartTimeout(m_channel.now());
    if (m_round && silence > Time{0}) {
        m_lateLine = line.toByteArray();
        return m_channel.report(InterruptionEnded{silence});
    }
    const auto message = parseMessage(line, m_duel ? Vocabulary::Duel : Vocabulary::Match);
    if (!message)
        return fail(message.error().code, message.error().detail);
    if (!isDue(*message))
        return fail(ErrorCode::OutOfTurn, QStringLiteral("not due in this state"));
    const bool isCounted = hasSpectator() || !RateGate::isExempt(*message);
    if (isCounted && !m_rateGate.count(m_channel))
        return;
    if (hasSpectator() && !isOneOf<message::Ping, message::Pong, message::Bye, message::Error>(*message))
        return; // a spectator's messages are ignored
    const Handled handled = std::visit([this](const auto& content) { return handle(content); }, *message);
    if (handled == Handled::Ignored && !isCounted)
        m_rateGate.count(m_channel);
}

bool Session::isDue(const Message& message) const
{
    using namespace message;
    if (isOneOf<Ping, Pong, Bye, Error, Unknown>(message))
        return true;
    if (m_duel)
        return m_duel->isDue(message);
    return m_round ? m_round->isDue(message, m_toss) : m_handshake.isDue(message);
}

/// Passes a message to the part that handles it. Types that no part handles, such as unknown ones, are ignored so that
/// the protocol can grow.
template <typename Content>
Handled Session::handle(const Content& content)
{
    if constexpr (requires { m_liveness.handle(content, m_channel); })
        return m_liveness.handle(content, m_channel);
    else if constexpr (requires { m_handshake.handle(content, m_channel); })
        return m_handshake.handle(content, m_channel);
    else if constexpr (requires { m_toss.handle(content, m_channel); })
        return m_toss.handle(content, m_channel);
    else {
        if (m_duel)
            return handleAtDuels(content);
        if constexpr (requires { content.round; }) {
            if (!m_round->isCurrent(content.round))
                return m_round->dismiss(content.round, m_channel);
        }
        if constexpr (requires { m_round->handle(content, m_channel); })
            return m_round->handle(content, m_channel);
        else if constexpr (requires { m_proposals.handle(content, *m_round, m_channel); })
            return m_proposals.handle(content, *m_round, m_channel);
    }
    return Handled::Used;
}

template <typename Content>
Handled Session::handleAtDuels(const Content& content)
{
    if constexpr (requires { content.round; }) {
        if (!m_duel->isCurrent(content.round))
            return m_duel->dismiss(content.round, m_channel);
    }
    if constexpr (requires { m_duel->handle(content, m_channel); })
        return m_duel->handle(content, m_channel);
    return Handled::Ignored; // such as proposals, which another program may make
}

Handled Session::handle(const message::Welcome& welcome)
{
    const Handled handled = m_handshake.handle(welcome, m_channel);
    if (m_handshake.isComplete())
        enterTable(welcome.resumed);
    if (m_duel && welcome.resumedDuel)
        m_duel->receive(*welcome.resumedDuel, m_handshake.peer().name, m_channel);
    return handled;
}

/// The guest was let in.
void Session::enterTable(const std::optional<RoundState>& roundState)
{
    const auto* terms = std::get_if<GameTerms>(&m_handshake.terms());
    if (terms == nullptr) {
        m_duel.emplace(m_seat, role(), std::get<duel::Setup>(m_handshake.terms()));
        if (role() == Role::Play)
            m_liveness.measure(m_channel);
        return;
    }
    m_round.emplace(m_seat, role(), *terms);
    if (roundState)
        m_round->adopt(roundState);
    else if (role() == Role::Play && terms->first == FirstBlack::RockPaperScissors)
        m_toss.begin();
}

Handled Session::handle(const message::Start& start)
{
    if (m_round->start(start, m_toss.winner(), m_channel))
        clearInterval();
    return Handled::Used;
}

Handled Session::handle(const message::DuelStart& start)
{
    return m_duel->handle(start, m_channel);
}

/// A round has begun: what happened before it no longer matters.
void Session::clearInterval()
{
    m_toss.end();
    m_proposals.clear();
}

Handled Session::handle(const message::Chat& chat)
{
    const QString text = cleanText(chat.text);
    if (!text.isEmpty())
        m_channel.report(ChatReceived{text, role() == Role::Watch ? chat.from.value_or(Seat::First) : peerSeat()});
    return Handled::Used;
}

Handled Session::handle(const message::Bye&)
{
    m_channel.close(PeerLeft{});
    return Handled::Used;
}

Handled Session::handle(const message::Error& error)
{
    m_channel.close(Failed{error.code, firstCodePoints(cleanText(error.detail), maxDetail), true});
    return Handled::Used;
}

void Session::admit()
{
    if (m_handshake.admit(m_channel))
        enterTable(std::nullopt);
}

void Session::resume(const QString& token, const RoundState& roundState)
{
    if (m_handshake.resume(token, roundState, m_channel))
        enterTable(roundState);
}

bool Session::chooseHand(Hand hand)
{
    return isAtTable() && m_toss.choose(hand, m_channel);
}

void Session::startRound(Seat black, const std::optional<GameSetup>& setup)
{
    if (!isHost() || !isAtTable() || !m_round)
        return;
    m_round->start(black, setup, m_channel);
    clearInterval();
}

void Session::sendClock(const ClockTimes& times)
{
    if (isHost() && isAtTable() && m_round)
        m_round->sendClock(times, m_channel);
}

void Session::sync(const std::optional<RoundState>& roundState, const QString& guest)
{
    if (!hasSpectator() || !m_round)
        return;
    m_round->adopt(roundState);
    m_channel.send(
        message::Sync{roundState, m_handshake.self().name, guest.isEmpty() ? std::nullopt : std::optional{guest}});
}

bool Session::propose(const GameSetup& setup)
{
    return isPlaying() && m_round && m_proposals.propose(setup, *m_round, m_channel);
}

bool Session::answerProposal(bool accept)
{
    return isAtTable() && m_round && m_proposals.answer(accept, *m_round, m_channel);
}

void Session::sendEvent(const Event& event)
{
    if (m_round && (isPlaying() || hasSpectator()))
        m_round->observe(event, m_channel);
}

void Session::refuse(const Command& command, Refusal refusal)
{
    if (isAtTable() && respond(command, refusal, m_channel) == Handled::Ignored && RateGate::isExempt(command))
        m_rateGate.count(m_channel);
}

bool Session::chat(const QString& text)
{
    const QString clean = cleanText(text);
    if (!isPlaying() || clean.isEmpty() || codePoints(clean) > maxChatLength)
        return false;
    m_channel.send(message::Chat{clean, std::nullopt});
    return true;
}

void Session::relayChat(Seat from, const QString& text)
{
    if (hasSpectator())
        m_channel.send(message::Chat{text, from});
}

void Session::leave()
{
    if (m_channel.isClosed())
        return;
    if (!m_handshake.isAwaitingHello())
        m_channel.send(message::Bye{});
    m_channel.close();
}

bool Session::mayHaveNextRound() const
{
    if (m_duel)
        return m_duel->mayHaveNext();
    return !m_round || m_round->mayHaveNext() || m_proposals.hasProposed();
}

} // namespace qipan::net
