// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/spectators.h"

#include "app/lan/lan_game.h"
#include "net/connection.h"
#include "net/host.h"

namespace qipan::app {

Spectators::Spectators(net::Host& host)
    : m_host{host}
{
    connect(&host, &net::Host::spectatorEntered, this, &Spectators::welcome);
}

void Spectators::show(LanGame* game)
{
    m_game = game;
    m_connections.reset();
    if (game != nullptr) {
        m_connections = std::make_unique<QObject>();
        QObject* connections = m_connections.get();
        connect(&game->table(), &Table::roundStarted, connections, [this] { syncOrStart(); });
        connect(&game->table(), &Table::happened, connections, [this](const Event& event) { sendEvent(event); });
        connect(game, &LanGame::chatted, connections,
                [this](Seat from, const QString& text) { relayChat(from, text); });
        connect(game, &LanGame::lost, connections, [this] { syncAll(); });
        connect(game, &LanGame::resumed, connections, [this] { syncAll(); });
        connect(game, &LanGame::ended, connections, [this] { syncAll(); });
    }
    syncAll();
}

void Spectators::welcome(net::Connection* connection)
{
    sync(connection);
    if (m_game != nullptr && m_game->table().hasMatch())
        sendClock();
}

void Spectators::sync(net::Connection* connection)
{
    // After a guest has left, the table is offered with its original setup again. A finished round with another setup
    // is not shown to spectators who were welcomed to that.
    const bool hasRound = m_game != nullptr && m_game->table().hasMatch()
        && (!m_game->ending() || m_game->table().setup() == std::get<net::GameTerms>(m_host.terms()).setup);
    const bool hasGuest = m_game != nullptr && !m_game->ending() && !m_game->isAway();
    connection->call(&net::Session::sync, hasRound ? std::optional{m_game->roundState()} : std::nullopt,
                     hasGuest ? m_game->peerName() : QString{});
}

void Spectators::syncAll()
{
    for (net::Connection* spectator : m_host.spectators())
        sync(spectator);
    sendClock();
}

void Spectators::syncOrStart()
{
    const Match& match = m_game->table().match();
    const GameSetup& setup = m_game->table().setup();
    const bool isStart = match.plies() == static_cast<int>(setup.start.size()) && !match.verdict();
    for (net::Connection* spectator : m_host.spectators()) {
        const bool isNext = isStart && spectator->session().round() + 1 == m_game->table().round();
        if (isNext)
            spectator->call(&net::Session::startRound, match.initialBlack(), std::optional{setup});
        if (!isNext || !setup.start.empty()) // not every program knows moves in a start
            sync(spectator);
    }
    sendClock();
}

void Spectators::sendEvent(const Event& event)
{
    if (std::holds_alternative<TookBack>(event)) {
        syncAll();
        return;
    }
    for (net::Connection* spectator : m_host.spectators())
        spectator->call(&net::Session::sendEvent, event);
    // A clock stood while the request of the player to move was open, of which spectators know nothing.
    if (std::holds_alternative<Placed>(event) || std::holds_alternative<Chosen>(event)
        || std::holds_alternative<Answered>(event))
        sendClock();
}

void Spectators::sendClock()
{
    if (m_game == nullptr || !m_game->table().hasMatch() || m_game->table().clock() == nullptr)
        return;
    for (net::Connection* spectator : m_host.spectators())
        spectator->call(&net::Session::sendClock, m_game->table().clock()->left());
}

void Spectators::relayChat(Seat from, const QString& text)
{
    for (net::Connection* spectator : m_host.spectators())
        spectator->call(&net::Session::relayChat, from, text);
}

} // namespace qipan::app
