// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/host_controller.h"

#include "app/base/keys.h"
#include "app/base/names.h"
#include "app/internet/broker_store.h"
#include "app/internet/table_places.h"
#include "net/base/address.h"
#include "net/host.h"
#include "net/table_beacon.h"
#include "net/words.h"
#include "ui/base/texts.h"
#include "ui/link/duel_text.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/host_page.h"

namespace qipan::app {

namespace {

constexpr std::chrono::seconds addressInterval{5}; ///< the network may change
constexpr std::chrono::seconds brokerInterval{15};

[[nodiscard]] QStringList ownAddresses()
{
    QStringList addresses;
    for (const QHostAddress& address : net::localAddresses())
        addresses << address.toString();
    return addresses;
}

/// Names the setup in a choice or a notice.
void describe(const GameSetup& setup, auto& words)
{
    words.game = ui::textOf(setup.game->key);
    words.rule = ui::textOf(setup.rule);
    words.size = setup.size;
    words.opening = ui::textOf(keyOf(setup.opening));
}

void describe(const net::GameTerms& terms, FirstBlack first, net::TableNotice& notice)
{
    describe(terms.setup, notice);
    // Who moves first after a start with moves is not announced.
    notice.first = terms.setup.start.empty() ? QString{net::wordOf(net::firstWords, first)} : QString{};
    notice.tellsClock = true;
    notice.clock = terms.clock;
    notice.board.clear();
}

void describe(const duel::Setup& setup, net::TableNotice& notice)
{
    notice.game = ui::linkKey.toString();
    notice.rule = net::wordOf(net::duelRuleWords, setup.rule);
    notice.size = 0;
    notice.opening = ui::textOf(keyOf(Opening::Free));
    notice.first.clear();
    notice.tellsClock = false;
    notice.clock.reset();
    notice.board = ui::boardWords(setup.deal);
}

} // namespace

HostController::HostController(const ui::WindowParts& window, ui::PageRef<ui::HostPage> page,
                               NewGameController& newGame, LinkStartController& linkStart, const BrokerStore& brokers,
                               QObject* parent)
    : PageController{ui::Page::Host, window.navigation, parent}
    , m_messages{window.messages}
    , m_page{page}
    , m_newGame{newGame}
    , m_linkStart{linkStart}
    , m_brokers{brokers}
{
    connect(&m_newGame, &NewGameController::hostRequested, this, &HostController::openAs);
    connect(&m_linkStart, &LinkStartController::hostRequested, this, &HostController::openAs);
    m_page.whenCreated(this, [this] { connectPage(); });
    connect(&m_brokers, &BrokerStore::changed, this, [this] {
        if (m_host)
            showBrokers();
    });
    m_brokerRetry.setSingleShot(true);
    connect(&m_brokerRetry, &QTimer::timeout, this, [this] {
        if (m_host && m_offer.invitation)
            openOverInternet(*m_offer.invitation);
    });
    m_addressTimer.setInterval(addressInterval);
    connect(&m_addressTimer, &QTimer::timeout, this, [this] {
        if (isShown())
            m_page->waiting().setAddresses(ownAddresses());
    });
}

HostController::~HostController() = default;

void HostController::connectPage()
{
    ui::HostPage& page = *m_page;
    connect(&page.waiting(), &ui::HostWaiting::unblockRequested, this, &HostController::unblock);
    connect(&page.waiting().internet(), &ui::InternetTable::openRequested, this, &HostController::chooseBroker);
    connect(&page.waiting().internet(), &ui::InternetTable::setUpRequested, this, &HostController::brokersWanted);
    connect(&page.waiting().internet(), &ui::InternetTable::cancelRequested, this,
            &HostController::stopOpeningOverInternet);
    connect(&page, &ui::HostPage::cancelled, this, &HostController::cancelled);
}

void HostController::showPage(const std::optional<GameSetup>& continued)
{
    if (m_host) {
        m_page->waiting().setAddresses(ownAddresses());
        return m_page.show();
    }
    m_isContinuing = continued.has_value();
    if (!continued)
        return m_newGame.showTable();
    ui::HostChoice choice;
    describe(*continued, choice);
    choice.start = continued->start;
    choice.first = firstToMove(*continued) == Side::Black ? FirstBlack::Host : FirstBlack::Guest; // the user moves next
    m_newGame.showTable(choice);
}

void HostController::openAs(const ui::HostChoice& choice)
{
    HostOffer offer;
    if (choice.duel) {
        offer.terms = *choice.duel;
    } else if (const GameInfo* game = findGame(choice.game)) {
        net::GameTerms terms{setupFor(*game, choice.rule, choice.size, choice.opening), choice.first, choice.clock};
        terms.setup.start = choice.start;
        offer.terms = terms;
    } else {
        return;
    }
    offer.passcode = choice.passcode;
    offer.acceptAnyone = choice.acceptAnyone;
    Q_EMIT openRequested(offer);
}

ui::HostChoice HostController::choice() const
{
    ui::HostChoice choice;
    if (const auto* game = std::get_if<net::GameTerms>(&m_host->terms())) {
        describe(game->setup, choice);
        choice.start = game->setup.start;
        choice.first = m_first;
        choice.clock = game->clock;
    } else {
        choice.game = ui::linkKey.toString();
        choice.duel = std::get<duel::Setup>(m_host->terms());
    }
    choice.passcode = m_offer.passcode;
    choice.acceptAnyone = m_offer.acceptAnyone;
    return choice;
}

FirstBlack HostController::firstOf(const net::Terms& terms)
{
    const auto* game = std::get_if<net::GameTerms>(&terms);
    return game != nullptr ? game->first : FirstBlack::Host;
}

bool HostController::reopen(const StoredMatch& stored)
{
    if (!open({stored.terms(), stored.port, stored.passcode, stored.acceptAnyone, stored.isEncrypted}, stored.ownName))
        return false;
    m_host->reserveSeat(stored.key.token);
    if (const auto invitation = net::parseInvitation(stored.address))
        openOverInternet(*invitation);
    stored.duel ? announce() : setRound(stored.setup, stored.black); // also says that a game is in progress
    return true;
}

bool HostController::open(const HostOffer& offer, const QString& name)
{
    m_offer = offer;
    m_first = firstOf(offer.terms);
    m_name = name;
    m_host = std::make_unique<net::Host>(net::Introduction{name, programName()}, offer.terms);
    m_host->setAcceptAnyone(offer.acceptAnyone);
    m_host->setPasscode(offer.passcode);
    m_host->setOnlyEncrypted(offer.onlyEncrypted);
    m_host->setBlocked(m_blocked);
    const auto port = m_host->listen(offer.port);
    if (!port) {
        m_host.reset();
        if (std::holds_alternative<duel::Setup>(offer.terms))
            m_linkStart.showError(port.error());
        else
            m_newGame.showError(port.error());
        Q_EMIT failed(port.error());
        return false;
    }
    connect(m_host.get(), &net::Host::joinRequested, this, &HostController::askToAdmit);
    connect(m_host.get(), &net::Host::joinRequestEnded, this, &HostController::hideJoinRequest);
    connect(m_host.get(), &net::Host::entered, this, [this](net::Connection* connection, const net::Entered& peer) {
        hideJoinRequest();
        Q_EMIT entered(connection, peer);
    });
    connect(m_host.get(), &net::Host::reconnected, this, &HostController::reconnected);
    connect(m_host.get(), &net::Host::spectatorsChanged, this, [this](int count) {
        m_page->waiting().setSpectators(count);
        Q_EMIT spectatorsChanged();
    });
    connect(m_host.get(), &net::Host::seatChanged, this, &HostController::announce);

    m_internetPlace.reset();
    m_isCodeReady = false;
    m_brokerFailure.clear();
    m_brokerRetry.stop();
    m_page->waiting().setNote({});
    m_page->waiting().internet().setState(ui::InternetTable::State::Closed);
    showBrokers();
    m_page->showWaiting(choice(), ownAddresses(), *port);
    m_page.show();
    if (!m_beacon)
        m_beacon = std::make_unique<net::TableBeacon>();
    announce();
    m_addressTimer.start();
    m_beacon->open(); // without the beacon, guests can join by address
    Q_EMIT listening(*port);
    if (offer.invitation)
        openOverInternet(*offer.invitation);
    return true;
}

void HostController::showBrokers()
{
    QStringList names;
    for (const ui::Broker& broker : m_brokers.brokers()) {
        const auto address = net::parseBrokerAddress(broker.address);
        names << (address ? net::brokerAuthority(*address) : broker.address);
    }
    m_page->waiting().internet().setBrokers(names);
}

void HostController::chooseBroker(int index)
{
    const auto address = net::parseBrokerAddress(m_brokers.brokers().value(index).address);
    if (!m_host || !address)
        return;
    // The same code again after a failure: it may have been told already.
    openOverInternet({*address, m_internetPlace ? m_internetPlace->code : net::TableCode::generate()});
}

void HostController::openOverInternet(const net::Invitation& invitation)
{
    using State = ui::InternetTable::State;
    m_internetPlace = net::BrokerPlace{m_brokers.accessOf(invitation.broker), invitation.code};
    m_host->openAt(m_internetPlace->access, m_internetPlace->code);
    showInternet(State::Connecting);
    const net::BrokerTable* table = m_host->brokerTable();
    connect(table, &net::BrokerTable::opened, this, [this] {
        showInternet(State::Open);
        if (!std::exchange(m_isCodeReady, true))
            Q_EMIT codeReady(m_internetPlace->code.text());
    });
    connect(table, &net::BrokerTable::interrupted, this, [this] { showInternet(State::Away); });
    connect(table, &net::BrokerTable::failed, this, [this](net::BrokerError error) {
        const QString why = net::sentenceOf(error, m_internetPlace->access.address);
        showInternet(State::Failed, why);
        if (m_offer.invitation)
            m_brokerRetry.start(brokerInterval);
        if (why != std::exchange(m_brokerFailure, why)) // once, not with each attempt
            Q_EMIT internetFailed(why);
    });
}

void HostController::showInternet(ui::InternetTable::State state, const QString& why)
{
    m_page->waiting().internet().setState(state,
                                          {.broker = shownPlace(*m_internetPlace),
                                           .code = m_internetPlace->code.text(),
                                           .spelledCode = m_internetPlace->code.spelled(),
                                           .link = textOf(*m_internetPlace)},
                                          why);
}

void HostController::stopOpeningOverInternet()
{
    m_host->closeAtBroker();
    m_brokerRetry.stop();
    if (!m_isCodeReady) // otherwise friends may have the code
        m_internetPlace.reset();
    m_page->waiting().internet().setState(ui::InternetTable::State::Closed);
}

QString HostController::invitationLink() const
{
    return isOpen() && m_host->brokerTable() != nullptr && m_isCodeReady ? textOf(*m_internetPlace) : QString{};
}

quint16 HostController::port() const
{
    return m_host->port();
}

int HostController::spectators() const
{
    return m_host ? static_cast<int>(m_host->spectators().size()) : 0;
}

void HostController::announce()
{
    if (!m_host || !m_beacon)
        return;
    net::TableNotice notice = m_beacon->notice();
    if (const auto* duel = std::get_if<duel::Setup>(&m_host->terms()))
        describe(*duel, notice);
    else
        describe(std::get<net::GameTerms>(m_host->terms()), m_first, notice);
    notice.name = m_name;
    notice.port = m_host->port();
    notice.passcode = !m_offer.passcode.isEmpty();
    notice.playing = m_host->isSeatTaken();
    m_beacon->setNotice(notice);
}

void HostController::setRound(const GameSetup& setup, Seat black)
{
    auto terms = std::get<net::GameTerms>(m_host->terms());
    terms.setup = setup;
    m_host->setTerms(terms);
    m_first = black == Seat::First ? FirstBlack::Host : FirstBlack::Guest;
    m_page->waiting().setOffered(choice());
    announce();
}

void HostController::releaseSeat()
{
    if (!m_host)
        return;
    m_host->setTerms(m_offer.terms);
    m_host->releaseSeat();
    m_first = firstOf(m_offer.terms);
    m_page->waiting().setOffered(choice());
    m_page->waiting().setGuest({});
    announce();
}

void HostController::setGuest(const QString& name)
{
    if (m_host)
        m_page->waiting().setGuest(name);
}

void HostController::setNote(const QString& note)
{
    if (m_host)
        m_page->waiting().setNote(note);
}

void HostController::close()
{
    if (!m_host)
        return;
    m_addressTimer.stop();
    if (m_beacon)
        m_beacon->close();
    if (m_host->brokerTable() != nullptr)
        m_host->brokerTable()->disconnect(this);
    m_host->disconnect(this);     // late connections are not for the next table
    m_host.release()->shutDown(); // its last messages are still being sent
    hideJoinRequest();
}

void HostController::askToAdmit(const net::Knock& knock)
{
    m_request = ui::JoinRequest{knock.name, knock.address.toString(), knock.isUnproven};
    m_page->waiting().setAsking(knock.name);
    const bool hasAddress = !knock.address.isNull();
    m_messages.post({.topic = ui::Message::Topic::JoinRequest,
                     .text = ui::describe(*m_request),
                     .agree = ui::letInText(m_request->name),
                     .decline = tr("&Decline (F9)"),
                     .agreed = [this] { answerJoinRequest(true); },
                     .declined = [this] { answerJoinRequest(false); },
                     .other = hasAddress ? tr("&Block this address") : QString{},
                     .otherwise = [this] { blockRequester(); },
                     .hasKeys = true});
    Q_EMIT attentionNeeded();
}

void HostController::answerJoinRequest(bool accept)
{
    hideJoinRequest();
    if (m_host)
        m_host->admit(accept);
}

void HostController::blockRequester()
{
    if (!m_request || !m_host)
        return;
    const QHostAddress address{m_request->address};
    if (!m_blocked.contains(address))
        m_blocked.append(address);
    answerJoinRequest(false);
    showBlocked();
}

void HostController::unblock(const QString& address)
{
    m_blocked.removeOne(QHostAddress{address});
    showBlocked();
}

void HostController::showBlocked()
{
    if (m_host)
        m_host->setBlocked(m_blocked);
    QStringList addresses;
    for (const QHostAddress& address : std::as_const(m_blocked))
        addresses << address.toString();
    m_page->waiting().setBlocked(addresses);
}

void HostController::hideJoinRequest()
{
    if (m_request)
        m_page->waiting().setAsking({});
    m_request.reset();
    m_messages.withdraw(ui::Message::Topic::JoinRequest);
}

} // namespace qipan::app
