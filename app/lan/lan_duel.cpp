// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/lan_duel.h"

#include "app/lan/duel_input.h"
#include "net/guest.h"

#include <QRandomGenerator>

#include <utility>

namespace qipan::app {

LanDuel::LanDuel(const LanSeating& seating, const MakeComputer& makeComputer, MatchStore& store)
    : PeerTable{seating, store}
    , m_table{std::get<duel::Setup>(seating.terms), seating.me == Seat::First ? duel::End::Host : duel::End::Guest}
    , m_computer{makeComputer(m_table, seating.me)}
{
    connect(&m_absence, &PeerAbsence::duelReconnected, this, &LanDuel::reconnected);
    connect(&m_table, &DuelTable::happened, this, &LanDuel::observe);
    connect(&m_table, &DuelTable::busyChanged, this, [this] { followInput(m_connection, m_table); });
    connect(&m_table, &DuelTable::refused, this, [this](Seat by, const duel::Command& command, duel::Refusal why) {
        if (by != me() && m_connection)
            m_connection->call(&net::Session::refuseDuel, command, why);
    });
}

LanDuel::~LanDuel() = default;

void LanDuel::attach(net::Connection* connection)
{
    PeerTable::attach(connection);
    followInput(m_connection, m_table);
}

void LanDuel::begin(net::Connection* connection, std::shared_ptr<net::Guest> guest)
{
    m_guest = std::move(guest);
    attach(connection);
    if (me() == Seat::First)
        startRound(m_table.setup().deal);
}

void LanDuel::receive(const net::SessionEvent& event)
{
    if (const auto* started = std::get_if<net::DuelStarted>(&event)) {
        roundStarted(*started);
    } else if (const auto* command = std::get_if<net::DuelCommand>(&event)) {
        receive(*command);
    } else if (const auto* expired = std::get_if<net::DuelRequestExpired>(&event)) {
        m_table.submit(me(), expired->answer);
        Q_EMIT requestExpired();
    } else {
        PeerTable::receive(event);
    }
}

void LanDuel::receive(const net::DuelCommand& command)
{
    if (!m_table.hasDuel())
        return;
    const duel::Command timed = command.at(m_table.time());
    if (const auto* act = std::get_if<duel::Act>(&timed);
        act != nullptr && m_table.duel().isRunning() && m_table.isTooEarly(*act))
        return m_connection->call(&net::Session::refuseDuel, timed, duel::Refusal::Illegal);
    m_table.submit(command.by, timed, command.source);
}

void LanDuel::aboutToEnd()
{
    m_table.settleCleared(); // or who is about to lose could break the connection
    settle();
}

/// Host: deals the next round and begins it.
void LanDuel::startRound(const link::DealSetup& deal)
{
    m_table.build(deal, std::nullopt,
                  [this](const DuelTable::Built& built) { beginRound(m_table.round() + 1, built, -duel::countTime); });
}

/// Guest: the host has begun a round.
void LanDuel::roundStarted(const net::DuelStarted& started)
{
    settle();
    QElapsedTimer sinceStart;
    sinceStart.start();
    m_table.build(started.deal, std::nullopt, [this, started, sinceStart](const DuelTable::Built& built) {
        if (m_connection && m_connection->call(&net::Session::checkDeal, built.dealt))
            beginRound(started.round, built, duel::Milliseconds{sinceStart.elapsed()} - started.startsIn);
    });
}

void LanDuel::beginRound(int round, const DuelTable::Built& built, duel::Milliseconds time)
{
    if (ending())
        return;
    if (round > 1 && m_connection && !m_idleRounds.countRound()) {
        m_connection->call(&net::Session::fail, net::ErrorCode::Flood, QStringLiteral("too many rounds"));
        return;
    }
    m_idleRounds.beginRound();
    const int rounds = m_table.setup().bestOf;
    m_previousScore = rounds > 1 && m_score.decides(rounds) ? Score{} : m_score; // or another match begins
    m_score = m_previousScore;
    m_absence.setPaused({});
    m_resultTimeout.stop();
    m_table.begin(round, built, time);
    if (me() == Seat::First && m_connection)
        m_connection->call(&net::Session::startDuel, built.deal, built.dealt);
    m_saver.save();
    m_saver.startHeartbeat();
    Q_EMIT roundBegan();
    Q_EMIT figuresChanged();
}

void LanDuel::observe(const duel::Event& event)
{
    const auto* acted = std::get_if<duel::Acted>(&event);
    const bool isOwn = acted != nullptr && acted->by == me();
    if (isOwn)
        m_idleRounds.countPly();
    isOwn ? m_saver.saveBeforeSending() : void(m_saver.save());
    if (m_connection)
        m_connection->call(&net::Session::sendDuelEvent, event, m_table.duel());
    if (std::holds_alternative<duel::Ended>(event)) {
        awaitResult();
        Q_EMIT figuresChanged();
    } else if (std::holds_alternative<duel::Confirmed>(event)) {
        settle();
    } else if (std::holds_alternative<duel::Finished>(event)) {
        settle();
        link::DealSetup next = m_table.setup().deal;
        next.seed = QRandomGenerator::system()->generate();
        if (me() == Seat::First && !ending())
            startRound(next);
    }
}

void LanDuel::resign(Seat by, CommandSource source)
{
    if (isRoundRunning())
        m_table.submit(by, duel::Resign{}, source);
}

void LanDuel::settle()
{
    m_resultTimeout.stop();
    if (!m_table.hasDuel() || !m_table.duel().verdict())
        return;
    const duel::Verdict& verdict = *m_table.duel().verdict();
    m_score = m_previousScore; // the counted verdict may still be replaced by another one
    m_score.count(verdict.winner);
    Q_EMIT figuresChanged();
    if (m_settledRound == m_table.round())
        return;
    m_settledRound = m_table.round();
    m_saver.save();
    Q_EMIT settled(resultOf(m_table.round(), verdict, m_table.duel().board(me()).pairs()));
}

void LanDuel::askForNext()
{
    if (!ending() && !isAway() && isBetweenRounds() && !m_table.isBusy())
        m_table.ask(me(), duel::RequestKind::Again);
}

void LanDuel::setHalted(bool isHalted, std::chrono::milliseconds)
{
    m_table.setHalted(isHalted); // what was played meanwhile keeps its time
}

} // namespace qipan::app
