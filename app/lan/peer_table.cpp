// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/peer_table.h"

#include "net/guest.h"

#include <QDateTime>

#include <utility>

namespace qipan::app {

namespace {

using namespace std::chrono_literals;

constexpr auto resultTimeout = 5s;      ///< how long to wait for the peer's result
constexpr auto longestResultWait = 15s; ///< for an answer too; a silent connection is lost by then
constexpr auto resultCheckInterval = 100ms;
constexpr auto silenceCheckInterval = 1s;

} // namespace

PeerTable::PeerTable(const LanSeating& seating, MatchStore& store)
    : m_seating{seating}
    , m_absence{[this](bool isHalted, std::chrono::milliseconds givenBack) { setHalted(isHalted, givenBack); }}
    , m_saver{store, m_seating, [this](StoredMatch& stored) {
                  if (!hasRound())
                      return false;
                  stored.pausedMs = static_cast<int>(m_absence.paused().count());
                  stored.score = m_previousScore;
                  describe(stored);
                  return true;
              }}
{
    m_resultTimeout.setSingleShot(true);
    connect(&m_resultTimeout, &QTimer::timeout, this, &PeerTable::settleUnlessLate);
    m_silenceCheck.setInterval(silenceCheckInterval);
    connect(&m_silenceCheck, &QTimer::timeout, this, &PeerTable::checkSilence);
    connect(&m_absence, &PeerAbsence::expired, this, [this] { end(Ending::Lost, {}); });
    connect(&m_absence, &PeerAbsence::clockHeld, this, &PeerTable::figuresChanged);
    connect(&m_absence, &PeerAbsence::tried, this, &PeerTable::tried);
    connect(&m_absence, &PeerAbsence::rejoined, this, &PeerTable::rejoined);
    connect(&m_absence, &PeerAbsence::refused, this,
            [this](net::GuestFailure failure) { end(Ending::Refused, net::describe(failure)); });
}

PeerTable::~PeerTable() = default;

void PeerTable::attach(net::Connection* connection)
{
    if (m_connection)
        m_connection->disconnect(this);
    m_connection = connection;
    m_saver.setConnection(connection);
    m_isPeerSilent = false;
    m_silenceCheck.stop();
    if (connection != nullptr) {
        connect(connection, &net::Connection::happened, this, &PeerTable::receive);
        m_silenceCheck.start();
    }
}

void PeerTable::checkSilence()
{
    const bool isSilent = unresponsiveTime() > 0ms;
    if (std::exchange(m_isPeerSilent, isSilent) == isSilent || m_ending)
        return;
    Q_EMIT peerSilenceChanged();
}

void PeerTable::receive(const net::SessionEvent& event)
{
    if (const auto* chatted = std::get_if<net::ChatReceived>(&event)) {
        Q_EMIT this->chatted(opposite(me()), chatted->text);
    } else if (std::holds_alternative<net::PeerLeft>(event)) {
        resign(opposite(me()), CommandSource::Remote);
        settle();
        end(Ending::PeerLeft, {});
    } else if (std::holds_alternative<net::Lost>(event)) {
        suspend();
    } else if (const auto* failed = std::get_if<net::Failed>(&event)) {
        end(Ending::Failed, net::describe(failed->code));
    }
}

void PeerTable::awaitResult()
{
    m_sinceEnd.start();
    m_resultTimeout.start(resultTimeout);
}

/// What the peer said meanwhile may not have arrived: it has to answer first.
void PeerTable::settleUnlessLate()
{
    const std::chrono::milliseconds waited{m_sinceEnd.elapsed()};
    const bool mayBeLate =
        m_connection && waited < longestResultWait && !m_connection->call(&net::Session::hasAnsweredWithin, waited);
    if (mayBeLate || unresponsiveTime() > 0ms)
        m_resultTimeout.start(resultCheckInterval);
    else
        settle();
}

bool PeerTable::chat(const QString& text)
{
    if (!m_connection || !m_connection->call(&net::Session::chat, text))
        return false;
    Q_EMIT chatted(me(), net::cleanText(text));
    return true;
}

/// Returns how long the connection to the peer has been silent.
std::chrono::milliseconds PeerTable::unresponsiveTime() const
{
    return m_connection ? m_connection->unresponsiveTime() : 0ms;
}

void PeerTable::suspend()
{
    const auto silence = unresponsiveTime();
    aboutToSuspend();
    attach(nullptr);
    // A host knows that no round has begun, so that there is no seat to reconnect to. A guest does not: the start may
    // have been on its way.
    if (!hasRound() && me() == Seat::First) {
        end(Ending::Lost, {});
        return;
    }
    m_resultTimeout.stop();
    voidRequests();
    m_absence.begin(silence);
    m_saver.save(); // with the times at which the clocks stopped
    if (me() == Seat::Second)
        m_absence.reconnect(m_seating, seatToResume());
    Q_EMIT lost();
}

void PeerTable::rejoined(const std::shared_ptr<net::Guest>& guest, const net::Entered& host)
{
    if (m_seating.isReplacement && m_idleRounds.isIdle()) { // the host starts one game after the other
        guest->cancel();
        return end(Ending::Refused, {});
    }
    end(Ending::Replaced, {});
    Q_EMIT replaced(guest, host);
}

void PeerTable::leave()
{
    if (m_ending)
        return;
    if (hasRound() && !isAway())
        resign(me(), CommandSource::Local);
    if (m_connection)
        m_connection->call(&net::Session::leave);
    settle();
    end(Ending::Left, {});
}

void PeerTable::saveAndLeave()
{
    if (m_ending)
        return;
    if (isBetweenRounds())
        return leave();
    m_saver.save();
    if (m_connection)
        m_connection->abort();
    end(Ending::Saved, {});
}

void PeerTable::giveUpWaiting()
{
    if (isAway() && isBetweenRounds())
        end(Ending::PeerLeft, {});
}

void PeerTable::end(Ending ending, const QString& why)
{
    if (!m_ending && ending != Ending::Saved)
        aboutToEnd();
    if (!m_ending && ending != Ending::Failed)
        settle(); // the local result will not be confirmed any more
    if (m_ending)
        return;
    // The table may be replaced for a while; the game can be resumed when the peer's is back.
    const bool isOtherTable = ending == Ending::Refused || ending == Ending::Replaced;
    const bool isLost = ending == Ending::Lost || isOtherTable || isAway();
    const bool isBrokenOff = isLost && !isBetweenRounds(); // neither side has given it up
    m_ending = ending;
    m_absence.cancel();
    m_saver.stop();
    setHalted(true, {});
    const bool isRefused = isOtherTable && isPlayed() && isRoundRunning();
    const bool isStillSaved = isBrokenOff && isPlayed() && (isOtherTable ? isRefused : isFromStore());
    if (isRefused)
        m_saver.saveRefused();
    if (ending == Ending::Saved || isStillSaved)
        m_saver.release();
    else if (hasRound())
        m_saver.finish(isBrokenOff ? MatchEnd::Unfinished : MatchEnd::Ended);
    Q_EMIT ended(ending, why);
}

} // namespace qipan::app
