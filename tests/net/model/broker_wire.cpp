// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/model/broker_wire.h"

#include <algorithm>
#include <utility>

namespace qipan::net::model {

namespace {

using namespace std::chrono_literals;

constexpr qsizetype maxUnsent = 64 * 1024; ///< bytes; more than an honest game can say in an outage

} // namespace

BrokerWire::BrokerWire(Environment& environment)
    : m_network{*environment.conditions.weather, static_cast<std::uint32_t>(environment.dice.below(1 << 30))}
{
    for (unsigned char& byte : m_line)
        byte = static_cast<unsigned char>(environment.dice.below(256));
    endAt(false).stream.emplace(m_line, ReliableStream::Role::Guest, environment.now);
    send(false, environment.now);
}

void BrokerWire::put(bool atHost, const QByteArray& bytes, Environment& environment)
{
    End& end = endAt(atHost);
    if (!end.stream || end.stream->end() || end.hasLeft)
        return;
    const qsizetype written = end.stream->write(bytes);
    end.written += written;
    require(written == bytes.size() && end.stream->unacknowledged() <= maxUnsent,
            "more is under way than a game can say");
    send(atHost, environment.now);
}

QByteArray BrokerWire::take(bool atHost, Environment& environment)
{
    run(environment);
    End& end = endAt(atHost);
    if (!end.stream)
        return {};
    QByteArray bytes = end.stream->read(end.stream->readable());
    end.read += bytes.size();
    if (end.lateFrom && end.read > *end.lateFrom) {
        end.lateFrom.reset();
        environment.meet(Met::OutageOutlived);
        // The only message that tells may be lost or overtaken where this happens to others.
        require(end.isWarned || !environment.conditions.isOrderly,
                "what was said in an outage comes without a warning");
    }
    send(atHost, environment.now); // the other side may go on
    return bytes;
}

bool BrokerWire::takeInterruption(bool atHost)
{
    return std::exchange(endAt(atHost).isInterrupted, false);
}

bool BrokerWire::takeRestoration(bool atHost)
{
    return std::exchange(endAt(atHost).isRestored, false);
}

bool BrokerWire::hasEnded(bool atHost, Time) const
{
    const auto& stream = endAt(atHost).stream;
    return stream && stream->end() && stream->readable() == 0;
}

/// Either end drives the whole line, since the program at the other one may be gone.
std::optional<Time> BrokerWire::next(bool) const
{
    Time first = m_network.nextArrival(never);
    for (const End& end : m_ends) {
        if (end.outage)
            first = std::min(first, end.outage->isNoticed ? end.outage->endsAt : end.outage->noticedAt);
        if (!end.stream)
            continue;
        const bool canSend = !(end.outage && end.outage->isNoticed);
        const auto deadline = canSend ? end.stream->deadline() : end.stream->silentDeadline();
        first = std::min(first, deadline.value_or(first));
    }
    return first == never ? std::nullopt : std::optional{first};
}

void BrokerWire::run(Environment& environment)
{
    const Time now = environment.now;
    for (End& end : m_ends)
        runOutage(end, now);
    for (const bool atHost : {false, true}) {
        deliver(atHost, environment);
        send(atHost, now);
    }
}

void BrokerWire::runOutage(End& end, Time now)
{
    if (!end.outage)
        return;
    if (now >= end.outage->noticedAt && !std::exchange(end.outage->isNoticed, true))
        warn(end);
    if (now < end.outage->endsAt)
        return;
    end.outage.reset();
    end.isRestored = true;
    if (end.stream)
        end.stream->reconnected(now);
    if (isOut())
        return;
    for (const bool atHost : {false, true}) {
        if (endAt(atHost).lateFrom == endAt(!atHost).written)
            endAt(atHost).lateFrom.reset();
    }
}

void BrokerWire::warn(End& end)
{
    end.isInterrupted = true;
    end.isWarned = true;
}

void BrokerWire::deliver(bool atHost, Environment& environment)
{
    if (m_network.nextArrival(never) > environment.now)
        return;
    for (const QByteArray& bytes : m_network.arriving(atHost, environment.now)) {
        const auto message = parseStreamMessage(bytes);
        if (message && !endAt(atHost).outage)
            receive(atHost, *message, environment);
    }
}

void BrokerWire::receive(bool atHost, const StreamMessage& message, Environment& environment)
{
    using Type = StreamMessage::Type;
    End& end = endAt(atHost);
    if (!end.stream && atHost && !end.hasLeft && message.type == Type::Open)
        end.stream.emplace(m_line, ReliableStream::Role::Host, environment.now);
    if (end.stream && !end.stream->end()) {
        end.stream->receive(message, environment.now);
        if (end.stream->takePeerReconnected()) {
            warn(end);
            end.isRestored = true;
        }
    } else if (atHost && !message.isFromHost && message.type == Type::Data && environment.now >= end.upAt) {
        environment.meet(Met::LineForgotten);
        const StreamMessage answer{.type = Type::Reset,
                                   .isFromHost = true,
                                   .reason = StreamMessage::Reason::Unknown,
                                   .line = m_line,
                                   .payload = {}};
        m_network.send(true, encode(answer), environment.now);
    }
}

void BrokerWire::send(bool fromHost, Time now)
{
    End& end = endAt(fromHost);
    if (!end.stream)
        return;
    end.stream->advance(now);
    if (end.outage && end.outage->isNoticed)
        return;
    while (const auto message = end.stream->poll(now)) {
        if (!end.outage)
            m_network.send(fromHost, encode(*message), now);
    }
}

void BrokerWire::close(bool atHost, Environment& environment)
{
    End& end = endAt(atHost);
    end.hasLeft = true;
    if (end.stream)
        end.stream->close(environment.now);
    send(atHost, environment.now);
}

void BrokerWire::drop(bool atHost, std::optional<Time> upAt, Environment&)
{
    End& end = endAt(atHost);
    end.hasLeft = true;
    end.stream.reset();
    end.upAt = upAt.value_or(never);
}

void BrokerWire::cut(Environment& environment)
{
    Dice& dice = environment.dice;
    const int which = dice.below(3);
    for (const bool atHost : {false, true}) {
        End& end = endAt(atHost);
        if (which == 2 || atHost == (which == 1)) {
            const Time length = dice.time(100ms, 20s);
            const Time noticed = dice.chance(500) ? 0ms : dice.time(0ms, length);
            end.outage = Outage{environment.now + noticed, environment.now + length};
        }
        end.lateFrom = endAt(!atHost).written;
        end.isWarned = false;
    }
}

bool BrokerWire::isEmpty() const
{
    return m_ends[0].written == m_ends[1].read && m_ends[1].written == m_ends[0].read;
}

bool BrokerWire::isCut() const
{
    return isOut() || std::any_of(m_ends.begin(), m_ends.end(), [](const End& end) {
               return end.hasLeft || (end.stream && end.stream->end());
           });
}

} // namespace qipan::net::model
