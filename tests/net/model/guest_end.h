#pragma once

#include "tests/net/model/game.h"
#include "tests/net/model/host_end.h"
#include "tests/net/model/wire.h"

#include <memory>
#include <optional>

namespace qipan::net::model {

/// The guest's program: it comes to the table, and comes back to it whenever the line breaks.
class GuestEnd {
public:
    GuestEnd(Environment& environment, Ledger& ledger, HostEnd& host);

    void run();
    [[nodiscard]] std::optional<Time> next() const;

    /// Kills the program, which is started again after `absence`.
    void kill(Time absence);
    /// Says bye, and comes as somebody new after a while.
    void leave();
    /// Goes without a word and for good, and comes as somebody new after a while.
    void forget();
    /// Cuts the line.
    void cut();
    /// Does not wait for the next try, nor for word that the line is cut.
    void hurry();

    /// Null before the welcome.
    [[nodiscard]] Game* game() { return m_game.get(); }
    [[nodiscard]] bool isAtTable() const { return m_session && m_session->isAtTable() && !m_wire->isCut; }
    [[nodiscard]] bool isQuiet() const { return m_wire && m_wire->up.isEmpty() && m_wire->down.isEmpty(); }

private:
    void connect();
    void handle(const SessionEvent& event);
    void endSitting();
    void hangUp(Time pause);
    void retry();

    Environment& m_environment;
    Ledger& m_ledger;
    HostEnd& m_host;
    Store m_store;
    std::unique_ptr<Game> m_game;
    std::optional<Session> m_session;
    std::shared_ptr<Wire> m_wire;
    QString m_token; ///< of the seat that it wants again
    std::optional<Time> m_nextTry;
    Time m_pause;
    bool m_isDead = false; ///< killed, until the next try
};

} // namespace qipan::net::model
