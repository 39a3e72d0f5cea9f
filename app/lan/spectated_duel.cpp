// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/spectated_duel.h"

#include "app/lan/duel_input.h"
#include "net/guest.h"

#include <QElapsedTimer>

#include <utility>

namespace qipan::app {

SpectatedDuel::SpectatedDuel(std::shared_ptr<net::Guest> guest, const net::Entered& host)
    : SpectatedTable{std::move(guest), host.name}
    , m_table{std::get<duel::Setup>(host.terms), duel::End::Spectator}
{
    connect(&m_table, &DuelTable::busyChanged, this, [this] { followInput(m_connection, m_table); });
    connect(&m_table, &DuelTable::refused, this, [this](Seat, const duel::Command& command, duel::Refusal why) {
        if (m_connection)
            m_connection->call(&net::Session::refuseDuel, command, why);
    });
    connect(&m_table, &DuelTable::happened, this, [this](const duel::Event& event) {
        if (m_connection)
            m_connection->call(&net::Session::sendDuelEvent, event, m_table.duel());
        if (!std::holds_alternative<duel::Confirmed>(event))
            return;
        countVerdict();
        Q_EMIT settled(resultOf(m_table.round(), *m_table.duel().verdict(), m_table.duel().board(Seat::First).pairs()));
        Q_EMIT changed();
    });
}

SpectatedDuel::~SpectatedDuel() = default;

void SpectatedDuel::receive(const net::SessionEvent& event)
{
    if (const auto* synced = std::get_if<net::DuelSynced>(&event)) {
        takeOver(*synced);
    } else if (const auto* started = std::get_if<net::DuelStarted>(&event)) {
        begin(*started);
    } else if (const auto* command = std::get_if<net::DuelCommand>(&event)) {
        if (m_table.hasDuel())
            m_table.submit(command->by, command->at(m_table.time()), command->source);
    } else {
        SpectatedTable::receive(event);
    }
}

void SpectatedDuel::takeOver(const net::DuelSynced& synced)
{
    setNames(synced.host, synced.guest, m_table.hasDuel());
    if (!synced.state) {
        Q_EMIT changed();
        return;
    }
    const bool isGuestAway = synced.guest.isEmpty();
    m_table.build(synced.state->deal, synced.state->snapshot,
                  [this, isGuestAway, state = *synced.state](const DuelTable::Built& built) {
                      if (m_connection && m_connection->call(&net::Session::checkDeal, built.dealt)) {
                          m_table.setHalted(isGuestAway); // no time runs then
                          enterRound(state.round, !m_table.hasDuel() || state.round != m_table.round());
                          if (built.duel)
                              m_table.begin(state.round, built, state.time, state.isPaused);
                          else
                              m_connection->call(&net::Session::fail, net::ErrorCode::Desync,
                                                 QStringLiteral("this account cannot be true"));
                          if (built.duel && built.duel->verdict())
                              countVerdict();
                      }
                      Q_EMIT changed();
                  });
}

void SpectatedDuel::begin(const net::DuelStarted& started)
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    m_table.build(started.deal, std::nullopt, [this, started, sinceStart](const DuelTable::Built& built) {
        if (!m_connection || !m_connection->call(&net::Session::checkDeal, built.dealt))
            return;
        enterRound(started.round, true);
        m_table.begin(started.round, built, duel::Milliseconds{sinceStart.elapsed()} - started.startsIn);
        Q_EMIT changed();
    });
}

/// Called before a round begins: it may be the first of another match.
void SpectatedDuel::enterRound(int round, bool isNext)
{
    const int bestOf = m_table.setup().bestOf;
    if (isNext && (round == 1 || bestOf == 1 || (m_score && m_score->decides(bestOf)))) {
        m_score = Score{};
        m_countedRound = 0;
    } else if (!m_table.hasDuel()) {
        m_score.reset();
    }
}

void SpectatedDuel::countVerdict()
{
    if (m_score && std::exchange(m_countedRound, m_table.round()) != m_table.round())
        m_score->count(m_table.duel().verdict()->winner);
}

} // namespace qipan::app
