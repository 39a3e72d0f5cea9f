#pragma once

#include "core/match/match.h"
#include "net/session.h"

#include <memory>
#include <optional>
#include <vector>

namespace qipan::net::test {

/// One end of a LAN game as the program builds it, without sockets: a session and the match of its round. It outlives
/// its lines: see reconnect().
class End {
public:
    explicit End(Session session)
        : m_session{std::move(session)}
    {
    }

    /// Works off what has come in; a host lets everyone in and starts the rounds.
    void run(Time now);
    /// Something that the user of this end does. False when the match refuses it.
    bool act(const Command& command);
    /// Goes on with another line, whose session is at its beginning: a host lets who has the token take the seat again,
    /// a guest takes over the host's account.
    void reconnect(Session session) { m_session = std::move(session); }

    [[nodiscard]] Session& session() { return m_session; }
    [[nodiscard]] const Session& session() const { return m_session; }
    /// Precondition: a round has begun.
    [[nodiscard]] const Match& match() const { return *m_match; }
    [[nodiscard]] bool hasMatch() const { return m_match != nullptr; }
    [[nodiscard]] Seat seat() const { return m_session.localSeat(); }
    /// The number for a request of this end; it gives each once.
    [[nodiscard]] int nextRequestId() { return ++m_lastRequestId; }
    /// What a guest says to take its seat again; nothing where it never had one in a round.
    [[nodiscard]] std::optional<message::Resume> seatToResume() const;
    /// The round as this end would tell it.
    [[nodiscard]] Standing standing() const { return {m_round, accountOf(*m_match), std::nullopt}; }
    /// How the last session ended, if it did.
    [[nodiscard]] const std::optional<SessionEvent>& last() const { return m_last; }
    [[nodiscard]] int chats() const { return m_chats; }
    /// How often a line was taken up again.
    [[nodiscard]] int resumed() const { return m_resumed; }

private:
    void handle(const SessionEvent& event);
    void handle(const Command& command);
    void knocked(const Knocked& knock);
    void takeOver(const Resumed& back);
    void evolve(const Match::Events& events);
    void begin(Seat black);
    void enterRound(Seat black);

    Session m_session;
    std::optional<Terms> m_terms;
    QString m_token;
    int m_round = 0;
    std::unique_ptr<Match> m_match;
    std::optional<SessionEvent> m_last;
    int m_lastRequestId = 0;
    int m_chats = 0;
    int m_resumed = 0;
};

} // namespace qipan::net::test
