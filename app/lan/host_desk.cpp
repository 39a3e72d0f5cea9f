#include "app/lan/host_desk.h"

#include "app/keys.h"
#include "app/names.h"
#include "net/address.h"
#include "net/host.h"
#include "net/table_beacon.h"
#include "ui/pages/host_page.h"
#include "ui/texts.h"

#include <chrono>
#include <utility>

namespace qipan::app {

namespace {

constexpr std::chrono::seconds lookAroundInterval{5}; ///< the network may change

[[nodiscard]] QStringList ownAddresses()
{
    QStringList addresses;
    for (const QHostAddress& address : net::localAddresses())
        addresses << address.toString();
    return addresses;
}

} // namespace

HostDesk::HostDesk(ui::MainWindow& window, QObject* parent)
    : QObject{parent}
    , m_window{window}
{
    connect(&window, &ui::MainWindow::pageCreated, this, [this](ui::MainWindow::Page page) {
        if (page == ui::MainWindow::Page::Host)
            connectPage();
    });
    connect(&window, &ui::MainWindow::pageChanged, this, &HostDesk::askElsewhere);
    m_lookAround.setInterval(lookAroundInterval);
    connect(&m_lookAround, &QTimer::timeout, this, [this] {
        if (m_window.page() == ui::MainWindow::Page::Host)
            m_window.hostPage().setAddresses(ownAddresses());
    });
}

HostDesk::~HostDesk() = default;

void HostDesk::connectPage()
{
    ui::HostPage& page = m_window.hostPage();
    QStringList keys;
    for (const GameInfo& game : games())
        keys << ui::textOf(game.key);
    page.setGames(keys);
    connect(&page, &ui::HostPage::openWanted, this, &HostDesk::openAs);
    connect(&page, &ui::HostPage::knockAnswered, this, &HostDesk::answerKnock);
    connect(&page, &ui::HostPage::cancelled, this, &HostDesk::cancelled);
    connect(&page, &ui::HostPage::resumeWanted, this, &HostDesk::resumeWanted);
    connect(&page, &ui::HostPage::discardWanted, this, &HostDesk::discardWanted);
}

void HostDesk::showPage(const std::optional<GameSetup>& continued)
{
    if (m_host) {
        m_window.hostPage().setAddresses(ownAddresses());
    } else {
        choose(continued);
        m_window.hostPage().showChoices();
    }
    m_window.setPage(ui::MainWindow::Page::Host);
}

void HostDesk::choose(const std::optional<GameSetup>& continued)
{
    ui::HostPage& page = m_window.hostPage();
    if (!continued) {
        if (const auto usual = std::exchange(m_usual, std::nullopt))
            page.setChoice(*usual);
        return;
    }
    if (!m_usual)
        m_usual = page.choice();
    ui::HostChoice choice = *m_usual;
    choice.game = ui::textOf(continued->game->key);
    choice.rule = ui::textOf(continued->rule);
    choice.size = continued->size;
    choice.opening = ui::textOf(keyOf(continued->opening));
    choice.start = continued->start;
    choice.first = firstToMove(*continued) == Side::Black ? FirstBlack::Host : FirstBlack::Guest; // the user moves next
    page.setChoice(choice);
}

void HostDesk::openAs(const ui::HostChoice& choice)
{
    const GameInfo* game = findGame(choice.game);
    if (game == nullptr)
        return;
    HostOffer offer;
    offer.terms.setup = setupFor(*game, choice.rule, choice.size, choice.opening);
    offer.terms.setup.start = choice.start;
    offer.terms.first = choice.first;
    if (choice.clock)
        offer.terms.clock = ClockSetting{choice.clock->mainSeconds, choice.clock->incrementSeconds};
    offer.passcode = choice.passcode;
    offer.acceptAnyone = choice.acceptAnyone;
    Q_EMIT openWanted(offer);
}

ui::HostChoice HostDesk::choice() const
{
    ui::HostChoice choice;
    const net::Terms& terms = m_host->terms();
    choice.game = ui::textOf(terms.setup.game->key);
    choice.rule = ui::textOf(terms.setup.rule);
    choice.size = terms.setup.size;
    choice.opening = ui::textOf(keyOf(terms.setup.opening));
    choice.start = terms.setup.start;
    choice.first = terms.first;
    if (terms.clock)
        choice.clock = ui::ClockChoice{terms.clock->mainSeconds, terms.clock->incrementSeconds};
    choice.passcode = m_offer.passcode;
    choice.acceptAnyone = m_offer.acceptAnyone;
    return choice;
}

bool HostDesk::open(const HostOffer& offer, const QString& name)
{
    return listen(offer, name);
}

bool HostDesk::reopen(const StoredMatch& kept)
{
    HostOffer offer{{kept.offered, kept.first, std::nullopt}, kept.port, kept.passcode, kept.acceptAnyone};
    if (kept.clock)
        offer.terms.clock = ClockSetting{kept.clock->mainSeconds, kept.clock->incrementSeconds};
    if (!listen(offer, kept.ownName))
        return false;
    m_host->keepSeat(kept.key.token);
    setSetup(kept.setup); // also announces that a game is in progress
    return true;
}

bool HostDesk::listen(const HostOffer& offer, const QString& name)
{
    m_offer = offer;
    m_name = name;
    m_host = std::make_unique<net::Host>(net::Introduction{name, programName()}, offer.terms);
    m_host->setAcceptAnyone(offer.acceptAnyone);
    m_host->setPasscode(offer.passcode);
    const auto port = m_host->listen(offer.port);
    if (!port) {
        m_host.reset();
        m_window.hostPage().showChoices(port.error());
        m_window.setPage(ui::MainWindow::Page::Host);
        Q_EMIT failed(port.error());
        return false;
    }
    connect(m_host.get(), &net::Host::knocked, this, &HostDesk::knock);
    connect(m_host.get(), &net::Host::knockEnded, this, &HostDesk::hideKnock);
    connect(m_host.get(), &net::Host::entered, this, [this](net::Connection* connection, const net::Entered& peer) {
        hideKnock();
        Q_EMIT entered(connection, peer);
    });
    connect(m_host.get(), &net::Host::returned, this, &HostDesk::returned);
    connect(m_host.get(), &net::Host::watchersChanged, this, [this](int count) {
        m_window.hostPage().setWatchers(count);
        Q_EMIT watchersChanged(count);
    });
    connect(m_host.get(), &net::Host::seatChanged, this, &HostDesk::announce);

    m_window.hostPage().setNote({});
    m_window.hostPage().showWaiting(choice(), ownAddresses(), *port);
    m_window.setPage(ui::MainWindow::Page::Host);
    if (!m_beacon)
        m_beacon = std::make_unique<net::TableBeacon>();
    announce();
    m_lookAround.start();
    m_beacon->open(); // without the beacon, guests can join by address
    Q_EMIT listening(*port);
    return true;
}

quint16 HostDesk::port() const
{
    return m_host->port();
}

void HostDesk::announce()
{
    if (!m_host || !m_beacon)
        return;
    net::TableNotice notice = m_beacon->notice();
    const GameSetup& setup = m_host->terms().setup;
    notice.name = m_name;
    notice.game = ui::textOf(setup.game->key);
    notice.rule = ui::textOf(setup.rule);
    notice.size = setup.size;
    notice.opening = ui::textOf(keyOf(setup.opening));
    notice.port = m_host->port();
    notice.passcode = !m_offer.passcode.isEmpty();
    notice.playing = m_host->isTaken();
    m_beacon->setNotice(notice);
}

void HostDesk::setSetup(const GameSetup& setup)
{
    net::Terms terms = m_host->terms();
    terms.setup = setup;
    m_host->setTerms(terms);
    announce();
}

void HostDesk::free()
{
    if (!m_host)
        return;
    m_host->setTerms(m_offer.terms);
    m_host->releaseSeat();
    m_window.hostPage().setGuest({});
    announce();
}

void HostDesk::setGuest(const QString& name)
{
    if (m_host)
        m_window.hostPage().setGuest(name);
}

void HostDesk::setNote(const QString& note)
{
    if (m_host)
        m_window.hostPage().setNote(note);
}

void HostDesk::close()
{
    if (!m_host)
        return;
    m_lookAround.stop();
    if (m_beacon)
        m_beacon->close();
    m_host->disconnect(this);         // late connections are not for the next table
    m_host.release()->closeForGood(); // its last messages are still being sent
    hideKnock();
}

void HostDesk::knock(const QString& name)
{
    m_atDoor = name;
    m_window.hostPage().showKnock(name);
    askElsewhere();
    Q_EMIT calls();
}

/// Shows a join request on the page of the table, or in the bar of the window while another page is shown.
void HostDesk::askElsewhere()
{
    if (m_atDoor.isEmpty())
        return;
    if (m_window.page() == ui::MainWindow::Page::Host) {
        m_window.withdraw(ui::Question::Topic::Knock);
    } else {
        m_window.ask({.topic = ui::Question::Topic::Knock,
                      .text = tr("%1 would like to play with you.").arg(m_atDoor),
                      .agree = tr("&Let in"),
                      .decline = tr("&Decline"),
                      .agreed = [this] { answerKnock(true); },
                      .declined = [this] { answerKnock(false); }});
    }
}

void HostDesk::answerKnock(bool letIn)
{
    hideKnock();
    if (m_host)
        m_host->admit(letIn);
}

void HostDesk::hideKnock()
{
    m_atDoor.clear();
    m_window.hostPage().hideKnock();
    m_window.withdraw(ui::Question::Topic::Knock);
}

} // namespace qipan::app
