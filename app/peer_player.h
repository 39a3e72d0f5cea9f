#pragma once

#include "app/player.h"
#include "net/session_event.h"

#include <QPointer>

namespace qipan::net {
class Connection;
}

namespace qipan::app {

/// A peer on the network: its messages become commands, and what happens here becomes messages to it.
class PeerPlayer final : public Player {
    Q_OBJECT

public:
    /// The connection may end before the player: then nothing is said any more.
    explicit PeerPlayer(net::Connection* connection);

    void begin(const Match& match, Seat seat) override;
    void observe(const Event& event, const Match& match) override;
    void refused(const Command& command, Refusal why) override;
    [[nodiscard]] Origin origin() const override { return Origin::Afar; }

private:
    QPointer<net::Connection> m_connection;
};

} // namespace qipan::app
