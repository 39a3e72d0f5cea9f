// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/liveness.h"

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr Time pingInterval = 5s;        ///< of silence
constexpr Time unresponsiveTimeout = 7s; ///< of silence, which gives the peer time to answer the ping
constexpr Time lostTimeout = 15s;        ///< of silence

} // namespace

bool Liveness::isLost(Time now) const
{
    return now >= m_lastReceived + lostTimeout;
}

Time Liveness::nextPing() const
{
    return std::max(m_lastReceived, m_lastPing) + pingInterval;
}

void Liveness::checkTime(Channel& channel)
{
    if (channel.now() < nextPing())
        return;
    m_lastPing = channel.now();
    channel.send(message::Ping{++m_lastPingNumber});
}

Time Liveness::nextDeadline() const
{
    return std::min(m_lastReceived + lostTimeout, nextPing());
}

Time Liveness::unresponsiveTime(Time now) const
{
    const Time silence = now - m_lastReceived;
    return silence < unresponsiveTimeout ? Time{0} : silence;
}

Handled Liveness::handle(const message::Ping& ping, Channel& channel) const
{
    channel.send(message::Pong{ping.t});
    return Handled::Used;
}

} // namespace qipan::net
