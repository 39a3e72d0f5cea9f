// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/secure_channel.h"
#include "tests/net/model/wire.h"

#include <memory>
#include <optional>

namespace qipan::net::model {

/// What one end of a connection sees of it: bytes as they are, or through an encrypted channel.
class WireEnd {
public:
    WireEnd() = default;
    /// The client's end, which opens this channel if it is given.
    [[nodiscard]] static WireEnd guest(std::shared_ptr<Wire> wire, std::optional<SecureChannel> channel = std::nullopt);
    /// The host's end.
    [[nodiscard]] static WireEnd host(std::shared_ptr<Wire> wire, bool isEncrypting);

    [[nodiscard]] Wire& wire() const { return *m_wire; }
    [[nodiscard]] explicit operator bool() const { return m_wire != nullptr; }
    /// The channel, if there is one.
    [[nodiscard]] std::optional<SecureChannel>& channel() { return m_channel; }
    [[nodiscard]] bool isEncrypted() const
    {
        return m_channel && m_channel->state() == SecureChannel::State::Encrypted;
    }

    /// What has arrived by now. A host calls accept() or refuse() of the channel if it is Requested then.
    [[nodiscard]] QByteArray take(Environment& environment);
    /// Whether put() may be called: the channel is open, if there is one.
    [[nodiscard]] bool isReady() const { return !m_channel || m_isHost || isEncrypted(); }
    /// Sends bytes. What cannot be sent yet is lost.
    void put(const QByteArray& text, Environment& environment);
    /// All has arrived, and the end after it.
    [[nodiscard]] bool hasEnded(Time now) const { return incoming().hasEnded(now); }
    [[nodiscard]] std::optional<Time> next() const { return incoming().next(); }
    /// Closes the connection at this end.
    void close(Environment& environment);
    /// Stops as a killed program does.
    void drop(Environment& environment);

private:
    [[nodiscard]] Pipe& outgoing() const { return m_isHost ? m_wire->down : m_wire->up; }
    [[nodiscard]] Pipe& incoming() const { return m_isHost ? m_wire->up : m_wire->down; }
    void sendOutput(Environment& environment);

    bool m_isHost = false;
    std::shared_ptr<Wire> m_wire;
    std::optional<SecureChannel> m_channel;
};

} // namespace qipan::net::model
