// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/channel.h"

namespace qipan::net {

/// Watches how long the other side has been silent: when a ping is due, and when the connection counts as lost. If
/// told so, it also measures how long a round trip takes.
class Liveness {
public:
    explicit Liveness(Time now)
        : m_lastReceived{now}
        , m_lastPing{now}
    {
    }

    /// A complete line has arrived.
    void received(Time now)
    {
        m_lastReceived = now;
        m_wasInterrupted = m_isInterrupted; // what was received before the interruption may come only now
    }
    /// Nothing passes from now on until restored(): the next line after that may be late.
    void interrupted() { m_isInterrupted = m_wasInterrupted = true; }
    void restored() { m_isInterrupted = false; }
    [[nodiscard]] bool isLost(Time now) const { return now >= m_lastReceived + lostTimeout; }
    /// Pings now and every 2 s from now on, whether the other side is silent or not.
    void measure(Channel& channel)
    {
        m_isMeasuring = true;
        sendPing(channel);
    }
    /// Sends a ping when one is due.
    void checkTime(Channel& channel)
    {
        if (channel.now() >= nextPing())
            sendPing(channel);
    }
    /// When the next ping is due or the connection is lost.
    [[nodiscard]] Time nextDeadline() const { return std::min(m_lastReceived + lostTimeout, nextPing()); }
    /// How long the other side has been silent, if a ping sent 2 s ago or earlier has no answer or the transport was
    /// interrupted since; otherwise zero.
    [[nodiscard]] Time unresponsiveTime(Time now) const
    {
        const Time silence = now - m_lastReceived;
        return m_wasInterrupted || silence >= unresponsiveTimeout ? silence : Time{0};
    }

    /// Whether the other side has answered a ping that was sent at `since` or later, so that all it said before is
    /// here. If no ping was sent since, sends one.
    [[nodiscard]] bool hasAnsweredSince(Time since, Channel& channel)
    {
        if (m_lastAnswered && *m_lastAnswered >= since)
            return true;
        if (m_lastPing < since || m_lastPingNumber == 0)
            sendPing(channel);
        return false;
    }

    /// How long the other side has been silent, if the transport was interrupted meanwhile and is restored; otherwise
    /// zero.
    [[nodiscard]] Time interruptedTime(Time now) const
    {
        return m_wasInterrupted && !m_isInterrupted ? now - m_lastReceived : Time{0};
    }

    Handled handle(const message::Ping& ping, Channel& channel) const
    {
        channel.send(message::Pong{ping.t});
        return Handled::Used;
    }
    Handled handle(const message::Pong& pong, Channel& channel)
    {
        if (pong.t == m_lastPingNumber)
            m_lastAnswered = m_lastPing;
        if (m_isMeasuring) // an answer to an earlier ping took longer than the time between two
            channel.setRoundTrip(pong.t == m_lastPingNumber ? channel.now() - m_lastPing : measuringInterval);
        return Handled::Used;
    }

private:
    static constexpr Time pingInterval{5000}; ///< of silence
    static constexpr Time measuringInterval{2000};
    static constexpr Time unresponsiveTimeout{7000}; ///< of silence, which gives the peer time to answer the ping
    static constexpr Time lostTimeout{15000};        ///< of silence

    [[nodiscard]] Time nextPing() const
    {
        return m_isMeasuring ? m_lastPing + measuringInterval : std::max(m_lastReceived, m_lastPing) + pingInterval;
    }
    void sendPing(Channel& channel)
    {
        m_lastPing = channel.now();
        channel.send(message::Ping{++m_lastPingNumber});
    }

    Time m_lastReceived;
    Time m_lastPing;
    int m_lastPingNumber = 0;
    std::optional<Time> m_lastAnswered; ///< when the last answered ping was sent
    bool m_isMeasuring = false;
    bool m_isInterrupted = false;
    bool m_wasInterrupted = false; ///< at some time since the last line
};

} // namespace qipan::net
