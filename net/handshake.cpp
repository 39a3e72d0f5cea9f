// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/handshake.h"

#include "net/base/random_bytes.h"
#include "net/secret.h"

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr Time helloTimeout = 10s;    ///< from the connection to `hello`
constexpr Time approvalTimeout = 60s; ///< for the host's user to answer
constexpr Time proofTimeout = 60s;    ///< from `challenge` to `proof`
constexpr int nonceBytes = 32;

void sendReject(RejectReason reason, Channel& channel)
{
    channel.send(message::Reject{reason});
    channel.close();
}

} // namespace

Handshake::Handshake(const Introduction& self, const Terms& terms, Time now)
    : m_isHost{true}
    , m_self{cleaned(self)}
    , m_terms{terms}
    , m_state{State::AwaitingHello}
    , m_since{now}
{
}

Handshake::Handshake(const Introduction& self, const JoinRequest& joinRequest, Channel& channel)
    : m_isHost{false}
    , m_self{cleaned(self)}
    , m_role{joinRequest.role}
    , m_playsDuels{joinRequest.playsDuels}
    , m_token{joinRequest.resume ? joinRequest.resume->token : QString{}}
    , m_state{State::AwaitingApproval}
    , m_since{channel.now()}
    , m_passcode{joinRequest.passcode}
{
    channel.send(message::Hello{protocolVersion, m_self.name, joinRequest.role, m_self.client, joinRequest.resume, true,
                                joinRequest.playsDuels});
}

void Handshake::setTerms(const Terms& terms)
{
    if (m_isHost && !isComplete())
        m_terms = terms;
}

void Handshake::enter(State state, Time now)
{
    m_state = state;
    m_since = now;
}

/// The host has yet to decide about the guest.
bool Handshake::isAwaitingUser(const Channel& channel) const
{
    return !channel.isClosed() && m_isHost && m_state == State::AwaitingApproval;
}

void Handshake::challenge(const std::optional<QString>& passcode, Channel& channel)
{
    if (!isAwaitingUser(channel))
        return;
    m_passcode = passcode.value_or(QString{});
    m_acceptsProof = passcode.has_value();
    m_nonce = randomBytes(nonceBytes);
    enter(State::AwaitingProof, channel.now());
    channel.send(message::Challenge{m_nonce});
}

void Handshake::submitPasscode(const QString& passcode, Channel& channel)
{
    if (channel.isClosed() || m_isHost || m_state != State::AwaitingApproval || m_nonce.isEmpty())
        return;
    channel.send(message::Proof{proofOf(passcode, m_nonce)});
    m_nonce.clear();
}

bool Handshake::admit(Channel& channel)
{
    if (!isAwaitingUser(channel))
        return false;
    m_token = m_role == Role::Play ? makeToken() : QString{};
    welcome(std::nullopt, std::nullopt, channel);
    channel.report(Entered{m_peer.name, m_peer.client, *m_terms, m_token});
    return true;
}

bool Handshake::resume(const QString& token, const RoundState& roundState, Channel& channel)
{
    if (!takeSeat(token, channel))
        return false;
    welcome(roundState, std::nullopt, channel);
    channel.report(Resumed{m_peer.name, std::get<GameTerms>(*m_terms), roundState});
    return true;
}

bool Handshake::resume(const QString& token, const message::DuelRoundState& state, Channel& channel)
{
    if (!takeSeat(token, channel))
        return false;
    welcome(std::nullopt, state, channel);
    return true;
}

/// False if no guest awaits admission to a seat.
bool Handshake::takeSeat(const QString& token, const Channel& channel)
{
    if (!isAwaitingUser(channel) || m_role != Role::Play)
        return false;
    m_token = token;
    return true;
}

void Handshake::welcome(const std::optional<RoundState>& roundState, const std::optional<message::DuelRoundState>& duel,
                        Channel& channel)
{
    channel.send(
        message::Welcome{protocolVersion, m_self.name, m_self.client, describe(*m_terms), m_token, roundState, duel});
    m_state = State::Complete;
}

void Handshake::reject(RejectReason reason, Channel& channel)
{
    if (isAwaitingUser(channel) || (m_state == State::AwaitingHello && !channel.isClosed()))
        sendReject(reason, channel);
}

bool Handshake::isDue(const Message& message) const
{
    using namespace message;
    switch (m_state) {
    case State::AwaitingHello:
        return isOneOf<Hello>(message);
    case State::AwaitingProof:
        return isOneOf<Proof>(message);
    case State::AwaitingApproval:
        return !m_isHost && (isOneOf<Welcome, Reject>(message) || (isOneOf<Challenge>(message) && !m_challenged));
    case State::Complete:
        break;
    }
    return false;
}

Handled Handshake::handle(const message::Hello& hello, Channel& channel)
{
    if (hello.protocol != protocolVersion) {
        sendReject(RejectReason::Version, channel);
        return Handled::Used;
    }
    m_peer = cleaned({hello.name, hello.client});
    m_role = hello.role;
    m_peerSupportsStartMoves = hello.supportsStartMoves;
    m_peerSupportsDuels = hello.supportsDuels;
    enter(State::AwaitingApproval, channel.now());
    const bool wantsSeat = hello.resume && hello.role == Role::Play;
    channel.report(JoinRequested{m_peer.name, m_role, wantsSeat ? hello.resume->token : QString{}});
    return Handled::Used;
}

Handled Handshake::handle(const message::Challenge& challenge, Channel& channel)
{
    m_nonce = challenge.nonce;
    m_challenged = true;
    if (m_passcode.isEmpty())
        channel.report(PasscodeWanted{});
    else
        submitPasscode(m_passcode, channel);
    return Handled::Used;
}

Handled Handshake::handle(const message::Proof& proof, Channel& channel)
{
    if (!m_acceptsProof) {
        sendReject(RejectReason::Version, channel);
        return Handled::Used;
    }
    const bool isCorrect = isSameSecret(proof.mac, proofOf(m_passcode, m_nonce));
    m_nonce.clear();
    enter(State::AwaitingApproval, channel.now());
    if (!isCorrect)
        sendReject(RejectReason::Passcode, channel);
    channel.report(PasscodeChecked{isCorrect});
    return Handled::Used;
}

Handled Handshake::handle(const message::Welcome& welcome, Channel& channel)
{
    if (welcome.protocol != protocolVersion) {
        channel.fail(ErrorCode::Version, QStringLiteral("only version 1 is spoken here"));
        return Handled::Used;
    }
    if (m_role == Role::Play && welcome.token.isEmpty()) {
        channel.fail(ErrorCode::Malformed, QStringLiteral("welcome: token"));
        return Handled::Used;
    }
    if (const auto found = obstacle(welcome.setup, m_playsDuels)) {
        channel.send(message::Bye{});
        channel.close(Unplayable{*found});
        return Handled::Used;
    }
    const bool isResumed = welcome.resumed || welcome.resumedDuel;
    if (isResumed && (m_token.isEmpty() || welcome.token != m_token)) {
        channel.fail(ErrorCode::OutOfTurn, QStringLiteral("nothing was to be resumed"));
        return Handled::Used;
    }
    m_peer = cleaned({welcome.name, welcome.client});
    m_token = welcome.token;
    m_terms = termsOf(welcome.setup);
    m_state = State::Complete;
    if (welcome.resumed)
        channel.report(Resumed{m_peer.name, std::get<GameTerms>(*m_terms), *welcome.resumed});
    else if (!isResumed) // the state of a duel is not complete yet
        channel.report(Entered{m_peer.name, m_peer.client, *m_terms, m_token});
    return Handled::Used;
}

Handled Handshake::handle(const message::Reject& reject, Channel& channel)
{
    channel.close(Rejected{reject.reason});
    return Handled::Used;
}

std::optional<Time> Handshake::nextDeadline() const
{
    switch (m_state) {
    case State::AwaitingHello:
        return m_since + helloTimeout;
    case State::AwaitingProof:
        return m_since + proofTimeout;
    case State::AwaitingApproval:
        return m_isHost ? std::optional{m_since + approvalTimeout} : std::nullopt;
    case State::Complete:
        break;
    }
    return std::nullopt;
}

bool Handshake::checkTime(Channel& channel)
{
    const auto deadline = nextDeadline();
    if (!deadline || channel.now() < *deadline)
        return false;
    if (m_state == State::AwaitingApproval) {
        channel.send(message::Reject{RejectReason::Declined});
        channel.close(JoinRequestExpired{});
    } else {
        channel.close(Lost{});
    }
    return true;
}

} // namespace qipan::net
