// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/channel.h"
#include "net/terms.h"
#include "net/text.h"

namespace qipan::net {

/// How a guest joins a table.
struct JoinRequest {
    Role role = Role::Play;
    QString passcode;                      ///< if empty and the table requires one, PasscodeWanted follows
    std::optional<message::Resume> resume; ///< the seat to take again
    bool playsDuels = false;               ///< this program has boards for duels; otherwise their game is unknown
    bool isSeatEncrypted = false;          ///< the seat to resume was taken over an encrypted line: see Guest
};

/// The handshake of a session, from `hello` to `welcome`: who the two sides are, the passcode, and admission. Calls
/// that are not due have no effect. See Session for the meaning of each.
class Handshake {
public:
    /// The host's end.
    Handshake(const Introduction& self, const Terms& terms, Time now);
    /// The guest's end; sends `hello`.
    Handshake(const Introduction& self, const JoinRequest& joinRequest, Channel& channel);

    void setTerms(const Terms& terms);
    void challenge(const std::optional<QString>& passcode, Channel& channel);
    void submitPasscode(const QString& passcode, Channel& channel);
    /// False if no guest awaits admission; likewise resume().
    bool admit(Channel& channel);
    bool resume(const QString& token, const RoundState& roundState, Channel& channel);
    /// At a table of duels. Reports nothing.
    bool resume(const QString& token, const message::DuelRoundState& state, Channel& channel);
    void reject(RejectReason reason, Channel& channel);

    /// Whether a message is due in this state. Precondition: !isComplete().
    [[nodiscard]] bool isDue(const Message& message) const;
    Handled handle(const message::Hello& hello, Channel& channel);
    Handled handle(const message::Challenge& challenge, Channel& channel);
    Handled handle(const message::Proof& proof, Channel& channel);
    Handled handle(const message::Welcome& welcome, Channel& channel);
    Handled handle(const message::Reject& reject, Channel& channel);

    [[nodiscard]] std::optional<Time> nextDeadline() const;
    /// Acts if the deadline has passed. True if it has.
    bool checkTime(Channel& channel);

    [[nodiscard]] bool isAwaitingHello() const { return m_state == State::AwaitingHello; }
    [[nodiscard]] bool isAwaitingProof() const { return m_state == State::AwaitingProof; }
    /// The guest was let in.
    [[nodiscard]] bool isComplete() const { return m_state == State::Complete; }

    [[nodiscard]] Role role() const { return m_role; }
    /// Precondition: isComplete().
    [[nodiscard]] const Terms& terms() const { return *m_terms; }
    [[nodiscard]] const Introduction& self() const { return m_self; }
    /// The other side's introduction, as far as it is known.
    [[nodiscard]] const Introduction& peer() const { return m_peer; }
    [[nodiscard]] bool peerSupportsStartMoves() const { return m_peerSupportsStartMoves; }
    /// False for a program from before duels. Other programs say nothing.
    [[nodiscard]] bool peerMaySupportDuels() const { return m_peerSupportsDuels || !m_peerSupportsStartMoves; }

private:
    /// AwaitingApproval: the host awaits its user, the guest `welcome`.
    enum class State { AwaitingHello, AwaitingProof, AwaitingApproval, Complete };

    [[nodiscard]] bool isAwaitingUser(const Channel& channel) const;
    void enter(State state, Time now);
    bool takeSeat(const QString& token, const Channel& channel);
    void welcome(const std::optional<RoundState>& roundState, const std::optional<message::DuelRoundState>& duel,
                 Channel& channel);

    bool m_isHost;
    Introduction m_self;
    Introduction m_peer;
    std::optional<Terms> m_terms; ///< a guest learns them from `welcome`
    Role m_role = Role::Play;
    bool m_playsDuels = true; ///< this end
    bool m_peerSupportsStartMoves = false;
    bool m_peerSupportsDuels = false;
    QString m_token; ///< of the guest's seat; before `welcome`, of the seat it wants to take again
    State m_state;
    Time m_since;               ///< start of the state
    QString m_passcode;         ///< guest: for a challenge
    QByteArray m_nonce;         ///< of the open challenge
    bool m_challenged = false;  ///< guest: a second challenge is an error
    bool m_acceptsProof = true; ///< host
};

} // namespace qipan::net
