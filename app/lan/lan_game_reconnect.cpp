// SPDX-License-Identifier: GPL-3.0-or-later
// What a LAN game does when its connection breaks and when it is restored.
#include "app/lan/lan_game.h"

#include "net/guest.h"

#include <algorithm>
#include <climits>

namespace qipan::app {

namespace {

[[nodiscard]] int inRange(std::chrono::milliseconds time)
{
    return static_cast<int>(std::clamp<std::chrono::milliseconds::rep>(time.count(), 0, INT_MAX));
}

} // namespace

net::RoundState LanGame::roundState() const
{
    net::RoundState roundState{m_table.round(), snapshotOf(m_table.match()), std::nullopt};
    if (const TableClock* clock = m_table.clock())
        roundState.times = clock->left();
    return roundState;
}

void LanGame::aboutToSuspend()
{
    if (m_connection)
        m_snapshotCheck.setMayHaveNextRound(m_connection->session().mayHaveNextRound());
}

net::message::Resume LanGame::seatToResume() const
{
    return {seating().token, m_table.round(), m_table.hasMatch() ? m_table.match().plies() : 0};
}

void LanGame::describe(StoredMatch& stored) const
{
    const MatchSnapshot snapshot = snapshotOf(m_table.match());
    stored.offered = terms().setup;
    stored.first = terms().first;
    stored.setup = m_table.setup();
    if (const TableClock* clock = m_table.clock()) {
        stored.clock = {clock->setting().mainSeconds, clock->setting().incrementSeconds, inRange(clock->left().black),
                        inRange(clock->left().white)};
    }
    stored.round = m_table.round();
    stored.black = snapshot.black;
    stored.plies = snapshot.moves;
    stored.openingChoices = snapshot.openingChoices;
    stored.undos = snapshot.undos;
    stored.verdict = snapshot.verdict;
    stored.lastRequest = m_table.lastRequestId();
}

void LanGame::takeOver(const StoredMatch& stored)
{
    m_table.setLastRequestId(stored.lastRequest);
    std::optional<ClockTimes> times;
    if (stored.clock)
        times = ClockTimes{std::chrono::milliseconds{stored.clock->blackMs},
                           std::chrono::milliseconds{stored.clock->whiteMs}};
    // The store has validated these moves.
    m_table.takeOver(stored.setup, stored.round,
                     {stored.black, stored.plies, stored.undos, stored.verdict, stored.openingChoices}, times);
}

void LanGame::resume(const StoredMatch& stored)
{
    m_snapshotCheck.setFromStore(true);
    seatLocalPlayer(stored.setup);
    m_previousScore = m_score = stored.score;
    m_shownRound = stored.round;
    takeOver(stored);
    m_absence.setPaused(std::chrono::milliseconds{stored.pausedMs});
    suspend();
    tryNow();
}

void LanGame::reconnect(net::Connection* connection)
{
    m_absence.end();
    m_table.voidRequests();                        // the disconnection may not have been noticed before
    m_absence.holdClock(true, unresponsiveTime()); // nothing that follows costs anyone time
    connection->call(&net::Session::resume, seating().token, roundState());
    attach(connection);
    resumePlay();
}

void LanGame::reconnected(std::shared_ptr<net::Guest> guest, const net::Resumed& peer)
{
    m_guest = std::move(guest);
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
    if (!claimed || !m_snapshotCheck.accepts(m_table, setup, round, *claimed))
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

void LanGame::resumePlay()
{
    m_snapshotCheck.setFromStore(false);
    m_absence.holdClock(false);
    settle(); // a result in the host's snapshot is final
    m_saver.save();
    Q_EMIT resumed();
}

} // namespace qipan::app
