// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <chrono>
#include <cstdint>
#include <optional>

namespace qipan::net {

/// The sending half of a ReliableStream: bytes that the other side has not acknowledged, what of them is on the way,
/// and when it is sent again. The end of the stream counts as one more byte.
class SendBuffer {
public:
    using Time = std::chrono::milliseconds;

    /// More than a program sends before it considers the other side stuck.
    static constexpr qsizetype limit = 320 * 1024;

    struct Segment {
        std::uint64_t offset = 0;
        QByteArray bytes;
        bool isLast = false;
    };

    /// Appends as many bytes as there is room for.
    qsizetype append(QByteArrayView bytes);
    /// No bytes follow.
    void close() { m_isClosed = true; }
    [[nodiscard]] bool isClosed() const { return m_isClosed; }
    [[nodiscard]] qsizetype size() const { return m_bytes.size(); }

    /// Whether `offset` may be an acknowledgement: no more than what was ever sent.
    [[nodiscard]] bool mayAcknowledge(std::uint64_t offset) const { return offset <= m_highest; }
    /// The other side has all before `acknowledged`, and takes `window` bytes more.
    void acknowledge(std::uint64_t acknowledged, std::uint32_t window, Time now);
    /// Whether all bytes and the end are acknowledged.
    [[nodiscard]] bool isDone() const { return m_isClosed && m_acknowledged == m_end + 1; }

    /// The next bytes to send, at most `size`.
    [[nodiscard]] std::optional<Segment> next(qsizetype size, Time now);
    /// True if the other side takes nothing at present although there is something to send: when resendTime() has
    /// passed, it is to be asked.
    [[nodiscard]] bool isBlocked() const { return m_next == m_acknowledged && m_next < m_end && m_allowed <= m_next; }
    /// When advance() sends again, if anything is on the way or blocked.
    [[nodiscard]] std::optional<Time> resendTime() const { return m_resendAt; }
    /// If resendTime() has passed, sends again from the first unacknowledged byte: one message, until it is
    /// acknowledged. True if it has passed.
    bool advance(Time now);
    /// The other side misses something: sends all again, but not more often than every 200 ms.
    void resend(Time now);
    /// The connection was lost and is there again.
    void reconnected(Time now);

private:
    [[nodiscard]] std::optional<Segment> cut(qsizetype size) const;
    void schedule(Time now);

    QByteArray m_bytes; ///< from m_acknowledged on
    bool m_isClosed = false;
    std::uint64_t m_end = 0; ///< after the last byte
    std::uint64_t m_acknowledged = 0;
    std::uint64_t m_next = 0;    ///< to send
    std::uint64_t m_highest = 0; ///< after the last byte ever sent
    std::uint64_t m_allowed = 0; ///< the other side takes bytes before this offset
    bool m_isCautious = false;   ///< one message on the way at most
    std::optional<Time> m_resendAt;
    Time m_resendDelay{1000};
    Time m_nextResend{0};
};

} // namespace qipan::net
