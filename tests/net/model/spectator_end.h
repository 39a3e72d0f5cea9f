// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/net/model/host_end.h"
#include "tests/net/model/wire_end.h"

#include <memory>
#include <optional>

namespace qipan::net::model {

/// A spectator's program: joins, leaves, and reconnects after a lost connection.
class SpectatorEnd {
public:
    SpectatorEnd(Environment& environment, Ledger& ledger, HostEnd& host);

    void run();
    [[nodiscard]] std::optional<Time> next() const;

    void come();
    /// Leaves, with or without `bye`.
    void go();
    void cut();

    [[nodiscard]] bool isHere() const { return m_wanted; }
    [[nodiscard]] bool isWatching() const { return m_session && m_isSynced && !m_wire.wire().isCut(); }
    [[nodiscard]] bool isQuiet() const { return m_wire && m_wire.wire().isEmpty(); }
    /// Null before the first round.
    [[nodiscard]] const Match* match() const { return m_match.get(); }
    [[nodiscard]] int round() const { return m_round; }
    [[nodiscard]] const std::optional<ClockTimes>& told() const { return m_told; }

private:
    void connect();
    void handle(const SessionEvent& event);
    void adopt(const Synced& synced);
    void carryOut(const Command& command);
    void hangUp();

    Environment& m_environment;
    Ledger& m_ledger;
    HostEnd& m_host;
    std::optional<Session> m_session;
    WireEnd m_wire;
    GameSetup m_setup;
    std::unique_ptr<Match> m_match;
    int m_round = 0;
    std::optional<ClockTimes> m_told;
    bool m_wanted = false;
    bool m_isSynced = false;
    std::optional<Time> m_nextTry;
};

} // namespace qipan::net::model
