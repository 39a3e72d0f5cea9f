// SPDX-License-Identifier: GPL-3.0-or-later
// What a LAN game does when its connection breaks, and what it stores for that.
#include "app/lan/lan_game.h"

#include "app/base/names.h"
#include "app/match_store/match_store.h"
#include "net/connection.h"
#include "net/guest.h"
#include "net/reconnector.h"

#include <QDateTime>

#include <algorithm>
#include <chrono>
#include <utility>

namespace qipan::app {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds absenceLimit = 5min; ///< how long to wait for a lost peer
constexpr std::chrono::milliseconds pauseLimit = 5min;   ///< how long the clock is stopped for that, per round

[[nodiscard]] int inRange(std::chrono::milliseconds time)
{
    return static_cast<int>(std::clamp<std::chrono::milliseconds::rep>(time.count(), 0, INT_MAX));
}

} // namespace

MatchKey LanGame::key() const
{
    return {m_seating.me, m_seating.token};
}

quint64 LanGame::save()
{
    const bool isSavable = m_table.hasMatch() && !m_ending; // an ended game is not resumed
    return isSavable ? m_store.save(storedMatch()) : 0;
}

StoredMatch LanGame::storedMatch() const
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
    stored.pausedMs = inRange(std::min(pausedSoFar(), pauseLimit));
    stored.score = m_previousScore;
    stored.lastAlive = QDateTime::currentMSecsSinceEpoch();
    return stored;
}

net::RoundState LanGame::roundState() const
{
    net::RoundState roundState{m_table.round(), snapshotOf(m_table.match()), std::nullopt};
    if (const TableClock* clock = m_table.clock())
        roundState.times = clock->left();
    return roundState;
}

std::chrono::milliseconds LanGame::pausedSoFar() const
{
    return m_pause.isActive() ? pauseLimit - m_pause.remainingTimeAsDuration() : m_paused;
}

/// Returns how long the connection to the peer has been silent.
std::chrono::milliseconds LanGame::unresponsiveTime() const
{
    return m_connection ? m_connection->unresponsiveTime() : 0ms;
}

/// `since` is how long the clock should have been stopped already: that time is given back to the player who lost it.
void LanGame::holdClock(bool hold, std::chrono::milliseconds since)
{
    const auto givenBack = std::min(since, pauseLimit - pausedSoFar());
    m_paused = pausedSoFar() + givenBack;
    m_pause.stop();
    if (hold && m_paused < pauseLimit)
        m_pause.start(pauseLimit - m_paused);
    if (m_table.clock() != nullptr && m_table.hasMatch())
        m_table.clock()->setHalted(m_pause.isActive(), m_table.match(), givenBack);
    Q_EMIT figuresChanged();
}

void LanGame::suspend()
{
    const auto silence = unresponsiveTime();
    if (m_connection)
        m_mayHaveNextRound = m_connection->session().mayHaveNextRound();
    attach(nullptr);
    // A host knows that no round has begun, so that there is no seat to reconnect to. A guest does not: the start may
    // have been on its way.
    if (!m_table.hasMatch() && me() == Seat::First) {
        end(Ending::Lost, {});
        return;
    }
    m_resultTimeout.stop();
    m_table.voidRequests();
    m_absence.start(absenceLimit);
    holdClock(true, silence);
    save(); // with the times at which the clocks stopped
    if (me() == Seat::Second) {
        startReconnecting();
        m_reconnector->start();
    }
    Q_EMIT lost();
}

void LanGame::startReconnecting()
{
    const auto address = net::parseTableAddress(m_seating.address);
    if (!address)
        return; // it was joined by this address, so it is valid
    m_reconnector = std::make_unique<net::Reconnector>(
        net::Introduction{m_seating.ownName, programName()}, *address,
        net::message::Resume{m_seating.token, m_table.round(), m_table.hasMatch() ? m_table.match().plies() : 0});
    connect(m_reconnector.get(), &net::Reconnector::changed, this, &LanGame::tried);
    connect(m_reconnector.get(), &net::Reconnector::reconnected, this, &LanGame::reconnected);
    connect(m_reconnector.get(), &net::Reconnector::rejoined, this,
            [this](const std::shared_ptr<net::Guest>& guest, const net::Entered& host) {
                m_reconnector.release()->deleteLater();    // it is the sender of the current signal
                if (m_seating.isReplacement && isIdle()) { // the host starts one game after the other
                    guest->cancel();
                    return end(Ending::Refused, {});
                }
                end(Ending::Replaced, {});
                Q_EMIT replaced(guest, host);
            });
    connect(m_reconnector.get(), &net::Reconnector::refused, this,
            [this](net::GuestFailure failure, const QString&) { end(Ending::Refused, net::describe(failure)); });
}

std::optional<std::chrono::milliseconds> LanGame::untilNextTry() const
{
    if (!m_reconnector || m_reconnector->untilNextTry() == 0ms)
        return std::nullopt;
    return m_reconnector->untilNextTry();
}

void LanGame::tryNow()
{
    if (m_reconnector)
        m_reconnector->tryNow();
}

void LanGame::waitFor(const StoredMatch& stored)
{
    restore(stored);
    suspend();
}

void LanGame::reconnectTo(const StoredMatch& stored)
{
    restore(stored);
    suspend();
    tryNow();
}

void LanGame::restore(const StoredMatch& stored)
{
    m_isFromStore = true;
    seatLocalPlayer(stored.setup);
    m_previousScore = m_score = stored.score;
    m_shownRound = stored.round;
    m_table.setLastRequestId(stored.lastRequest);
    std::optional<ClockTimes> times;
    if (stored.clock)
        times = ClockTimes{std::chrono::milliseconds{stored.clock->blackMs},
                           std::chrono::milliseconds{stored.clock->whiteMs}};
    // The store has validated these moves.
    m_table.takeOver(stored.setup, stored.round,
                     {stored.black, stored.plies, stored.undos, stored.verdict, stored.openingChoices}, times);
    m_paused = std::chrono::milliseconds{stored.pausedMs};
}

void LanGame::reconnect(net::Connection* connection)
{
    m_absence.stop();
    m_table.voidRequests();              // the disconnection may not have been noticed before
    holdClock(true, unresponsiveTime()); // nothing that follows costs anyone time
    connection->call(&net::Session::resume, m_seating.token, roundState());
    attach(connection);
    resumePlay();
}

void LanGame::reconnected(std::shared_ptr<net::Guest> guest, const net::Resumed& peer)
{
    m_reconnector.release()->deleteLater(); // it is the sender of the current signal
    keepGuest(std::move(guest));
    m_absence.stop();
    attach(m_guest->connection());
    if (takeOver(peer))
        resumePlay();
    else
        m_connection->call(&net::Session::fail, net::ErrorCode::Desync, QStringLiteral("this account cannot be true"));
}

/// Returns false, without changing anything, if the host's snapshot is impossible.
bool LanGame::takeOver(const net::Resumed& peer)
{
    const auto& [round, snapshot, times] = peer.roundState;
    const bool isSameRound = m_table.hasMatch() && round == m_table.round();
    // A welcome does not contain the initial moves. They are unknown for any round but the last.
    GameSetup setup = peer.terms.setup;
    if (isSameRound)
        setup.start = m_table.setup().start;
    const auto claimed = qipan::restore(setup.makeGame(), snapshot, setup.opening);
    if (!claimed || !(isSameRound ? isPlausibleUpdate(setup, *claimed) : mayBeAt(round)))
        return false;
    const PendingActions rest = isSameRound ? pendingActions(m_table.match(), snapshot) : PendingActions{};
    seatLocalPlayer(setup);
    m_table.takeOver(setup, round, snapshot, times);
    m_score = m_previousScore; // unless the round that was taken over has its verdict
    if (rest.move)
        m_table.submit(me(), m_table.match().place(*rest.move));
    if (rest.resign)
        m_table.submit(me(), Resign{});
    return true;
}

/// Returns whether the local state of the round can have become what the host reports. A restarted program does not
/// know its earlier requests.
bool LanGame::isPlausibleUpdate(const GameSetup& setup, const Match& claimed) const
{
    const Match& held = m_table.match();
    return setup == m_table.setup() && qipan::isPlausibleUpdate(held, claimed)
        && (m_isFromStore || !isFabricatedEnd(held, m_hasOfferedDraw, claimed));
}

/// The host may be one round ahead if this side had agreed, or may have agreed, to the next round; a host that was
/// killed may be behind.
bool LanGame::mayBeAt(int round) const
{
    return m_isFromStore || round <= m_table.round() + (m_mayHaveNextRound ? 1 : 0);
}

void LanGame::resumePlay()
{
    m_isFromStore = false;
    holdClock(false);
    settle(); // a result in the host's snapshot is final
    save();
    Q_EMIT resumed();
}

} // namespace qipan::app
