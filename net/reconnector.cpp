// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/reconnector.h"

#include "net/connection.h"

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr int distinctDelays = 4; ///< number of different delays

/// Whether another attempt may succeed.
[[nodiscard]] bool isTransient(GuestFailure failure)
{
    switch (failure) {
    case GuestFailure::HostNotFound:
    case GuestFailure::NoRoute:
    case GuestFailure::Refused:
    case GuestFailure::Timeout:
    case GuestFailure::Closed:
    case GuestFailure::Unencrypted: // the address may temporarily belong to another program, or somebody meddles
    case GuestFailure::Broker:
    case GuestFailure::NoTable:
    case GuestFailure::Protocol: // the address may temporarily belong to another program
    case GuestFailure::Other:
        return true;
    case GuestFailure::Version:
    case GuestFailure::Busy:
    case GuestFailure::Declined:
    case GuestFailure::Passcode:
    case GuestFailure::Unplayable:
        break;
    }
    return false;
}

} // namespace

Reconnector::Reconnector(Introduction self, TablePlace place, message::Resume seat, QObject* parent)
    : QObject{parent}
    , m_self{std::move(self)}
    , m_place{std::move(place)}
    , m_seat{std::move(seat)}
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Reconnector::attempt);
}

Reconnector::~Reconnector()
{
    dropGuest();
}

void Reconnector::start()
{
    m_nextAttempt = 0;
    waitForNext();
}

void Reconnector::waitForNext()
{
    m_timer.start(delayBefore(m_nextAttempt));
    m_nextAttempt = std::min(m_nextAttempt + 1, distinctDelays);
    Q_EMIT changed();
}

void Reconnector::tryNow()
{
    m_nextAttempt = 0;
    if (!m_guest)
        attempt();
}

std::chrono::milliseconds Reconnector::untilNextTry() const
{
    return m_timer.isActive() ? m_timer.remainingTimeAsDuration() : 0ms;
}

void Reconnector::attempt()
{
    m_timer.stop();
    m_guest.reset(new Guest{m_self}, [](Guest* guest) { guest->deleteLater(); }); // it may be the sender
    connect(m_guest.get(), &Guest::reconnected, this, [this](Connection*, const Resumed& peer) {
        m_guest->disconnect(this);
        Q_EMIT reconnected(std::exchange(m_guest, nullptr), peer);
    });
    connect(m_guest.get(), &Guest::duelReconnected, this, [this](Connection*, const DuelResumed& peer) {
        m_guest->disconnect(this);
        Q_EMIT duelReconnected(std::exchange(m_guest, nullptr), peer);
    });
    connect(m_guest.get(), &Guest::failed, this, &Reconnector::failed);
    connect(m_guest.get(), &Guest::entered, this, [this](Connection*, const Entered& host) {
        m_guest->disconnect(this);
        Q_EMIT rejoined(std::exchange(m_guest, nullptr), host);
    });
    // The host no longer knows the seat; otherwise it would not ask for a passcode.
    connect(m_guest.get(), &Guest::passcodeWanted, this, [this] { failed(GuestFailure::Passcode, {}); });
    m_guest->connectTo(m_place,
                       {.role = Role::Play,
                        .passcode = {},
                        .resume = m_seat,
                        .playsDuels = m_playsDuels,
                        .isSeatEncrypted = m_isSeatEncrypted});
    Q_EMIT changed();
}

void Reconnector::failed(GuestFailure failure, const QString& detail)
{
    dropGuest();
    if (!isTransient(failure)) {
        Q_EMIT refused(failure, detail);
        return;
    }
    waitForNext();
}

void Reconnector::dropGuest()
{
    if (!m_guest)
        return;
    m_guest->disconnect(this);
    m_guest->cancel();
    m_guest.reset();
}

} // namespace qipan::net
