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
    /// Whether the channel is open, or was until the other end closed it.
    [[nodiscard]] bool isEncrypted() const
    {
        using State = SecureChannel::State;
        return m_channel && (m_channel->state() == State::Encrypted || m_channel->state() == State::Ended);
    }

    /// What has arrived by now. A host calls accept() or refuse() of the channel if it is Requested then.
    [[nodiscard]] QByteArray take(Environment& environment);
    /// Tells the session what the transport has reported. Call before it receives what take() has returned.
    void reportTo(Session& session);
    /// Whether put() may be called: the channel is open, if there is one.
    [[nodiscard]] bool isReady() const { return !m_channel || m_isHost || isEncrypted(); }
    /// Sends bytes. What cannot be sent yet is lost.
    void put(const QByteArray& text, Environment& environment);
    /// All has arrived, and the end after it.
    [[nodiscard]] bool hasEnded(Time now) const { return m_wire->hasEnded(m_isHost, now); }
    [[nodiscard]] std::optional<Time> next() const { return m_wire->next(m_isHost); }
    /// Closes the connection at this end.
    void close(Environment& environment);
    /// Stops as a killed program does. A host is there again at `upAt`.
    void drop(Environment& environment, std::optional<Time> upAt = std::nullopt);

private:
    void sendOutput(Environment& environment);

    bool m_isHost = false;
    std::shared_ptr<Wire> m_wire;
    std::optional<SecureChannel> m_channel;
};

} // namespace qipan::net::model
