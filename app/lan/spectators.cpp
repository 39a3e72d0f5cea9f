// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/spectators.h"

#include "app/lan/lan_duel.h"
#include "app/lan/lan_game.h"
#include "net/connection.h"
#include "net/host.h"

namespace qipan::app {

Spectators::Spectators(net::Host& host)
    : m_host{host}
{
    connect(&host, &net::Host::spectatorEntered, this, [this](net::Connection* connection) { sync(connection); });
}

void Spectators::show(PeerTable* table)
{
    m_table = table;
    m_connections.reset();
    if (table != nullptr) {
        m_connections = std::make_unique<QObject>();
        QObject* context = m_connections.get();
        connect(table, &PeerTable::chatted, context, [this](Seat from, const QString& text) { relayChat(from, text); });
        connect(table, &PeerTable::lost, context, [this] { syncAll(); });
        connect(table, &PeerTable::resumed, context, [this] { syncAll(); });
        connect(table, &PeerTable::ended, context, [this] { syncAll(); });
        connectTable(context);
    }
    syncAll();
}

void Spectators::syncAll()
{
    for (net::Connection* spectator : m_host.spectators())
        sync(spectator);
}

QString Spectators::guestName() const
{
    return m_table != nullptr && !m_table->ending() && !m_table->isAway() ? m_table->peerName() : QString{};
}

void Spectators::relayChat(Seat from, const QString& text)
{
    for (net::Connection* spectator : m_host.spectators())
        spectator->call(&net::Session::relayChat, from, text);
}

LanGame* GameSpectators::game() const
{
    return static_cast<LanGame*>(table());
}

void GameSpectators::connectTable(QObject* context)
{
    connect(&game()->table(), &Table::roundStarted, context, [this] { syncOrStart(); });
    connect(&game()->table(), &Table::happened, context, [this](const Event& event) { sendEvent(event); });
}

void GameSpectators::sync(net::Connection* connection)
{
    // After a guest has left, the table is offered with its original setup again. A finished round with another setup
    // is not shown to spectators who were welcomed to that.
    const bool hasRound = game() != nullptr && game()->table().hasMatch()
        && (!game()->ending() || game()->table().setup() == std::get<net::GameTerms>(host().terms()).setup);
    connection->call(&net::Session::sync, hasRound ? std::optional{game()->roundState()} : std::nullopt, guestName());
    sendClock(connection);
}

void GameSpectators::syncOrStart()
{
    const Match& match = game()->table().match();
    const GameSetup& setup = game()->table().setup();
    const bool isStart = match.plies() == static_cast<int>(setup.start.size()) && !match.verdict();
    for (net::Connection* spectator : host().spectators()) {
        const bool isNext = isStart && spectator->session().round() + 1 == game()->table().round();
        if (isNext)
            spectator->call(&net::Session::startRound, match.initialBlack(), std::optional{setup});
        if (!isNext || !setup.start.empty()) // not every program knows moves in a start
            sync(spectator);
    }
    sendClock();
}

void GameSpectators::sendEvent(const Event& event)
{
    if (std::holds_alternative<TookBack>(event)) {
        syncAll();
        return;
    }
    for (net::Connection* spectator : host().spectators())
        spectator->call(&net::Session::sendEvent, event);
    // A clock stood while the request of the player to move was open, of which spectators know nothing.
    if (std::holds_alternative<Placed>(event) || std::holds_alternative<Chosen>(event)
        || std::holds_alternative<Answered>(event))
        sendClock();
}

void GameSpectators::sendClock(net::Connection* spectator)
{
    if (game() != nullptr && game()->table().hasMatch() && game()->table().clock() != nullptr)
        spectator->call(&net::Session::sendClock, game()->table().clock()->left());
}

void GameSpectators::sendClock()
{
    for (net::Connection* spectator : host().spectators())
        sendClock(spectator);
}

LanDuel* DuelSpectators::duel() const
{
    return static_cast<LanDuel*>(table());
}

void DuelSpectators::connectTable(QObject* context)
{
    connect(&duel()->table(), &DuelTable::roundStarted, context, [this] { syncOrStart(); });
    connect(&duel()->table(), &DuelTable::happened, context, [this](const duel::Event& event) {
        if (std::holds_alternative<duel::Paused>(event) || std::holds_alternative<duel::WentOn>(event))
            return syncAll();
        for (net::Connection* spectator : host().spectators())
            spectator->call(&net::Session::sendDuelEvent, event, duel()->table().duel());
    });
}

void DuelSpectators::sync(net::Connection* connection)
{
    if (duel() == nullptr || !duel()->table().hasDuel())
        connection->call(&net::Session::syncDuel, std::optional<net::DuelState>{}, link::Board{}, guestName());
    else
        connection->call(&net::Session::syncDuel, std::optional{duel()->table().state()}, duel()->table().dealt(),
                         guestName());
}

void DuelSpectators::syncOrStart()
{
    const DuelTable& table = duel()->table();
    const bool isStart = table.duel().isRunning() && table.time() < duel::Milliseconds{0};
    for (net::Connection* spectator : host().spectators()) {
        if (isStart && spectator->session().round() + 1 == table.round())
            spectator->call(&net::Session::startDuel, table.setup().deal, table.dealt());
        else
            sync(spectator);
    }
}

} // namespace qipan::app
