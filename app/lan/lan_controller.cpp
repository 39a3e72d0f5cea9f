// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/lan_controller.h"

#include "app/base/names.h"
#include "app/internet/table_places.h"
#include "app/lan/spectators.h"
#include "net/host.h"
#include "ui/messages/message_queue.h"

#include <QRandomGenerator>

namespace qipan::app {

namespace {

using Page = ui::Page;

} // namespace

LanController::LanController(const ui::WindowParts& window, ui::PageStack& pages, PreferenceStore& preferences,
                             const Controllers& controllers, std::shared_ptr<StoreThread> thread, Players players,
                             QObject* parent)
    : QObject{parent}
    , m_navigation{window.navigation}
    , m_messages{window.messages}
    , m_page{pages}
    , m_preferences{preferences}
    , m_matchController{controllers.match}
    , m_duelController{controllers.duel}
    , m_players{std::move(players)}
    , m_newGame{controllers.newGame}
    , m_linkStart{controllers.linkStart}
    , m_hosting{controllers.hosting}
    , m_joining{controllers.joining}
    , m_brokers{controllers.brokers}
    , m_store{new MatchStore{std::move(thread), this}}
    , m_unfinished{new UnfinishedController{window.messages, *m_store, this}}
    , m_panels{new LanPanels{window.messages, m_page, this}}
    , m_duelPanels{new DuelPanels{window.messages, pages, controllers.duel, this}}
{
    connectHosting();
    connectJoining();
    connect(m_store, &MatchStore::errorOccurred, this, &LanController::errorOccurred);
    connect(m_panels, &LanPanels::attentionNeeded, this, &LanController::attentionNeeded);
    connect(m_panels, &LanPanels::saveAndLeaveRequested, this, &LanController::saveAndLeave);
    connect(m_panels, &LanPanels::showRequested, this, &LanController::showGame);
    connect(m_duelPanels, &DuelPanels::attentionNeeded, this, &LanController::attentionNeeded);
    connect(m_duelPanels, &DuelPanels::saveAndLeaveRequested, this, &LanController::saveAndLeave);
    connect(m_duelPanels, &DuelPanels::showRequested, this, &LanController::showGame);
    connect(m_unfinished, &UnfinishedController::offered, this, [this](Seat role, const QString& text) {
        if (role == Seat::Second)
            return m_joining.setUnfinished(text);
        m_newGame.setUnfinished(text);
        m_linkStart.setUnfinished(text);
    });
    connect(m_unfinished, &UnfinishedController::resumed, this, [this](StoredMatch stored) {
        if (stored.key.role == Seat::Second)
            stored.address = m_joining.addressNow(stored.peerName, stored.address);
        leave();
        resume(stored);
    });
    connect(&m_matchController, &MatchController::shownChanged, this, [this] { m_panels->setShown(isGameShown()); });
    connect(&m_duelController, &DuelController::unplayable, this, &LanController::leave, Qt::QueuedConnection);
    connect(&m_duelController, &DuelController::shownChanged, this, [this] { m_duelPanels->setShown(isDuelShown()); });
}

LanController::~LanController() = default;

void LanController::connectHosting()
{
    connect(&m_hosting, &HostController::openRequested, this, &LanController::host);
    connect(&m_hosting, &HostController::cancelled, this,
            [this] { cancel(m_hosting.isContinuing() ? Page::Record : Page::Home); });
    connect(&m_newGame, &NewGameController::resumeRequested, m_unfinished, &UnfinishedController::resume);
    connect(&m_newGame, &NewGameController::discardRequested, m_unfinished, &UnfinishedController::discard);
    connect(&m_linkStart, &LinkStartController::resumeRequested, m_unfinished, &UnfinishedController::resume);
    connect(&m_linkStart, &LinkStartController::discardRequested, m_unfinished, &UnfinishedController::discard);
    connect(&m_hosting, &HostController::listening, this, &LanController::listening);
    connect(&m_hosting, &HostController::codeReady, this, &LanController::codeReady);
    connect(&m_hosting, &HostController::codeReady, this, &LanController::changed);
    connect(&m_hosting, &HostController::internetFailed, this, &LanController::internetFailed);
    connect(&m_hosting, &HostController::failed, this, &LanController::failed);
    connect(&m_hosting, &HostController::attentionNeeded, this, &LanController::attentionNeeded);
    connect(&m_hosting, &HostController::entered, this, &LanController::enter);
    connect(&m_hosting, &HostController::reconnected, this, [this](net::Connection* connection) {
        if (isPlaying())
            m_table->reconnect(connection);
        else
            connection->call(&net::Session::reject, net::RejectReason::Declined);
    });
    connect(&m_hosting, &HostController::spectatorsChanged, this, &LanController::updateFigures);
}

void LanController::connectJoining()
{
    connect(&m_joining, &JoinController::joinRequested, this, [this](const QString& address, net::Role role) {
        if (role == net::Role::Play && isOnInternet(address))
            joinOrResume(address, {}); // there may be a saved game at the table
        else
            join(address, role);
    });
    connect(&m_joining, &JoinController::nameChosen, this, [this](const QString& name) {
        m_preferences.change([&name](ui::Preferences& preferences) { preferences.name = name; });
    });
    connect(&m_joining, &JoinController::cancelled, this, [this] { cancel(Page::Home); });
    connect(&m_joining, &JoinController::resumeRequested, m_unfinished, &UnfinishedController::resume);
    connect(&m_joining, &JoinController::discardRequested, m_unfinished, &UnfinishedController::discard);
    connect(&m_joining, &JoinController::failed, this, [this](const QString& why) {
        Q_EMIT failed(why);
        Q_EMIT changed();
    });
    connect(&m_joining, &JoinController::entered, this,
            [this](const std::shared_ptr<net::Guest>& guest, const net::Entered& host, net::Role role,
                   const net::TablePlace& place) {
                if (role == net::Role::Watch)
                    spectate(guest, host);
                else
                    takeSeat(guest, host, place);
            });
}

QString LanController::ownName() const
{
    return playerName(m_preferences.value());
}

bool LanController::isSpectating() const
{
    return m_spectated && m_spectated->isAlive();
}

bool LanController::isRoundRunning() const
{
    return isPlaying() && m_table->isRoundRunning();
}

bool LanController::isGameShown() const
{
    const Table* shown = m_matchController.table();
    return shown != nullptr
        && ((game() && shown == &game()->table()) || (spectatedGame() && shown == &spectatedGame()->table()));
}

bool LanController::isDuelShown() const
{
    const DuelTable* shown = m_duelController.table();
    return shown != nullptr
        && ((duel() && shown == &duel()->table()) || (spectatedDuel() && shown == &spectatedDuel()->table()));
}

void LanController::showHostPage(const std::optional<GameSetup>& continued)
{
    m_hosting.showPage(continued);
    if (!isAtTable())
        m_unfinished->offer(Seat::First);
}

void LanController::showJoinPage(const QString& table)
{
    m_joining.showPage(m_preferences->name, table);
    if (!isAtTable())
        m_unfinished->offer(Seat::Second);
}

void LanController::hostOrResume(const HostOffer& offer)
{
    m_unfinished->find(Seat::First, {}, [this, offer](const std::optional<StoredMatch>& stored) {
        if (!stored)
            return host(offer);
        resume(*stored);
        if (offer.invitation && stored->address.isEmpty() && isHost())
            m_hosting.openOverInternet(*offer.invitation);
    });
}

void LanController::host(const HostOffer& wanted)
{
    leave();
    m_dealt.reset(); // a deal that is offered again is wanted again
    HostOffer offer = wanted;
    offer.onlyEncrypted = wanted.onlyEncrypted || (m_preferences->onlyEncrypted && !wanted.passcode.isEmpty());
    if (m_hosting.open(offer, ownName()))
        makeSpectators();
    Q_EMIT changed();
}

void LanController::makeSpectators()
{
    if (std::holds_alternative<duel::Setup>(m_hosting.host().terms()))
        m_spectators = std::make_unique<DuelSpectators>(m_hosting.host());
    else
        m_spectators = std::make_unique<GameSpectators>(m_hosting.host());
}

void LanController::resume(const StoredMatch& stored)
{
    m_pendingJoin.reset();
    if (stored.key.role == Seat::First) {
        if (!m_hosting.reopen(stored)) {
            m_store->release();
            return m_unfinished->offer(Seat::First); // the saved game is still there
        }
        makeSpectators();
    }
    newTable(seatingOf(stored, placeOf(stored))).resume(stored);
    showGame();
}

std::optional<net::TablePlace> LanController::placeOf(const StoredMatch& stored) const
{
    const auto places = placesOf(stored.address, m_brokers);
    return places ? std::optional{places->front()} : std::nullopt;
}

void LanController::joinOrResume(const QString& address, const QString& passcode, PlainProof plainProof)
{
    const auto places = placesOf(address, m_brokers);
    if (!places)
        return join(address, net::Role::Play, passcode, plainProof); // says what is wrong
    resumeAt(*places, [this, address, passcode, plainProof](bool isResumed) {
        if (isResumed)
            m_pendingJoin = PendingJoin{address, passcode, plainProof};
        else
            join(address, net::Role::Play, passcode, plainProof);
    });
}

/// Resumes a match at the first of these places where one was broken off.
void LanController::resumeAt(std::vector<net::TablePlace> places, Resumed done)
{
    if (places.empty())
        return done(false);
    const QString address = textOf(places.front());
    places.erase(places.begin());
    m_unfinished->find(Seat::Second, address, [this, places, done](const std::optional<StoredMatch>& stored) {
        if (!stored)
            return resumeAt(places, done);
        resume(*stored);
        done(true);
    });
}

void LanController::join(const QString& address, net::Role role, const QString& passcode, PlainProof plainProof)
{
    m_pendingJoin.reset();
    leave();
    m_joining.join(address, role, passcode, ownName(), plainProof);
    Q_EMIT changed();
}

void LanController::enter(net::Connection* connection, const net::Entered& peer)
{
    net::Terms terms = peer.terms;
    if (auto* setup = std::get_if<duel::Setup>(&terms)) {
        // The next guest must not get a board that the host has seen.
        if (m_dealt == setup->deal)
            setup->deal.seed = QRandomGenerator::system()->generate();
        else
            m_dealt = setup->deal;
    }
    begin({.me = Seat::First,
           .ownName = ownName(),
           .peerName = peer.name,
           .token = peer.token,
           .terms = terms,
           .place = m_hosting.internetPlace(),
           .port = m_hosting.port(),
           .passcode = m_hosting.offer().passcode,
           .acceptAnyone = m_hosting.offer().acceptAnyone,
           .isEncrypted = m_hosting.offer().onlyEncrypted},
          connection, nullptr);
}

void LanController::takeSeat(const std::shared_ptr<net::Guest>& guest, const net::Entered& host,
                             const net::TablePlace& place, bool isReplacement)
{
    begin({.me = Seat::Second,
           .ownName = ownName(),
           .peerName = host.name,
           .token = host.token,
           .terms = host.terms,
           .place = place,
           .passcode = {},
           .isEncrypted = guest->connection()->isEncrypted(),
           .isReplacement = isReplacement},
          guest->connection(), guest);
}

void LanController::begin(const LanSeating& seating, net::Connection* connection,
                          const std::shared_ptr<net::Guest>& guest)
{
    const bool isBack = isHost() && m_table && m_table->peerName() == seating.peerName;
    PeerTable& table = newTable(seating);
    const QString joined = isHost() ? tr("%1 has joined the table.") : tr("You have joined %1's table.");
    const QString arrival = (isBack ? tr("%1 is back.") : joined).arg(seating.peerName);
    duel() != nullptr ? m_duelPanels->noteArrival(arrival) : m_panels->noteArrival(arrival);
    m_hosting.setNote(arrival);
    Q_EMIT attentionNeeded();
    table.begin(connection, guest);
    showGame();
}

PeerTable& LanController::newTable(const LanSeating& seating)
{
    dropTables();
    m_messages.withdraw(ui::Message::Topic::ResumeLan);
    if (std::holds_alternative<duel::Setup>(seating.terms)) {
        m_table = std::make_unique<LanDuel>(seating, m_players.makeComputer, *m_store);
        Q_EMIT duelCreated(*duel());
        m_duelPanels->show(*duel());
    } else {
        m_table = std::make_unique<LanGame>(seating, m_players.make, *m_store);
        Q_EMIT gameCreated(*game());
        m_panels->showChatOf(*game());
    }
    connectTable(*m_table);
    if (isHost()) {
        m_hosting.setGuest(seating.peerName);
        m_spectators->show(m_table.get());
    }
    return *m_table;
}

void LanController::dropTables()
{
    if (isGameShown())
        m_matchController.clear();
    if (isDuelShown())
        m_duelController.clear();
    if (m_spectators)
        m_spectators->show(nullptr);
    if (m_table) {
        m_table->disconnect(this);
        if (game() != nullptr)
            game()->table().disconnect(this);
        m_table.release()->deleteLater(); // it may be the sender of the current signal
    }
    m_spectated.reset();
}

} // namespace qipan::app
