// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/channel.h"

namespace qipan::net {

/// Watches how long the other side has been silent: when a ping is due, and when the connection counts as lost.
class Liveness {
public:
    explicit Liveness(Time now)
        : m_lastReceived{now}
        , m_lastPing{now}
    {
    }

    /// A complete line has arrived.
    void received(Time now) { m_lastReceived = now; }
    [[nodiscard]] bool isLost(Time now) const;
    /// Sends a ping when one is due.
    void checkTime(Channel& channel);
    /// When the next ping is due or the connection is lost.
    [[nodiscard]] Time nextDeadline() const;
    /// How long the other side has been silent, if a ping sent 2 s ago or earlier has no answer; otherwise zero.
    [[nodiscard]] Time unresponsiveTime(Time now) const;

    Handled handle(const message::Ping& ping, Channel& channel) const;
    Handled handle(const message::Pong&, Channel&) const { return Handled::Used; }

private:
    [[nodiscard]] Time nextPing() const;

    Time m_lastReceived;
    Time m_lastPing;
    int m_lastPingNumber = 0;
};

} // namespace qipan::net
