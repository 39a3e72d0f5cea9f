#pragma once

#include "app/tables/player.h"
#include "net/session_event.h"

#include <QPointer>

#include <functional>

namespace qipan::net {
class Connection;
}

namespace qipan::app {

/// A peer on the network: its messages become commands, and what happens here becomes messages to it.
class PeerPlayer final : public Player {
    Q_OBJECT

public:
    /// Called before a move or a choice of this end is said.
    using BeforeMove = std::function<void()>;

    /// The connection may end before the player, or be null while the peer is away: then nothing is said.
    PeerPlayer(net::Connection* connection, BeforeMove beforeMove);

    void begin(const Match& match, Seat seat) override;
    void observe(const Event& event, const Match& match) override;
    void refused(const Command& command, Refusal why) override;
    [[nodiscard]] Origin origin() const override { return Origin::Afar; }

private:
    QPointer<net::Connection> m_connection;
    const BeforeMove m_beforeMove;
    Seat m_seat = Seat::First;
};

} // namespace qipan::app
