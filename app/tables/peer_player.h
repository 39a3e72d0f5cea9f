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
    /// Called before a local move or choice is sent.
    using BeforeMove = std::function<void()>;

    /// `connection` may be destroyed before the player, or be null while the peer is away; nothing is sent then.
    PeerPlayer(net::Connection* connection, BeforeMove beforeMove);

    [[nodiscard]] Kind kind() const override { return Kind::RemotePeer; }
    void begin(const Match& match, Seat seat) override;
    void observe(const Event& event, const Match& match) override;
    void refused(const Command& command, Refusal why) override;
    [[nodiscard]] CommandSource commandSource() const override { return CommandSource::Remote; }

private:
    QPointer<net::Connection> m_connection;
    const BeforeMove m_beforeMove;
    Seat m_seat = Seat::First;
};

} // namespace qipan::app
