// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/player.h"
#include "net/session_event.h"

#include <QPointer>

#include <functional>

namespace qipan::net {
class Connection;
}

namespace qipan::app {

/// A remote player: turns the peer's messages into commands, and local events into messages to the peer.
class PeerPlayer final : public Player {
    Q_OBJECT

public:
    /// Called before a local move, a choice or the agreement to a takeback is sent.
    using BeforeSending = std::function<void()>;

    /// `connection` may be destroyed before the player, or be null while the peer is away; nothing is sent then.
    PeerPlayer(net::Connection* connection, BeforeSending beforeSending);

    [[nodiscard]] Kind kind() const override { return Kind::RemotePeer; }
    void begin(const Match&, Seat seat) override { m_seat = seat; }
    void observe(const Event& event, const Match& match) override;
    void refused(const Command& command, Refusal why) override;
    /// Returns whether `event` is sent to a peer in this seat and has changed the board, so that it must be on disk
    /// first.
    [[nodiscard]] static bool isStoredFirst(const Event& event, Seat peer);
    [[nodiscard]] CommandSource commandSource() const override { return CommandSource::Remote; }

private:
    QPointer<net::Connection> m_connection;
    const BeforeSending m_beforeSending;
    Seat m_seat = Seat::First;
};

} // namespace qipan::app
