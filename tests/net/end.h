#pragma once

#include "core/match/match.h"
#include "net/session.h"

#include <optional>
#include <vector>

namespace qipan::net::test {

/// One end of a LAN game as the program builds it, without sockets: a session and the match of its round.
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

    [[nodiscard]] Session& session() { return m_session; }
    [[nodiscard]] const Session& session() const { return m_session; }
    /// Precondition: a round has begun.
    [[nodiscard]] const Match& match() const { return *m_match; }
    [[nodiscard]] bool hasMatch() const { return m_match.has_value(); }
    [[nodiscard]] Seat seat() const { return m_session.localSeat(); }
    /// How the session ended, if it did.
    [[nodiscard]] const std::optional<SessionEvent>& last() const { return m_last; }
    [[nodiscard]] int chats() const { return m_chats; }

private:
    void handle(const SessionEvent& event);
    void handle(const Command& command);
    void evolve(const Match::Events& events);
    void begin(Seat black);

    Session m_session;
    std::optional<GameSetup> m_setup;
    std::optional<Match> m_match;
    std::optional<SessionEvent> m_last;
    int m_chats = 0;
};

} // namespace qipan::net::test
