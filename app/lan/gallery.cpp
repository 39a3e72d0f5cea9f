#include "app/lan/gallery.h"

#include "app/lan/lan_game.h"
#include "net/connection.h"
#include "net/host.h"

namespace qipan::app {

Gallery::Gallery(net::Host& host)
    : m_host{host}
{
    connect(&host, &net::Host::watcherEntered, this, &Gallery::welcome);
}

void Gallery::show(LanGame* game)
{
    m_game = game;
    m_bonds.reset();
    if (game != nullptr) {
        m_bonds = std::make_unique<QObject>();
        QObject* bonds = m_bonds.get();
        connect(&game->table(), &Table::roundStarted, bonds, [this] { syncOrStart(); });
        connect(&game->table(), &Table::happened, bonds, [this](const Event& event) { tell(event); });
        connect(game, &LanGame::said, bonds, [this](Seat from, const QString& text) { relayChat(from, text); });
        connect(game, &LanGame::lost, bonds, [this] { syncAll(); });
        connect(game, &LanGame::resumed, bonds, [this] { syncAll(); });
        connect(game, &LanGame::over, bonds, [this] { syncAll(); });
    }
    syncAll();
}

void Gallery::welcome(net::Connection* connection)
{
    sync(connection);
    if (m_game != nullptr && m_game->table().hasMatch())
        tellClock();
}

void Gallery::sync(net::Connection* connection)
{
    // After a guest has left, the table is offered with its original setup again. A finished round with another setup
    // is not shown to spectators who were welcomed to that.
    const bool hasRound = m_game != nullptr && m_game->table().hasMatch()
        && (!m_game->ending() || m_game->table().setup() == m_host.terms().setup);
    const bool hasGuest = m_game != nullptr && !m_game->ending() && !m_game->isAway();
    connection->call(&net::Session::sync, hasRound ? std::optional{m_game->standing()} : std::nullopt,
                     hasGuest ? m_game->peerName() : QString{});
}

void Gallery::syncAll()
{
    for (net::Connection* watcher : m_host.watchers())
        sync(watcher);
    tellClock();
}

void Gallery::syncOrStart()
{
    const Match& match = m_game->table().match();
    const GameSetup& setup = m_game->table().setup();
    const bool isStart = match.plies() == static_cast<int>(setup.start.size()) && !match.verdict();
    for (net::Connection* watcher : m_host.watchers()) {
        const bool isNext = isStart && watcher->session().round() + 1 == m_game->table().round();
        if (isNext)
            watcher->call(&net::Session::startRound, match.beginner(), std::optional{setup});
        if (!isNext || !setup.start.empty()) // not every program knows moves in a start
            sync(watcher);
    }
    tellClock();
}

void Gallery::tell(const Event& event)
{
    if (std::holds_alternative<TookBack>(event)) {
        syncAll();
        return;
    }
    for (net::Connection* watcher : m_host.watchers())
        watcher->call(&net::Session::tell, event);
    if (std::holds_alternative<Placed>(event) || std::holds_alternative<Chosen>(event))
        tellClock();
}

void Gallery::tellClock()
{
    if (m_game == nullptr || !m_game->table().hasMatch() || m_game->table().clock() == nullptr)
        return;
    for (net::Connection* watcher : m_host.watchers())
        watcher->call(&net::Session::tellClock, m_game->table().clock()->left());
}

void Gallery::relayChat(Seat from, const QString& text)
{
    for (net::Connection* watcher : m_host.watchers())
        watcher->call(&net::Session::relayChat, from, text);
}

} // namespace qipan::app
