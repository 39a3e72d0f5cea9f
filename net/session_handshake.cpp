// The handshake, at both ends.
#include "net/secret.h"
#include "net/session.h"
#include "net/words.h"

#include <string>

namespace qipan::net {

namespace {

constexpr int nonceBytes = 32;

[[nodiscard]] QString wordOf(std::string_view key)
{
    return QString::fromUtf8(key.data(), std::ssize(key));
}

/// Why this setup cannot be played here; nothing if it can.
[[nodiscard]] std::optional<Obstacle> obstacle(const message::Setup& setup)
{
    const GameInfo* game = findGame(setup.game.toStdString());
    if (game == nullptr)
        return Obstacle::Game;
    const RuleInfo* rule = game->findRule(setup.rule.toStdString());
    if (rule == nullptr)
        return Obstacle::Rule;
    if (!rule->allows(setup.size))
        return Obstacle::Size;
    const auto opening = openingOf(setup.opening.toStdString());
    if (!opening || !game->allows(*opening))
        return Obstacle::Opening;
    if (!valueOf(firstWords, setup.first))
        return Obstacle::First;
    return std::nullopt;
}

/// Precondition: obstacle(setup) is nothing.
[[nodiscard]] Terms termsOf(const message::Setup& setup)
{
    return {*makeSetup(setup.game.toStdString(), setup.rule.toStdString(), setup.size, setup.opening.toStdString()),
            *valueOf(firstWords, setup.first), setup.clock};
}

} // namespace

message::Setup describe(const Terms& terms)
{
    message::Setup setup;
    setup.game = wordOf(terms.setup.game->key);
    setup.rule = wordOf(terms.setup.rule);
    setup.size = terms.setup.size;
    setup.opening = wordOf(keyOf(terms.setup.opening));
    setup.first = wordOf(firstWords, terms.first);
    setup.clock = terms.clock;
    return setup;
}

std::optional<GameSetup> playableSetup(const message::Setup& setup)
{
    return obstacle(setup) ? std::nullopt : std::optional{termsOf(setup).setup};
}

void Session::setTerms(const Terms& terms)
{
    if (isHost() && m_state != State::AtTable)
        m_terms = terms;
}

void Session::challenge(const QString& passcode)
{
    if (!isHost() || m_state != State::AwaitingApproval)
        return;
    m_passcode = passcode;
    m_nonce = randomBytes(nonceBytes);
    m_state = State::AwaitingProof;
    m_since = m_now;
    send(message::Challenge{m_nonce});
}

void Session::submitPasscode(const QString& passcode)
{
    if (isHost() || m_state != State::AwaitingApproval || m_nonce.isEmpty())
        return;
    send(message::Proof{proofOf(passcode, m_nonce)});
    m_nonce.clear();
}

void Session::admit()
{
    if (!isHost() || m_state != State::AwaitingApproval)
        return;
    m_token = m_role == Role::Play ? makeToken() : QString{};
    send(message::Welcome{protocolVersion, m_self.name, m_self.client, describe(*m_terms), m_token, std::nullopt});
    m_state = State::AtTable;
    if (m_role == Role::Play && m_terms->first == FirstBlack::RockPaperScissors)
        m_rockPaperScissors.emplace();
    m_pending = Entered{m_peer.name, m_peer.client, *m_terms, m_token};
}

void Session::resume(const QString& token, const RoundState& roundState)
{
    if (!isHost() || m_state != State::AwaitingApproval || m_role != Role::Play)
        return;
    m_token = token;
    send(message::Welcome{protocolVersion, m_self.name, m_self.client, describe(*m_terms), m_token, roundState});
    m_state = State::AtTable;
    adoptRoundState(roundState);
    m_pending = Resumed{m_peer.name, *m_terms, roundState};
}

void Session::adoptRoundState(const RoundState& roundState)
{
    beginRound(roundState.round, roundState.snapshot.moves.size());
    m_choices = static_cast<int>(roundState.snapshot.openingChoices.size());
    m_isOver = roundState.snapshot.verdict.has_value();
}

void Session::reject(RejectReason reason)
{
    if (isHost() && m_state == State::AwaitingApproval)
        sendReject(reason);
}

void Session::sendReject(RejectReason reason)
{
    send(message::Reject{reason});
    closeSilently();
}

void Session::handle(const message::Hello& hello)
{
    if (hello.protocol != protocolVersion) {
        sendReject(RejectReason::Version);
        return;
    }
    m_peer = cleaned({hello.name, hello.client});
    m_role = hello.role;
    m_peerSupportsStartMoves = hello.supportsStartMoves;
    m_state = State::AwaitingApproval;
    m_since = m_now;
    m_lastPing = m_now;
    const bool wantsSeat = hello.resume && hello.role == Role::Play;
    m_pending = JoinRequested{m_peer.name, m_role, wantsSeat ? hello.resume->token : QString{}};
}

void Session::handle(const message::Challenge& challenge)
{
    m_nonce = challenge.nonce;
    m_challenged = true;
    if (m_passcode.isEmpty())
        m_pending = PasscodeWanted{};
    else
        submitPasscode(m_passcode);
}

void Session::handle(const message::Proof& proof)
{
    const bool isCorrect = isSameSecret(proof.mac, proofOf(m_passcode, m_nonce));
    m_nonce.clear();
    m_state = State::AwaitingApproval;
    m_since = m_now;
    if (!isCorrect)
        sendReject(RejectReason::Passcode);
    m_pending = PasscodeChecked{isCorrect};
}

void Session::handle(const message::Welcome& welcome)
{
    if (welcome.protocol != protocolVersion) {
        fail(ErrorCode::Version, QStringLiteral("only version 1 is spoken here"));
        return;
    }
    if (m_role == Role::Play && welcome.token.isEmpty()) {
        fail(ErrorCode::Malformed, QStringLiteral("welcome: token"));
        return;
    }
    if (const auto found = obstacle(welcome.setup)) {
        send(message::Bye{});
        close(Unplayable{*found});
        return;
    }
    if (welcome.resumed && (m_token.isEmpty() || welcome.token != m_token)) {
        fail(ErrorCode::OutOfTurn, QStringLiteral("nothing was to be resumed"));
        return;
    }
    const auto peer = cleaned({welcome.name, welcome.client});
    m_token = welcome.token;
    m_terms = termsOf(welcome.setup);
    m_state = State::AtTable;
    if (welcome.resumed) {
        adoptRoundState(*welcome.resumed);
        m_pending = Resumed{peer.name, *m_terms, *welcome.resumed};
        return;
    }
    if (m_role == Role::Play && m_terms->first == FirstBlack::RockPaperScissors)
        m_rockPaperScissors.emplace();
    m_pending = Entered{peer.name, peer.client, *m_terms, m_token};
}

void Session::handle(const message::Reject& reject)
{
    close(Rejected{reject.reason});
}

} // namespace qipan::net
