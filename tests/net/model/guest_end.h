// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/net/model/game.h"
#include "tests/net/model/host_end.h"
#include "tests/net/model/wire_end.h"

#include <memory>
#include <optional>

namespace qipan::net::model {

/// The guest's program: joins the table, and reconnects whenever the connection breaks.
class GuestEnd {
public:
    GuestEnd(Environment& environment, Ledger& ledger, HostEnd& host);

    void run();
    [[nodiscard]] std::optional<Time> next() const;

    /// Kills the program, which is restarted after `absence`.
    void kill(Time absence);
    /// Says `bye`, and joins as a new player after a while.
    void leave();
    /// Leaves for good without a message, and joins as a new player after a while.
    void forget();
    /// Cuts the connection, if there is one that is not cut.
    bool cut();
    /// Retries at once, even if the cut of a direct connection was not noticed yet.
    void hurry();

    /// Null before `welcome`.
    [[nodiscard]] Game* game() { return m_game.get(); }
    [[nodiscard]] bool isAtTable() const { return m_session && m_session->isAtTable() && !m_wire.wire().isCut(); }
    [[nodiscard]] bool isQuiet() const { return m_wire && m_wire.wire().isEmpty(); }

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
    WireEnd m_wire;
    QString m_token; ///< of the seat to take again
    std::optional<Time> m_nextTry;
    Time m_pause;
    bool m_isDead = false; ///< killed, until the next attempt
};

} // namespace qipan::net::model
