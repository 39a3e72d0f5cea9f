// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/model/wire_end.h"

namespace qipan::net::model {

WireEnd WireEnd::guest(std::shared_ptr<Wire> wire, std::optional<SecureChannel> channel)
{
    WireEnd end;
    end.m_wire = std::move(wire);
    end.m_channel = std::move(channel);
    return end;
}

WireEnd WireEnd::host(std::shared_ptr<Wire> wire, bool isEncrypting)
{
    WireEnd end;
    end.m_isHost = true;
    end.m_wire = std::move(wire);
    if (isEncrypting)
        end.m_channel = SecureChannel::host();
    return end;
}

QByteArray WireEnd::take(Environment& environment)
{
    const QByteArray bytes = m_wire->take(m_isHost, environment);
    if (!m_channel)
        return bytes;
    m_channel->receive(bytes);
    sendOutput(environment);
    require(m_channel->state() != SecureChannel::State::Broken, "a frame is taken for a forged one");
    return m_channel->takeText();
}

void WireEnd::put(const QByteArray& text, Environment& environment)
{
    if (!m_channel)
        return m_wire->put(m_isHost, text, environment);
    if (!isReady())
        return;
    m_channel->send(text);
    sendOutput(environment);
}

void WireEnd::sendOutput(Environment& environment)
{
    m_wire->put(m_isHost, m_channel->takeOutput(), environment);
}

void WireEnd::reportTo(Session& session)
{
    if (m_wire->takeInterruption(m_isHost))
        session.interrupted();
    if (m_wire->takeRestoration(m_isHost))
        session.restored();
}

void WireEnd::close(Environment& environment)
{
    if (isEncrypted()) {
        m_channel->finish();
        sendOutput(environment);
    }
    m_wire->close(m_isHost, environment);
}

void WireEnd::drop(Environment& environment, std::optional<Time> upAt)
{
    m_wire->drop(m_isHost, upAt, environment);
}

} // namespace qipan::net::model
