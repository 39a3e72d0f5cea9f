// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/match_saver.h"

#include "app/internet/table_places.h"

#include "app/match_store/match_store.h"
#include "net/connection.h"

#include <QDateTime>

#include <utility>

namespace qipan::app {

namespace {

using namespace std::chrono_literals;

constexpr auto storeTimeout = 200ms;    ///< how long a message waits for the store
constexpr auto heartbeatInterval = 30s; ///< of updating the last activity in the store
constexpr auto clockInterval = 2s;      ///< the same if time counts, because a killed program cannot give it back

} // namespace

MatchSaver::MatchSaver(MatchStore& store, const LanSeating& seating, AddRound addRound)
    : m_store{store}
    , m_seating{seating}
    , m_addRound{std::move(addRound)}
{
    const auto* game = std::get_if<net::GameTerms>(&seating.terms);
    m_heartbeat.setInterval(game == nullptr || game->clock ? clockInterval : heartbeatInterval);
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
    const auto stored = m_isStopped ? std::nullopt : storedMatch();
    return stored ? m_store.save(*stored) : 0;
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
    auto stored = storedMatch();
    if (!stored)
        return;
    stored->isRefused = true;
    m_store.save(*stored);
}

void MatchSaver::release()
{
    m_store.release();
}

void MatchSaver::finish(MatchEnd end)
{
    m_store.finish(key(), end);
}

std::optional<StoredMatch> MatchSaver::storedMatch() const
{
    StoredMatch stored;
    stored.key = key();
    stored.address = m_seating.place ? textOf(*m_seating.place) : QString{};
    stored.port = m_seating.port;
    stored.passcode = m_seating.passcode;
    stored.acceptAnyone = m_seating.acceptAnyone;
    stored.isEncrypted = m_seating.isEncrypted;
    stored.ownName = m_seating.ownName;
    stored.peerName = m_seating.peerName;
    stored.lastAlive = QDateTime::currentMSecsSinceEpoch();
    return m_addRound(stored) ? std::optional{stored} : std::nullopt;
}

} // namespace qipan::app
