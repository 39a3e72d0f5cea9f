// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/spectated_game.h"

#include "net/guest.h"

namespace qipan::app {

SpectatedGame::SpectatedGame(std::shared_ptr<net::Guest> guest, const net::Entered& host)
    : SpectatedTable{std::move(guest), host.name}
    , m_table{std::get<net::GameTerms>(host.terms).setup, Table::NextRound::MadeByHost,
              std::get<net::GameTerms>(host.terms).clock}
{
    for (const Seat seat : {Seat::First, Seat::Second})
        m_table.seat(seat, std::make_unique<SpectatedPlayer>());
    connect(&m_table, &Table::happened, this, [this](const Event& event) {
        if (std::holds_alternative<Confirmed>(event))
            Q_EMIT settled(resultOf(m_table.round(), *m_table.match().verdict()));
    });
    connect(&m_table, &Table::refused, this, [this](Seat, const Command& command, Refusal why) {
        if (m_connection)
            m_connection->call(&net::Session::refuse, command, why);
    });
}

SpectatedGame::~SpectatedGame() = default;

void SpectatedGame::receive(const net::SessionEvent& event)
{
    if (const auto* synced = std::get_if<net::Synced>(&event)) {
        takeOver(*synced);
    } else if (const auto* started = std::get_if<net::RoundStarted>(&event)) {
        m_table.startRound(started->black, started->setupAfter(m_table.setup()),
                           started->round); // the rounds of the next guest start at 1 again
    } else if (const auto* spectated = std::get_if<net::SpectatedCommand>(&event)) {
        execute(spectated->command);
    } else if (const auto* clock = std::get_if<net::ClockUpdated>(&event)) {
        if (m_table.clock() == nullptr || !m_table.hasMatch())
            return;
        m_knowsClock = true;
        m_table.clock()->set(clock->times, m_table.match());
        Q_EMIT clockChanged();
    } else {
        SpectatedTable::receive(event);
    }
}

void SpectatedGame::takeOver(const net::Synced& synced)
{
    setNames(synced.host, synced.guest, m_table.hasMatch());
    if (const auto& roundState = synced.roundState) {
        // The setup is that of the welcome until a start changes it.
        if (!m_table.takeOver(m_table.setup(), roundState->round, roundState->snapshot, std::nullopt)) {
            m_connection->call(&net::Session::refuse, Command{PeerResult{}}, Refusal::Desync);
            return;
        }
        // No time runs while the guest is away.
        if (m_table.clock() != nullptr)
            m_table.clock()->setHalted(synced.guest.isEmpty(), m_table.match());
    }
    Q_EMIT changed();
}

void SpectatedGame::execute(const Command& command)
{
    if (!m_table.hasMatch())
        return;
    const bool isMove = std::holds_alternative<Place>(command) || std::holds_alternative<Choose>(command);
    m_table.submit(isMove ? m_table.match().seatToMove() : Seat::First, command, CommandSource::Spectated);
}

} // namespace qipan::app
