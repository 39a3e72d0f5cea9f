// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/model/direct_wire.h"

#include <algorithm>

namespace qipan::net::model {

namespace {

using namespace std::chrono_literals;

constexpr qsizetype maxUnderWay = 64 * 1024; ///< bytes; more than an honest game can have in transit

} // namespace

Time Pipe::arrival(Environment& environment)
{
    const Conditions& conditions = environment.conditions;
    Time delay = environment.dice.time(1ms, conditions.longestDelay);
    if (environment.dice.chance(conditions.stalls))
        delay += environment.dice.time(0ms, 2s);
    m_lastDue = std::max(m_lastDue, environment.now + delay);
    return m_lastDue;
}

void Pipe::put(const QByteArray& bytes, Environment& environment)
{
    if (bytes.isEmpty() || m_endsAt)
        return;
    const int longest = environment.conditions.longestFragment;
    for (qsizetype start = 0; start < bytes.size();) {
        const qsizetype length = longest == 0 ? bytes.size() : 1 + environment.dice.below(longest);
        m_chunks.push_back({bytes.mid(start, length), arrival(environment)});
        start += length;
    }
    m_held += bytes.size();
    require(m_held <= maxUnderWay, "more is under way than a game can say");
}

QByteArray Pipe::take(Time now)
{
    QByteArray bytes;
    while (!m_chunks.empty() && m_chunks.front().due <= now) {
        bytes += m_chunks.front().bytes;
        m_chunks.pop_front();
    }
    m_held -= bytes.size();
    return bytes;
}

void Pipe::finish(Environment& environment)
{
    if (!m_endsAt)
        m_endsAt = arrival(environment);
}

void Pipe::tear(Environment& environment, Time learning)
{
    if (m_endsAt && *m_endsAt <= environment.now)
        return;
    auto left = environment.dice.below(static_cast<int>(m_held) + 1);
    std::deque<Chunk> kept;
    m_held = 0;
    for (const Chunk& chunk : m_chunks) {
        if (left == 0)
            break;
        kept.push_back({chunk.bytes.left(left), chunk.due});
        left -= static_cast<int>(kept.back().bytes.size());
        m_held += kept.back().bytes.size();
    }
    m_chunks = std::move(kept);
    m_endsAt = environment.now + learning;
}

std::optional<Time> Pipe::next() const
{
    return m_chunks.empty() ? m_endsAt : std::optional{m_chunks.front().due};
}

void DirectWire::close(bool atHost, Environment& environment)
{
    outgoing(atHost).finish(environment);
    outgoing(!atHost).tear(environment, 0ms);
    m_isCut = true;
}

/// The system closes the connection, unsent bytes are lost.
void DirectWire::drop(bool atHost, std::optional<Time>, Environment& environment)
{
    if (environment.dice.chance(300))
        outgoing(atHost).tear(environment, environment.dice.chance(300) ? never : environment.dice.time(0ms, 3s));
    else
        outgoing(atHost).finish(environment);
    outgoing(!atHost).tear(environment, 0ms);
    m_isCut = true;
}

void DirectWire::cut(Environment& environment)
{
    for (Pipe* pipe : {&m_up, &m_down}) {
        const Time learnings[] = {0ms, environment.dice.time(0ms, 3s), environment.dice.time(0ms, 20s), never};
        pipe->tear(environment, learnings[environment.dice.below(4)]);
    }
    m_isCut = true;
}

} // namespace qipan::net::model
