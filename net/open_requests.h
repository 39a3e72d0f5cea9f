// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/channel.h"

namespace qipan::net {

/// Refuses a request without asking the user. `kind` is its word, `known` its value at a table of the games of two.
void refuseRequest(int id, const QString& kind, std::optional<RequestKind> known, std::optional<AnswerReason> reason,
                   Channel& channel);

/// The open requests of a round: this end's and the other side's.
template <typename Kind>
class OpenRequests {
public:
    void ask(int id, Kind kind) { m_own = Own{id, kind, std::nullopt}; }
    /// The other side's request awaits this end's user.
    void hear(int id, Kind kind, Time now) { m_peers = Peers{id, kind, now + answerTimeout}; }
    /// This end's request is withdrawn: the other program answers at once.
    void withdraw(Time now)
    {
        if (m_own)
            m_own->answerDue = now + withdrawTimeout;
    }
    void closeOwn() { m_own.reset(); }
    void closePeers() { m_peers.reset(); }
    /// Requests of this kind were agreed: two crossed.
    void close(Kind kind)
    {
        if (m_own && m_own->kind == kind)
            m_own.reset();
        if (m_peers && m_peers->kind == kind)
            m_peers.reset();
    }
    /// No answer is expected any more, from either side. This end's request may still be answered.
    void stopWaiting()
    {
        m_peers.reset();
        if (m_own)
            m_own->answerDue.reset();
    }

    /// Whether a reply answers this end's request.
    [[nodiscard]] bool isOwn(int id, std::optional<Kind> kind) const
    {
        return m_own && m_own->id == id && m_own->kind == kind;
    }
    /// The kind of this end's request, which stays open after the end of the round.
    [[nodiscard]] std::optional<Kind> ownKind() const { return m_own ? std::optional{m_own->kind} : std::nullopt; }

    [[nodiscard]] std::optional<Time> nextDeadline() const
    {
        const auto answerDue = m_own ? m_own->answerDue : std::nullopt;
        if (!m_peers)
            return answerDue;
        return std::min(m_peers->expires, answerDue.value_or(m_peers->expires));
    }
    /// Acts if the deadline has passed: calls `expire` with the id and kind of a request that this end's user has not
    /// answered, or gives the connection up. True if it has.
    bool checkTime(Channel& channel, const auto& expire)
    {
        const auto deadline = nextDeadline();
        if (!deadline || channel.now() < *deadline)
            return false;
        if (m_peers && channel.now() >= m_peers->expires) {
            const Peers request = *std::exchange(m_peers, std::nullopt);
            expire(request.id, request.kind);
        } else {
            channel.close(Lost{}); // a program answers a withdrawal at once: this connection is of no use
        }
        return true;
    }

private:
    static constexpr Time answerTimeout{60'000};   ///< for this end's user to answer a request
    static constexpr Time withdrawTimeout{10'000}; ///< for the other program to answer a withdrawal

    struct Own {
        int id = 0;
        Kind kind{};
        std::optional<Time> answerDue; ///< once withdrawn, while the round expects an answer
    };
    struct Peers {
        int id = 0;
        Kind kind{};
        Time expires{0};
    };

    std::optional<Own> m_own;
    std::optional<Peers> m_peers;
};

} // namespace qipan::net
