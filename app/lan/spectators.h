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

class LanDuel;
class LanGame;
class PeerTable;

/// The spectators of a table hosted here: each receives the game so far when it joins, and then every event. The
/// players see only the number of spectators.
class Spectators : public QObject {
    Q_OBJECT

public:
    /// `host` must outlive this object.
    explicit Spectators(net::Host& host);

    /// Sets the game to watch, which must not be destroyed before the next call. Null: the table is open.
    void show(PeerTable* table);

protected:
    /// Connects the events of the shown table. They are disconnected with `context`.
    virtual void connectTable(QObject* context) = 0;
    /// Sends the complete state of the shown table, if there is one.
    virtual void sync(net::Connection* connection) = 0;

    void syncAll();
    [[nodiscard]] net::Host& host() const { return m_host; }
    [[nodiscard]] PeerTable* table() const { return m_table; }
    /// Returns the name of the guest, empty while there is none.
    [[nodiscard]] QString guestName() const;

private:
    void relayChat(Seat from, const QString& text);

    net::Host& m_host;
    PeerTable* m_table = nullptr;
    std::unique_ptr<QObject> m_connections; ///< context of the connections to the table
};

/// The spectators of games of two.
class GameSpectators final : public Spectators {
    Q_OBJECT

public:
    using Spectators::Spectators;

private:
    void connectTable(QObject* context) override;
    void sync(net::Connection* connection) override;
    [[nodiscard]] LanGame* game() const;
    void syncOrStart();
    void sendEvent(const Event& event);
    void sendClock(net::Connection* spectator);
    void sendClock();
};

/// The spectators of duels.
class DuelSpectators final : public Spectators {
    Q_OBJECT

public:
    using Spectators::Spectators;

private:
    void connectTable(QObject* context) override;
    void sync(net::Connection* connection) override;
    [[nodiscard]] LanDuel* duel() const;
    void syncOrStart();
};

} // namespace qipan::app
