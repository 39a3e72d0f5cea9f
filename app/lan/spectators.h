// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"

#include <QObject>

#include <memory>

namespace qipan::net {
class Connection;
class Host;
} // namespace qipan::net

namespace qipan::app {

class LanGame;

/// The spectators of a table hosted here: each receives the game so far when it joins, and then every event. The
/// players see only the number of spectators.
class Spectators final : public QObject {
    Q_OBJECT

public:
    /// `host` must outlive this object.
    explicit Spectators(net::Host& host);

    /// Sets the game to watch, which must not be destroyed before the next call. Null: the table is open.
    void show(LanGame* game);

private:
    void welcome(net::Connection* connection);
    void sync(net::Connection* connection);
    void syncAll();
    void syncOrStart();
    void sendEvent(const Event& event);
    void sendClock();
    void relayChat(Seat from, const QString& text);

    net::Host& m_host;
    LanGame* m_game = nullptr;
    std::unique_ptr<QObject> m_connections; ///< context of the connections to the game
};

} // namespace qipan::app
