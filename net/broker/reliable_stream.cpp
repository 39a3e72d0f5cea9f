// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/reliable_stream.h"

#include <algorithm>
#include <utility>

namespace qipan::net {

namespace {

constexpr Time firstOpenDelay{1000};
constexpr Time longestOpenDelay{4000};
/// Within this time an answer usually takes the acknowledgement along.
constexpr Time acknowledgeDelay{200};
constexpr qsizetype unconfirmedLimit = 2 * maxPayload;
constexpr Time complaintInterval{100};
/// After so much silence the other side is asked whether it is there.
constexpr Time silenceBeforeProbe{5000};
constexpr Time probeInterval{4000};
/// What is left to answer when the connection to the broker is back.
constexpr Time graceAfterReconnect{5000};
/// Brokers may drop or disconnect anyone who sends faster: 125 messages a second, 64 of them at once.
constexpr Time pacedInterval{8};
constexpr Time pacedBurst{64 * 8};

} // namespace

ReliableStream::ReliableStream(const LineId& line, Role role, Time now)
    : m_line{line}
    , m_role{role}
    , m_isOpen{role == Role::Host}
    , m_lastReceived{now}
    , m_openDelay{firstOpenDelay}
    , m_openDeadline{now + openTimeout}
{
    if (role == Role::Guest)
        m_openAt = now;
}

void ReliableStream::receive(const StreamMessage& message, Time now)
{
    using Type = StreamMessage::Type;
    if (m_end || message.line != m_line || message.isFromHost == (m_role == Role::Host))
        return;
    // Numbers that no honest side can send, as it does not know what this one has not sent.
    if (message.type == Type::Data
        && (!m_output.mayAcknowledge(message.acknowledged) || message.offset > takenLimit()
            || message.window > static_cast<std::uint32_t>(receiveLimit)))
        return;
    m_lastReceived = now;
    if (message.type == Type::Reset)
        return finish(endByReset(message.reason), std::nullopt);
    m_isOpen = true;
    m_openAt.reset();
    if (message.type == Type::Data)
        return receiveData(message, now);
    m_mustAccept = m_mustAccept || message.type == Type::Open;
    m_output.acknowledge(0, std::min(message.window, static_cast<std::uint32_t>(receiveLimit)), now);
}

void ReliableStream::receiveData(const StreamMessage& message, Time now)
{
    m_output.acknowledge(message.acknowledged, message.window, now);
    if (message.wantsResend)
        m_output.resend(now);
    if (message.wantsAnswer)
        acknowledgeBy(now);
    m_hasPeerReconnected = m_hasPeerReconnected || (message.wantsResend && message.wantsAnswer);
    receivePayload(message, now);
    if (m_hasPeerEnded)
        finish(StreamEnd::ClosedByPeer, StreamMessage::Type::Data);
    else if (m_output.isDone())
        finish(StreamEnd::Left, std::nullopt);
}

void ReliableStream::receivePayload(const StreamMessage& message, Time now)
{
    const auto length = static_cast<std::uint64_t>(message.payload.size());
    if (length == 0 && !message.isLast)
        return;
    if (message.offset > m_received)
        return complain(now);
    const std::uint64_t known = m_received - message.offset;
    if (known > length || (known == length && !message.isLast))
        return acknowledgeBy(now); // sent again: the acknowledgement was lost
    const std::uint64_t taken = std::min(length - known, takenLimit() - m_received);
    m_input.append(message.payload.constData() + known, static_cast<qsizetype>(taken));
    m_received += taken;
    m_hasPeerEnded = message.isLast && taken == length - known;
    m_unconfirmed += static_cast<qsizetype>(taken);
    acknowledgeBy(m_unconfirmed >= unconfirmedLimit ? now : now + acknowledgeDelay);
}

/// Asks the other side to send again what is missing.
void ReliableStream::complain(Time now)
{
    if (now < m_nextComplaint)
        return;
    m_nextComplaint = now + complaintInterval;
    m_wantsResend = true;
    acknowledgeBy(now);
}

void ReliableStream::acknowledgeBy(Time time)
{
    m_acknowledgeAt = m_acknowledgeAt ? std::min(*m_acknowledgeAt, time) : time;
}

StreamEnd ReliableStream::endByReset(StreamMessage::Reason reason) const
{
    switch (reason) {
    case StreamMessage::Reason::Full:
        return StreamEnd::TableFull;
    case StreamMessage::Reason::Aborted:
        return StreamEnd::AbortedByPeer;
    case StreamMessage::Reason::Unknown: // the other side was restarted, or has left after the last byte
    case StreamMessage::Reason::None:
        break;
    }
    if (!m_isOpen)
        return StreamEnd::NoTable;
    return m_closeDeadline ? StreamEnd::Left : StreamEnd::Lost;
}

void ReliableStream::finish(StreamEnd end, std::optional<StreamMessage::Type> farewell)
{
    m_end = end;
    m_farewell = farewell;
}

void ReliableStream::advance(Time now)
{
    if (m_end)
        return;
    if (!m_isOpen && now >= m_openDeadline)
        return finish(StreamEnd::NoTable, StreamMessage::Type::Reset);
    if (m_isOpen && now >= m_lastReceived + lostTimeout)
        return finish(StreamEnd::Lost, StreamMessage::Type::Reset);
    if (m_closeDeadline && now >= *m_closeDeadline)
        return finish(StreamEnd::Left, StreamMessage::Type::Reset);
    if (m_output.advance(now) && m_output.isBlocked()) {
        m_wantsAnswer = true;
        acknowledgeBy(now);
    }
    if (m_isOpen && now >= probeTime()) {
        m_nextProbe = now + probeInterval;
        m_wantsAnswer = true;
        acknowledgeBy(now);
    }
}

Time ReliableStream::probeTime() const
{
    return std::max(m_lastReceived + silenceBeforeProbe, m_nextProbe);
}

Time ReliableStream::nextPacedTime() const
{
    return m_pace - pacedBurst;
}

std::optional<StreamMessage> ReliableStream::poll(Time now)
{
    m_isHeldBack = false;
    if (m_end)
        return takeFarewell();
    if (now < nextPacedTime()) {
        m_isHeldBack = true;
        return std::nullopt;
    }
    auto message = nextMessage(now);
    if (message)
        m_pace = std::max(m_pace, now) + pacedInterval;
    return message;
}

std::optional<StreamMessage> ReliableStream::nextMessage(Time now)
{
    using Type = StreamMessage::Type;
    if (!m_isOpen) {
        if (!m_openAt || now < *m_openAt)
            return std::nullopt;
        m_openAt = now + m_openDelay;
        m_openDelay = std::min(2 * m_openDelay, longestOpenDelay);
        return makeMessage(Type::Open);
    }
    if (std::exchange(m_mustAccept, false))
        return makeMessage(Type::Accept);
    if (auto segment = m_output.next(m_largestPayload, now)) {
        StreamMessage message = makeData();
        message.offset = segment->offset;
        message.payload = std::move(segment->bytes);
        message.isLast = segment->isLast;
        return message;
    }
    return m_acknowledgeAt && now >= *m_acknowledgeAt ? std::optional{makeData()} : std::nullopt;
}

std::optional<StreamMessage> ReliableStream::takeFarewell()
{
    const auto type = std::exchange(m_farewell, std::nullopt);
    if (!type)
        return std::nullopt;
    return *type == StreamMessage::Type::Data ? makeData() : makeMessage(StreamMessage::Type::Reset);
}

StreamMessage ReliableStream::makeMessage(StreamMessage::Type type) const
{
    StreamMessage message;
    message.type = type;
    message.isFromHost = m_role == Role::Host;
    message.line = m_line;
    if (type == StreamMessage::Type::Reset)
        message.reason = StreamMessage::Reason::Aborted;
    else
        message.window = static_cast<std::uint32_t>(receiveLimit);
    return message;
}

/// An acknowledgement, which need not be sent any more then, with room for a payload.
StreamMessage ReliableStream::makeData()
{
    StreamMessage message = makeMessage(StreamMessage::Type::Data);
    message.acknowledged = m_received + (m_hasPeerEnded ? 1 : 0);
    message.window = static_cast<std::uint32_t>(takenLimit() - m_received);
    message.wantsAnswer = std::exchange(m_wantsAnswer, false);
    message.wantsResend = std::exchange(m_wantsResend, false);
    m_announced = takenLimit();
    m_unconfirmed = 0;
    m_acknowledgeAt.reset();
    return message;
}

std::optional<Time> ReliableStream::silentDeadline() const
{
    if (m_end)
        return std::nullopt;
    const Time last = m_isOpen ? m_lastReceived + lostTimeout : m_openDeadline;
    return m_closeDeadline ? std::min(last, *m_closeDeadline) : last;
}

std::optional<Time> ReliableStream::deadline() const
{
    auto earliest = silentDeadline();
    if (!earliest)
        return std::nullopt;
    Time next = m_isOpen ? probeTime() : *earliest;
    for (const auto& time : {m_openAt, m_acknowledgeAt, m_output.resendTime()}) {
        if (time)
            next = std::min(next, *time);
    }
    // What waits for its turn is sent when the pace allows it.
    next = m_isHeldBack ? nextPacedTime() : std::max(next, nextPacedTime());
    return std::min(*earliest, next);
}

void ReliableStream::reconnected(Time now)
{
    if (m_end)
        return;
    m_lastReceived = std::max(m_lastReceived, now + graceAfterReconnect - lostTimeout);
    if (!m_isOpen) {
        m_openAt = now;
        return;
    }
    m_output.reconnected(now);
    m_wantsResend = true;
    m_wantsAnswer = true;
    acknowledgeBy(now);
}

qsizetype ReliableStream::write(QByteArrayView bytes)
{
    return m_end ? 0 : m_output.append(bytes);
}

QByteArray ReliableStream::read(qsizetype most)
{
    QByteArray bytes = m_input.first(std::min(most, m_input.size()));
    m_input.remove(0, bytes.size());
    m_consumed += static_cast<std::uint64_t>(bytes.size());
    // Tell the other side that it may go on, before it stands still.
    if (takenLimit() >= m_announced + static_cast<std::uint64_t>(receiveLimit / 2))
        acknowledgeBy(m_lastReceived);
    return bytes;
}

void ReliableStream::close(Time now)
{
    if (m_end || m_closeDeadline)
        return;
    if (!m_isOpen)
        return finish(StreamEnd::Left, StreamMessage::Type::Reset);
    m_output.close();
    m_closeDeadline = now + closeTimeout;
}

void ReliableStream::abort()
{
    if (!m_end)
        finish(StreamEnd::Aborted, StreamMessage::Type::Reset);
}

} // namespace qipan::net
