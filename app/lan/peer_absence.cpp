// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/peer_absence.h"

#include "app/base/names.h"
#include "app/lan/lan_seating.h"
#include "net/reconnector.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds absenceLimit = 5min; ///< how long to wait for a lost peer
constexpr std::chrono::milliseconds pauseLimit = 5min;   ///< how long the clock is stopped for that, per round

} // namespace

PeerAbsence::PeerAbsence(Halt halt)
    : m_halt{std::move(halt)}
{
    m_limit.setSingleShot(true);
    m_pause.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, &PeerAbsence::expired);
    connect(&m_pause, &QTimer::timeout, this, [this] { holdClock(false); });
}

PeerAbsence::~PeerAbsence() = default;

void PeerAbsence::begin(std::chrono::milliseconds silence)
{
    m_limit.start(absenceLimit);
    holdClock(true, silence);
}

void PeerAbsence::cancel()
{
    m_limit.stop();
    m_pause.stop();
    m_reconnector.reset();
}

std::chrono::milliseconds PeerAbsence::paused() const
{
    // The timer is coarse: more than its interval may remain.
    return m_pause.isActive() ? std::clamp(pauseLimit - m_pause.remainingTimeAsDuration(), 0ms, pauseLimit) : m_paused;
}

void PeerAbsence::holdClock(bool hold, std::chrono::milliseconds since)
{
    const auto givenBack = std::min(since, pauseLimit - paused());
    m_paused = paused() + givenBack;
    m_pause.stop();
    if (hold && m_paused < pauseLimit)
        m_pause.start(pauseLimit - m_paused);
    m_halt(m_pause.isActive(), givenBack);
    Q_EMIT clockHeld();
}

void PeerAbsence::reconnect(const LanSeating& seating, const net::message::Resume& seat)
{
    if (!seating.place)
        return; // the stored address was changed by somebody
    m_reconnector =
        std::make_unique<net::Reconnector>(net::Introduction{seating.ownName, programName()}, *seating.place, seat);
    m_reconnector->setPlaysDuels(true);
    m_reconnector->setSeatEncrypted(seating.isEncrypted);
    connect(m_reconnector.get(), &net::Reconnector::changed, this, &PeerAbsence::tried);
    connect(m_reconnector.get(), &net::Reconnector::reconnected, this,
            [this](const std::shared_ptr<net::Guest>& guest, const net::Resumed& peer) {
                m_reconnector.release()->deleteLater(); // it is the sender of the current signal
                end();
                Q_EMIT reconnected(guest, peer);
            });
    connect(m_reconnector.get(), &net::Reconnector::duelReconnected, this,
            [this](const std::shared_ptr<net::Guest>& guest, const net::DuelResumed& peer) {
                m_reconnector.release()->deleteLater(); // likewise
                end();
                Q_EMIT duelReconnected(guest, peer);
            });
    connect(m_reconnector.get(), &net::Reconnector::rejoined, this,
            [this](const std::shared_ptr<net::Guest>& guest, const net::Entered& host) {
                m_reconnector.release()->deleteLater(); // likewise
                Q_EMIT rejoined(guest, host);
            });
    connect(m_reconnector.get(), &net::Reconnector::refused, this,
            [this](net::GuestFailure failure, const QString&) { Q_EMIT refused(failure); });
    m_reconnector->start();
}

void PeerAbsence::tryNow()
{
    if (m_reconnector)
        m_reconnector->tryNow();
}

std::optional<std::chrono::milliseconds> PeerAbsence::untilNextTry() const
{
    if (!m_reconnector || m_reconnector->untilNextTry() == 0ms)
        return std::nullopt;
    return m_reconnector->untilNextTry();
}

} // namespace qipan::app
