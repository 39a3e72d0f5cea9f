// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/send_buffer.h"

#include <algorithm>

namespace qipan::net {

namespace {

constexpr SendBuffer::Time firstResendDelay{1000};
constexpr SendBuffer::Time longestResendDelay{4000};
constexpr SendBuffer::Time resendInterval{200};

} // namespace

qsizetype SendBuffer::append(QByteArrayView bytes)
{
    if (m_isClosed)
        return 0;
    const qsizetype count = std::min(bytes.size(), limit - m_bytes.size());
    m_bytes.append(bytes.data(), count);
    m_end += static_cast<std::uint64_t>(count);
    return count;
}

void SendBuffer::acknowledge(std::uint64_t acknowledged, std::uint32_t window, Time now)
{
    m_allowed = std::max(m_allowed, acknowledged + window);
    if (acknowledged > m_acknowledged) {
        m_bytes.remove(0, static_cast<qsizetype>(std::min(acknowledged, m_end) - m_acknowledged));
        m_acknowledged = acknowledged;
        m_next = std::max(m_next, acknowledged);
        m_isCautious = false;
        m_resendDelay = firstResendDelay;
        m_resendAt.reset();
    }
    schedule(now);
}

std::optional<SendBuffer::Segment> SendBuffer::next(qsizetype size, Time now)
{
    auto segment = cut(size);
    if (segment) {
        m_next += static_cast<std::uint64_t>(segment->bytes.size()) + (segment->isLast ? 1 : 0);
        m_highest = std::max(m_highest, m_next);
    }
    schedule(now);
    return segment;
}

std::optional<SendBuffer::Segment> SendBuffer::cut(qsizetype size) const
{
    if (m_isCautious && m_next > m_acknowledged)
        return std::nullopt;
    if (m_next > m_end)
        return std::nullopt;
    const std::uint64_t room = m_allowed > m_next ? m_allowed - m_next : 0;
    const auto count = std::min({static_cast<std::uint64_t>(size), m_end - m_next, room});
    const bool isLast = m_isClosed && m_next + count == m_end;
    if (count == 0 && !isLast)
        return std::nullopt;
    const auto begin = static_cast<qsizetype>(m_next - m_acknowledged);
    return Segment{m_next, m_bytes.mid(begin, static_cast<qsizetype>(count)), isLast};
}

/// Starts the time until something is sent again, or stops it when nothing is on the way.
void SendBuffer::schedule(Time now)
{
    if (m_next == m_acknowledged && !isBlocked())
        m_resendAt.reset();
    else if (!m_resendAt)
        m_resendAt = now + m_resendDelay;
}

bool SendBuffer::advance(Time now)
{
    if (!m_resendAt || now < *m_resendAt)
        return false;
    m_next = m_acknowledged;
    m_isCautious = true;
    m_resendDelay = std::min(2 * m_resendDelay, longestResendDelay);
    m_resendAt = now + m_resendDelay;
    return true;
}

void SendBuffer::resend(Time now)
{
    if (now < m_nextResend)
        return;
    m_nextResend = now + resendInterval;
    reconnected(now);
}

void SendBuffer::reconnected(Time now)
{
    m_next = m_acknowledged;
    m_resendDelay = firstResendDelay;
    m_resendAt.reset();
    schedule(now);
}

} // namespace qipan::net
