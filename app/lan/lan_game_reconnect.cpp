// SPDX-License-Identifier: GPL-3.0-or-later
// What a LAN game does when its connection breaks and when it is restored.
#include "app/lan/lan_game.h"

#include "net/guest.h"

namespace qipan::app {

net::RoundState LanGame::roundState() const
{
    net::RoundState roundState{m_table.round(), snapshotOf(m_table.match()), std::nullopt};
    if (const TableClock* clock = m_table.clock())
        roundState.times = clock->left();
    return roundState;
}

/// Returns how long the connection to the peer has been silent.
std::chrono::milliseconds LanGame::unresponsiveTime() const
{
    return m_connection ? m_connection->unresponsiveTime() : std::chrono::milliseconds{0};
}

void LanGame::suspend()
{
    const auto silence = unresponsiveTime();
    if (m_connection)
        m_snapshotCheck.setMayHaveNextRound(m_connection->session().mayHaveNextRound());
    attach(nullptr);
    // A host knows that no round has begun, so that there is no seat to reconnect to. A guest does not: the start may
    // have been on its way.
    if (!m_table.hasMatch() && me() == Seat::First) {
        end(Ending::Lost, {});
        return;
    }
    m_resultTimeout.stop();
    m_table.voidRequests();
    m_absence.begin(silence);
    m_saver.save(); // with the times at which the clocks stopped
    if (me() == Seat::Second)
        m_absence.reconnect(m_seating);
    Q_EMIT lost();
}

void LanGame::resume(const StoredMatch& stored)
{
    m_snapshotCheck.setFromStore(true);
    seatLocalPlayer(stored.setup);
    m_previousScore = m_score = stored.score;
    m_shownRound = stored.round;
    app::takeOver(stored, m_table);
    m_absence.setPaused(std::chrono::milliseconds{stored.pausedMs});
    suspend();
    tryNow();
}

void LanGame::reconnect(net::Connection* connection)
{
    m_absence.end();
    m_table.voidRequests();                        // the disconnection may not have been noticed before
    m_absence.holdClock(true, unresponsiveTime()); // nothing that follows costs anyone time
    connection->call(&net::Session::resume, m_seating.token, roundState());
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

/// The host does not know the game and has given this side a seat in another one.
void LanGame::rejoined(const std::shared_ptr<net::Guest>& guest, const net::Entered& host)
{
    if (m_seating.isReplacement && m_idleRounds.isIdle()) { // the host starts one game after the other
        guest->cancel();
        return end(Ending::Refused, {});
    }
    end(Ending::Replaced, {});
    Q_EMIT replaced(guest, host);
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
