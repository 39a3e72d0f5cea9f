// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/match_saver.h"

#include "app/match_store/match_store.h"
#include "app/tables/table.h"
#include "net/connection.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

using namespace std::chrono_literals;

constexpr auto storeTimeout = 200ms;    ///< how long a message waits for the store
constexpr auto heartbeatInterval = 30s; ///< of updating the last activity in the store
constexpr auto clockInterval = 2s;      ///< the same with a clock, because a killed program cannot give time back

[[nodiscard]] int inRange(std::chrono::milliseconds time)
{
    return static_cast<int>(std::clamp<std::chrono::milliseconds::rep>(time.count(), 0, INT_MAX));
}

} // namespace

void takeOver(const StoredMatch& stored, Table& table)
{
    table.setLastRequestId(stored.lastRequest);
    std::optional<ClockTimes> times;
    if (stored.clock)
        times = ClockTimes{std::chrono::milliseconds{stored.clock->blackMs},
                           std::chrono::milliseconds{stored.clock->whiteMs}};
    // The store has validated these moves.
    table.takeOver(stored.setup, stored.round,
                   {stored.black, stored.plies, stored.undos, stored.verdict, stored.openingChoices}, times);
}

MatchSaver::MatchSaver(MatchStore& store, const LanSeating& seating, const Table& table, AddProgress addProgress)
    : m_store{store}
    , m_seating{seating}
    , m_table{table}
    , m_addProgress{std::move(addProgress)}
{
    m_heartbeat.setInterval(seating.terms.clock ? clockInterval : heartbeatInterval);
    connect(&m_heartbeat, &QTimer::timeout, this, &MatchSaver::save);
    m_timeout.setSingleShot(true);
    m_timeout.setInterval(storeTimeout);
    connect(&m_timeout, &QTimer::timeout, this, [this] { saved(m_awaited); });
    connect(&m_store, &MatchStore::saved, this, &MatchSaver::saved);
    connect(&m_store, &MatchStore::failed, this, &MatchSaver::saved);
}

void MatchSaver::setConnection(net::Connection* connection)
{
    m_awaited = 0;
    m_timeout.stop();
    m_connection = connection;
}

quint64 MatchSaver::save()
{
    return m_table.hasMatch() && !m_isStopped ? m_store.save(storedMatch()) : 0;
}

void MatchSaver::saveBeforeSending()
{
    const quint64 ticket = save();
    if (!m_connection)
        return;
    m_connection->hold();
    m_awaited = ticket;
    if (!m_timeout.isActive())
        m_timeout.start();
}

/// The match of this ticket is on disk, could not be written, or took too long.
void MatchSaver::saved(quint64 ticket)
{
    if (m_awaited == 0 || ticket < m_awaited)
        return;
    m_awaited = 0;
    m_timeout.stop();
    if (m_connection)
        m_connection->release();
}

void MatchSaver::stop()
{
    m_isStopped = true;
    m_heartbeat.stop();
}

void MatchSaver::saveRefused()
{
    StoredMatch stored = storedMatch();
    stored.isRefused = true;
    m_store.save(stored);
}

void MatchSaver::release()
{
    m_store.release();
}

void MatchSaver::finish(MatchEnd end)
{
    m_store.finish(key(), end);
}

StoredMatch MatchSaver::storedMatch() const
{
    const MatchSnapshot snapshot = snapshotOf(m_table.match());
    StoredMatch stored;
    stored.key = key();
    stored.address = m_seating.address;
    stored.port = m_seating.port;
    stored.passcode = m_seating.passcode;
    stored.acceptAnyone = m_seating.acceptAnyone;
    stored.offered = m_seating.terms.setup;
    stored.first = m_seating.terms.first;
    stored.setup = m_table.setup();
    if (const TableClock* clock = m_table.clock()) {
        stored.clock = {clock->setting().mainSeconds, clock->setting().incrementSeconds, inRange(clock->left().black),
                        inRange(clock->left().white)};
    }
    stored.ownName = m_seating.ownName;
    stored.peerName = m_seating.peerName;
    stored.round = m_table.round();
    stored.black = snapshot.black;
    stored.plies = snapshot.moves;
    stored.openingChoices = snapshot.openingChoices;
    stored.undos = snapshot.undos;
    stored.verdict = snapshot.verdict;
    stored.lastRequest = m_table.lastRequestId();
    stored.lastAlive = QDateTime::currentMSecsSinceEpoch();
    m_addProgress(stored);
    return stored;
}

} // namespace qipan::app
