// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/line_reader.h"
#include "net/message.h"
#include "net/session_event.h"

#include <algorithm>
#include <utility>

namespace qipan::net {

/// Time since an arbitrary start, from a monotonic clock.
using Time = std::chrono::milliseconds;

/// Whether a message had an effect. One that is no longer of use, such as a move that crossed with the end of the
/// round, counts towards the rate limit.
enum class Handled { Used, Ignored };

/// One end of a connection as the parts of a session use it: the time, lines in, messages and events out.
class Channel {
public:
    explicit Channel(Time now)
        : m_now{now}
    {
    }

    /// The time of the last call that gave one. It never decreases.
    [[nodiscard]] Time now() const { return m_now; }
    void advance(Time now) { m_now = std::max(m_now, now); }

    /// The time that a message and its answer took when that was last measured; zero before.
    [[nodiscard]] Time roundTrip() const { return m_roundTrip; }
    void setRoundTrip(Time time) { m_roundTrip = time; }

    /// Adds received bytes, unless the channel is closed.
    void receive(QByteArrayView bytes)
    {
        if (!m_isClosed)
            m_reader.add(bytes);
    }
    [[nodiscard]] std::optional<QByteArray> nextLine() { return m_reader.next(); }
    /// True when the line being received exceeds the limit.
    [[nodiscard]] bool isLineTooLong() const { return m_reader.isTooLong(); }

    void send(const Message& message);
    /// Removes and returns the bytes to send.
    [[nodiscard]] QByteArray takeOutput() { return std::exchange(m_output, {}); }

    /// Sets the event that takeEvent() returns next.
    void report(SessionEvent event) { m_event = std::move(event); }
    [[nodiscard]] bool hasEvent() const { return m_event.has_value(); }
    [[nodiscard]] std::optional<SessionEvent> takeEvent() { return std::exchange(m_event, std::nullopt); }

    /// Discards input and event: nothing more is received.
    void close();
    /// Closes and reports this as the last event.
    void close(SessionEvent event);
    /// Closes with an error, because the other side broke the protocol. Does nothing once closed.
    void fail(ErrorCode code, const QString& detail);
    [[nodiscard]] bool isClosed() const { return m_isClosed; }

private:
    Time m_now;
    Time m_roundTrip{0};
    LineReader m_reader;
    QByteArray m_output;
    std::optional<SessionEvent> m_event;
    bool m_isClosed = false;
};

} // namespace qipan::net
