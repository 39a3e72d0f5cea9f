// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"
#include "net/session.h"

#include <memory>
#include <optional>
#include <vector>

namespace qipan::net::test {

/// One end of a LAN game as in the program, without sockets: a session and the match of its round. It outlives its
/// connections: see reconnect().
class End {
public:
    explicit End(Session session)
        : m_session{std::move(session)}
    {
    }

    /// Processes all input; a host lets everyone in and starts the rounds.
    void run(Time now);
    /// An action of this end's user. False if the match refuses it.
    bool act(const Command& command);
    /// Continues on a new connection, whose session has just begun: a host lets the owner of the token take the seat
    /// again, a guest restores the host's state.
    void reconnect(Session session) { m_session = std::move(session); }

    [[nodiscard]] Session& session() { return m_session; }
    [[nodiscard]] const Session& session() const { return m_session; }
    /// Precondition: a round has begun.
    [[nodiscard]] const Match& match() const { return *m_match; }
    [[nodiscard]] bool hasMatch() const { return m_match != nullptr; }
    [[nodiscard]] Seat seat() const { return m_session.localSeat(); }
    /// A new number for a request of this end.
    [[nodiscard]] int nextRequestId() { return ++m_lastRequestId; }
    /// What a guest sends to take its seat again; nothing if it was in no round.
    [[nodiscard]] std::optional<message::Resume> seatToResume() const;
    /// This end's state of the round.
    [[nodiscard]] RoundState roundState() const { return {m_round, snapshotOf(*m_match), std::nullopt}; }
    /// The last event of the previous session, if it has ended.
    [[nodiscard]] const std::optional<SessionEvent>& last() const { return m_last; }
    [[nodiscard]] int chats() const { return m_chats; }
    /// The number of resumed connections.
    [[nodiscard]] int resumed() const { return m_resumed; }

private:
    void handle(const SessionEvent& event);
    void handle(const Command& command);
    void joinRequested(const JoinRequested& joinRequest);
    void adopt(const Resumed& back);
    void evolve(const Match::Events& events);
    void begin(Seat black);
    void enterRound(Seat black);

    Session m_session;
    std::optional<GameTerms> m_terms;
    QString m_token;
    int m_round = 0;
    std::unique_ptr<Match> m_match;
    std::optional<SessionEvent> m_last;
    int m_lastRequestId = 0;
    int m_chats = 0;
    int m_resumed = 0;
};

} // namespace qipan::net::test
