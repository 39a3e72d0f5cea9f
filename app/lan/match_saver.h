// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lan/lan_seating.h"
#include "app/match_store/stored_match.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <optional>

namespace qipan::net {
class Connection;
}

namespace qipan::app {

class MatchStore;

/// Saves the match of a LAN game, also regularly for the time of its last activity, and holds back what is sent until
/// the store has it: a killed program must still know what it has sent.
class MatchSaver final : public QObject {
    Q_OBJECT

public:
    /// Adds the round to what is stored. Returns false if there is none.
    using AddRound = std::function<bool(StoredMatch& stored)>;

    /// The references must outlive this object.
    MatchSaver(MatchStore& store, const LanSeating& seating, AddRound addRound);

    /// Sets the connection whose output waits from now on; null while the peer is away.
    void setConnection(net::Connection* connection);
    /// A round runs: updates the time of the last activity in the store.
    void startHeartbeat() { m_heartbeat.start(); }

    /// Saves the match, unless the game has ended. Returns the ticket of the store, or 0.
    quint64 save();
    /// The same, and holds back the output of the connection until the store has the match.
    void saveBeforeSending();

    /// The game has ended: nothing is saved any more but by the functions below.
    void stop();
    /// The table to which this side reconnected does not know the match.
    void saveRefused();
    /// Leaves the match as it is, to be resumed later.
    void release();
    void finish(MatchEnd end);

private:
    [[nodiscard]] MatchKey key() const { return {m_seating.me, m_seating.token}; }
    [[nodiscard]] std::optional<StoredMatch> storedMatch() const;
    void saved(quint64 ticket);

    MatchStore& m_store;
    const LanSeating& m_seating;
    const AddRound m_addRound;
    QPointer<net::Connection> m_connection;
    quint64 m_awaited = 0; ///< the store's ticket that output waits for; 0: none
    QTimer m_timeout;      ///< limits that wait
    QTimer m_heartbeat;
    bool m_isStopped = false;
};

} // namespace qipan::app
