// How a session handles the messages it receives.
#include "net/codec.h"
#include "net/session.h"
#include "net/text.h"

#include <algorithm>

namespace qipan::net {

namespace {

constexpr qsizetype maxDetail = 200; ///< code points of the other side's error detail

template <typename... Types>
[[nodiscard]] bool isOneOf(const Message& message)
{
    return (std::holds_alternative<Types>(message) || ...);
}

/// Messages that are not counted towards the rate while they are due.
[[nodiscard]] bool isExempt(const Message& message)
{
    return isOneOf<message::Move, message::Choice, message::HandCommitment, message::Reveal, message::Reply,
                   message::Result>(message);
}

} // namespace

GameSetup RoundStarted::setupAfter(const GameSetup& before) const
{
    GameSetup next = setup.value_or(before);
    next.start = moves;
    return next;
}

void Session::handleLine(QByteArrayView line)
{
    if (line.trimmed().isEmpty())
        return;
    m_lastReceived = m_now;
    const auto message = parseMessage(line);
    if (!message) {
        fail(message.error().code, message.error().detail);
        return;
    }
    if (!isDue(*message)) {
        fail(ErrorCode::OutOfTurn, QStringLiteral("not due in this state"));
        return;
    }
    const bool isSpectator = isHost() && m_role == Role::Watch && m_state == State::AtTable;
    m_uncounted = true;
    if (isSpectator || !isExempt(*message))
        count();
    if (isSpectator && !isOneOf<message::Ping, message::Pong, message::Bye, message::Error>(*message))
        return; // a spectator's messages are ignored
    if (m_state != State::Closed)
        std::visit([this](const auto& content) { handle(content); }, *message);
}

bool Session::isDue(const Message& message) const
{
    using namespace message;
    if (isOneOf<Ping, Pong, Bye, Error, Unknown>(message))
        return true;
    switch (m_state) {
    case State::AwaitingHello:
        return isOneOf<Hello>(message);
    case State::AwaitingProof:
        return isOneOf<Proof>(message);
    case State::AwaitingApproval:
        return !isHost() && (isOneOf<Welcome, Reject>(message) || (isOneOf<Challenge>(message) && !m_challenged));
    case State::AtTable:
        return isDueAtTable(message);
    case State::Closed:
        break;
    }
    return false;
}

bool Session::isDueAtTable(const Message& message) const
{
    using namespace message;
    if (!isHost() && !m_terms->clock && isOneOf<Clock, Timeout>(message))
        return false;
    if (m_role == Role::Watch)
        return isHost() || isOneOf<Sync, Start, Move, Choice, Clock, Timeout, Chat, Result>(message);
    if (isOneOf<Hello, Challenge, Proof, Welcome, Reject, Sync, Reserved>(message))
        return false;
    if (isOneOf<HandCommitment>(message))
        return m_rockPaperScissors && !m_rockPaperScissors->isCommitted();
    if (isOneOf<Reveal>(message))
        return m_rockPaperScissors && m_rockPaperScissors->isSealed();
    if (isOneOf<Start>(message))
        return !isHost() && !m_rockPaperScissors;
    return !isHost() || !isOneOf<Clock, Timeout>(message);
}

/// Only a host limits the rate: it must withstand anyone, whereas a guest has chosen its host.
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

void Session::handle(const message::HandCommitment& commit)
{
    m_rockPaperScissors->commit(commit.commit, m_now);
    revealWhenDue();
}

void Session::handle(const message::Reveal& reveal)
{
    const auto length = codePoints(reveal.nonce);
    if (!reveal.choice || length < minNonceLength || length > maxNonceLength
        || !m_rockPaperScissors->reveal(*reveal.choice, reveal.nonce)) {
        fail(ErrorCode::BadReveal, QStringLiteral("the hand is not the one that was sealed"));
        return;
    }
    HandsRevealed shown{m_rockPaperScissors->hand(), *reveal.choice, std::nullopt};
    if (const auto winner = rockPaperScissorsWinner(shown.own, shown.other)) {
        shown.winner = *winner == 0 ? m_seat : opposite(m_seat);
        m_handWinner = shown.winner;
        m_rockPaperScissors.reset();
    } else {
        m_rockPaperScissors.emplace();
    }
    m_pending = shown;
}

void Session::handle(const message::Start& start)
{
    std::optional<GameSetup> setup;
    if (start.setup) {
        setup = playableSetup(*start.setup);
        const bool isAgreed = setup && std::ranges::find(m_agreedSetups, *setup) != m_agreedSetups.end();
        if (!setup || (m_role == Role::Play && !isAgreed)) {
            fail(ErrorCode::OutOfTurn, QStringLiteral("this setup was not agreed"));
            return;
        }
    }
    if (start.round < m_round)
        return;
    if (start.round - 1 != m_round || (m_role == Role::Play && !m_startDue)) {
        fail(ErrorCode::OutOfTurn, QStringLiteral("this round is not due"));
        return;
    }
    if (m_handWinner.value_or(start.black) != start.black) {
        fail(ErrorCode::OutOfTurn, QStringLiteral("the winner of the throw plays black"));
        return;
    }
    const GameSetup& played = setup ? *setup : m_terms->setup;
    MatchSnapshot snapshot;
    snapshot.moves = start.moves;
    const bool isOpening = !start.moves.empty() && played.opening != Opening::Free;
    if (isOpening || !restore(played.makeGame(), snapshot, played.opening)) {
        fail(ErrorCode::IllegalMove, QStringLiteral("a round cannot begin with these moves"));
        return;
    }
    beginRound(start.round, start.moves.size());
    if (setup)
        m_terms->setup = *setup;
    m_pending = RoundStarted{start.round, start.black, setup, start.moves};
}

void Session::handle(const message::Move& move)
{
    if (!isCurrent(move.round))
        return;
    if (m_role == Role::Watch)
        m_pending = SpectatedCommand{Place{move.cell, move.ply}};
    else
        m_pending = PeerCommand{Place{move.cell, move.ply}};
}

void Session::handle(const message::Choice& choice)
{
    if (!isCurrent(choice.round))
        return;
    const Choose choose{choice.choice, choice.plies};
    if (m_role == Role::Watch)
        m_pending = SpectatedCommand{choose};
    else
        m_pending = PeerCommand{choose};
}

void Session::handle(const message::Request& request)
{
    if (!isCurrent(request.round))
        return;
    if (request.kind) {
        m_pending = PeerCommand{Ask{*request.kind, request.id, request.plies, request.choices}};
        return;
    }
    const message::Reply refusal{request.id, request.kindText, std::nullopt, false, std::nullopt};
    if (encode(refusal).size() > maxLineBytes)
        fail(ErrorCode::Malformed, QStringLiteral("request: kind"));
    else
        send(refusal);
}

void Session::handle(const message::Reply& reply)
{
    if (!m_asked || m_asked->id != reply.id || m_asked->kind != reply.kind)
        ignore();
    else
        m_pending = PeerCommand{Answer{reply.id, *reply.kind, reply.accept, reply.reason}};
}

void Session::handle(const message::Withdraw& withdraw)
{
    if (m_round > 0)
        m_pending = PeerCommand{qipan::Withdraw{withdraw.id}};
}

void Session::handle(const message::Resign& resign)
{
    if (isCurrent(resign.round))
        m_pending = PeerCommand{qipan::Resign{}};
}

void Session::handle(const message::Chat& chat)
{
    const QString text = cleanText(chat.text);
    if (!text.isEmpty())
        m_pending = ChatReceived{text, m_role == Role::Watch ? chat.from.value_or(Seat::First) : peerSeat()};
}

void Session::handle(const message::Clock& clock)
{
    // The clock names the sides as of the sender's choices, which a choice at this end may have changed since. A
    // spectator receives everything in order.
    const bool isOfThisBoard = m_role == Role::Watch || clock.choices.value_or(m_choices) == m_choices;
    if (isCurrent(clock.round) && isOfThisBoard)
        m_pending = ClockUpdated{clock.plies, clock.times};
}

void Session::handle(const message::Timeout& timeout)
{
    if (isCurrent(timeout.round) && m_role == Role::Play) // a spectator learns it from `result`
        m_pending = PeerCommand{FlagFall{timeout.side, timeout.choices}};
}

void Session::handle(const message::Result& result)
{
    if (!isCurrent(result.round))
        return;
    const PeerResult found{{result.plies, {result.winner, result.reason.value_or(EndReason::Other)}}, result.choices};
    if (m_role == Role::Watch)
        m_pending = SpectatedCommand{found};
    else
        m_pending = PeerCommand{found};
}

void Session::handle(const message::Sync& sync)
{
    m_round = 0;
    if (sync.roundState)
        adoptRoundState(*sync.roundState);
    m_pending = Synced{sync.roundState, cleaned({sync.host, {}}).name,
                       sync.guest ? cleaned({*sync.guest, {}}).name : QString{}};
}

void Session::handle(const message::Ping& ping)
{
    send(message::Pong{ping.t});
}

void Session::handle(const message::Pong&)
{
    // No action needed.
}

void Session::handle(const message::Bye&)
{
    close(PeerLeft{});
}

void Session::handle(const message::Error& error)
{
    close(Failed{error.code, firstCodePoints(cleanText(error.detail), maxDetail), true});
}

void Session::handle(const message::Reserved&)
{
    // Due from a spectator only, whose messages are ignored.
}

void Session::handle(const message::Unknown&)
{
    // Ignored, so that the protocol can grow.
}

} // namespace qipan::net
