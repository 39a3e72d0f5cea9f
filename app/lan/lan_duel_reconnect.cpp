// SPDX-License-Identifier: GPL-3.0-or-later
// What a duel on the LAN does when its connection breaks and when it is restored.
#include "app/lan/lan_duel.h"

#include "net/guest.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

bool LanDuel::isPlayed() const
{
    return m_table.hasDuel()
        && (!m_table.duel().board(Seat::First).actions().empty()
            || !m_table.duel().board(Seat::Second).actions().empty());
}

net::message::Resume LanDuel::seatToResume() const
{
    return {seating().token, m_table.round(), m_table.hasDuel() ? m_table.duel().board(me()).pairs() : 0};
}

void LanDuel::describe(StoredMatch& stored) const
{
    const duel::Snapshot snapshot = snapshotOf(m_table.duel());
    stored.round = m_table.round();
    stored.lastRequest = m_table.lastRequestId();
    stored.duel = StoredDuel{.round = {m_table.setup(), snapshot.actions, snapshot.verdict},
                             .time = m_table.time(),
                             .isPaused = m_table.duel().isPaused()};
}

void LanDuel::aboutToSuspend()
{
    if (m_connection)
        m_mayHaveNextRound = m_connection->session().mayHaveNextRound();
}

void LanDuel::resume(const StoredMatch& stored)
{
    m_isFromStore = true;
    m_previousScore = m_score = stored.score;
    m_table.setLastRequestId(stored.lastRequest);
    m_absence.setPaused(std::chrono::milliseconds{stored.pausedMs});
    m_table.setHalted(true);
    const duel::Snapshot snapshot{stored.duel->round.actions, stored.duel->round.verdict};
    m_table.build(stored.duel->round.setup.deal, snapshot, [this, stored](const DuelTable::Built& built) {
        if (!built.duel)
            return end(Ending::Failed, tr("The saved duel is damaged."));
        m_table.begin(stored.round, built, stored.duel->time, stored.duel->isPaused);
        suspend();
        tryNow();
    });
}

void LanDuel::reconnect(net::Connection* connection)
{
    if (!m_table.hasDuel())         // it is still being read from the store
        return connection->abort(); // the guest tries again
    m_absence.end();
    m_table.voidRequests();                        // the disconnection may not have been noticed before
    m_absence.holdClock(true, unresponsiveTime()); // nothing that follows costs anyone time
    connection->call(&net::Session::resumeDuel, seating().token, m_table.state(), m_table.dealt());
    attach(connection);
    resumePlay();
}

void LanDuel::reconnected(std::shared_ptr<net::Guest> guest, const net::DuelResumed& peer)
{
    m_guest = std::move(guest);
    attach(m_guest->connection());
    m_table.build(peer.state.deal, peer.state.snapshot, [this, state = peer.state](const DuelTable::Built& built) {
        if (m_connection && m_connection->call(&net::Session::checkDeal, built.dealt))
            takeOver(state, built);
    });
}

void LanDuel::takeOver(const net::DuelState& state, const DuelTable::Built& built)
{
    const bool isSameRound = m_table.hasDuel() && state.round == m_table.round();
    const bool isNext = state.round > m_table.round() + (m_mayHaveNextRound ? 1 : 0);
    const auto pending =
        isSameRound ? pendingActions(m_table.duel(), state.snapshot) : std::optional{duel::PendingActions{}};
    if (!built.duel || !pending || (isNext && !m_isFromStore))
        return m_connection->call(&net::Session::fail, net::ErrorCode::Desync,
                                  QStringLiteral("this account cannot be true"));
    duel::Milliseconds time = state.time;
    if (!pending->actions.empty())
        time = std::max(time, pending->actions.back().at);
    m_table.begin(state.round, built, time, state.isPaused);
    m_score = m_previousScore; // unless the round that was taken over has its verdict
    std::array<int, 3> numbers{};
    for (const duel::Action& action : pending->actions) {
        int& before = numbers[static_cast<std::size_t>(action.kind)];
        const int number = built.duel->nextNumber(me(), action.kind) + before++;
        m_table.submit(me(), duel::Act{action, number, {}}, CommandSource::Remote);
    }
    if (pending->resign)
        m_table.submit(me(), duel::Resign{});
    resumePlay();
}

void LanDuel::resumePlay()
{
    m_isFromStore = false;
    m_absence.holdClock(false);
    settle(); // a result in the host's snapshot is final
    m_saver.save();
    m_saver.startHeartbeat();
    Q_EMIT resumed();
}

} // namespace qipan::app
