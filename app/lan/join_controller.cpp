// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/join_controller.h"

#include "app/base/names.h"
#include "app/internet/broker_store.h"
#include "app/internet/table_places.h"
#include "app/settings/settings.h"
#include "net/connection.h"
#include "net/table_seeker.h"
#include "net/words.h"
#include "ui/pages/join_page.h"

namespace qipan::app {

JoinController::JoinController(const ui::WindowParts& window, ui::PageRef<ui::JoinPage> page, Settings& settings,
                               const BrokerStore& brokers, QObject* parent)
    : PageController{ui::Page::Join, window.navigation, parent}
    , m_page{page}
    , m_settings{settings}
    , m_brokers{brokers}
{
    m_page.whenCreated(this, [this] { connectPage(); });
}

JoinController::~JoinController() = default;

void JoinController::connectPage()
{
    ui::JoinPage& page = *m_page;
    connect(&page, &ui::JoinPage::joinRequested, this, [this, &page](const QString& address) {
        Q_EMIT nameChosen(page.ownName());
        Q_EMIT joinRequested(address, net::Role::Play);
    });
    connect(&page, &ui::JoinPage::spectateRequested, this,
            [this](const QString& address) { Q_EMIT joinRequested(address, net::Role::Watch); });
    connect(&page, &ui::JoinPage::passcodeGiven, this, &JoinController::provePasscode);
    connect(&page, &ui::JoinPage::unencryptedAgreed, this, [this] {
        const Question answered = std::exchange(m_question, Question::None);
        if (answered == Question::PlainBroker)
            connectToPlace({});
        else if (m_guest && answered == Question::PlainProof)
            m_guest->agreeToPlainProof();
    });
    connect(&page.addressField(), &ui::AddressField::rememberedChanged, this,
            [this](const QStringList& addresses) { m_settings.setAddresses(addresses); });
    connect(&page, &ui::JoinPage::cancelled, this, &JoinController::stepBack);
    connect(&page.unfinished(), &ui::ResumeBar::resumeRequested, this, &JoinController::resumeRequested);
    connect(&page.unfinished(), &ui::ResumeBar::discardRequested, this, &JoinController::discardRequested);
    connect(&page, &ui::JoinPage::listOpened, this, [this] { seek(true); });
    connect(&page, &ui::JoinPage::listClosed, this, [this] { seek(false); });
}

void JoinController::showPage(const QString& ownName, const QString& table)
{
    ui::JoinPage& page = *m_page;
    page.setOwnName(ownName);
    const QStringList addresses = m_settings.addresses();
    page.addressField().setRemembered(addresses);
    page.addressField().setAddress(table.isEmpty() ? addresses.value(0) : table);
    page.showReady();
    m_page.show();
}

void JoinController::seek(bool open)
{
    if (!m_seeker) {
        m_seeker = std::make_unique<net::TableSeeker>();
        connect(m_seeker.get(), &net::TableSeeker::changed, this, &JoinController::showTables);
    }
    if (!open)
        return m_seeker->close();
    m_seeker->open();
    showTables(); // clears the tables found earlier, which may be gone
}

void JoinController::showTables()
{
    QList<ui::FoundTable> rows;
    for (const net::FoundTable& found : m_seeker->tables()) {
        const net::TableNotice& notice = found.notice;
        rows << ui::FoundTable{notice.id,         notice.name,
                               notice.game,       notice.rule,
                               notice.size,       net::formatTableAddress(found.address.toString(), notice.port),
                               notice.passcode,   notice.playing,
                               notice.opening,    net::valueOf(net::firstWords, notice.first),
                               notice.tellsClock, notice.clock,
                               notice.board};
    }
    m_page->tables().setTables(rows);
}

QString JoinController::addressNow(const QString& host, const QString& before) const
{
    if (net::parseInvitation(before))
        return before;
    QStringList named;
    for (const net::FoundTable& found : m_seeker ? m_seeker->tables() : std::vector<net::FoundTable>{}) {
        const QString address = net::formatTableAddress(found.address.toString(), found.notice.port);
        if (address == before)
            return before;
        if (found.notice.name == host)
            named << address;
    }
    return named.size() == 1 ? named.front() : before;
}

void JoinController::join(const QString& address, net::Role role, const QString& passcode, const QString& name,
                          PlainProof plainProof)
{
    m_plainProof = plainProof;
    m_table = address;
    m_role = role;
    m_name = name;
    m_asksForPasscode = passcode.isEmpty();
    m_question = Question::None;
    m_page->setOwnName(name);
    m_page->addressField().setAddress(address);
    m_page.show();
    attempt(passcode);
}

void JoinController::attempt(const QString& passcode)
{
    const auto places = placesOf(m_table, m_brokers);
    if (!places) {
        m_page->showReady(places.error());
        Q_EMIT failed(places.error());
        return;
    }
    m_places = *places;
    if (const auto* atBroker = std::get_if<net::BrokerPlace>(&m_places.front()))
        return decideAboutBroker(atBroker->access.address);
    connectToPlace(passcode);
}

/// A link alone must not lead to a connection that others can listen to.
void JoinController::decideAboutBroker(const net::BrokerAddress& broker)
{
    const bool isSafe = broker.isTls || net::isOnThisMachine(broker) || m_brokers.isKnown(broker);
    if (isSafe || m_plainProof == PlainProof::Agree)
        return connectToPlace({});
    if (m_plainProof == PlainProof::Ask) {
        m_question = Question::PlainBroker;
        return m_page->askPlainBroker(net::brokerAuthority(broker));
    }
    const QString why = net::describe(net::GuestFailure::Unencrypted);
    m_page->showReady(why);
    Q_EMIT failed(why);
}

void JoinController::connectToPlace(const QString& passcode)
{
    const net::TablePlace& place = m_places.front();
    m_guest.reset(new net::Guest{net::Introduction{m_name, programName()}},
                  [](net::Guest* guest) { guest->deleteLater(); }); // it may be the sender of the current signal
    net::Guest* guest = m_guest.get();
    connect(guest, &net::Guest::entered, this, [this](net::Connection*, const net::Entered& host) {
        m_guest->disconnect(this);
        if (std::holds_alternative<net::TableAddress>(m_places.front())) // a code is for one table only
            m_settings.rememberAddress(textOf(m_places.front()));
        Q_EMIT entered(std::exchange(m_guest, nullptr), host, m_role, m_places.front());
    });
    connect(guest, &net::Guest::failed, this, &JoinController::guestFailed);
    connect(guest, &net::Guest::passcodeWanted, this, [this] {
        m_question = Question::Passcode;
        m_page->askPasscode();
    });
    connect(guest, &net::Guest::plainProofWanted, this, &JoinController::decideAboutPlainProof);
    connect(guest, &net::Guest::awaitingApproval, this, [this] {
        m_question = Question::None;
        m_page->showConnecting(tr("Waiting for the host to let you in…"));
    });
    const bool isAtBroker = std::holds_alternative<net::BrokerPlace>(place);
    m_page->showConnecting(
        (isAtBroker ? tr("Looking for the table at %1…") : tr("Connecting to %1…")).arg(shownPlace(place)));
    guest->connectTo(place, {.role = m_role, .passcode = passcode, .resume = std::nullopt, .playsDuels = true});
}

void JoinController::decideAboutPlainProof()
{
    switch (m_plainProof) {
    case PlainProof::Agree:
        return m_guest->agreeToPlainProof();
    case PlainProof::Decline:
        return m_guest->declinePlainProof();
    case PlainProof::Ask:
        m_question = Question::PlainProof;
        m_page->askUnencrypted();
    }
}

void JoinController::provePasscode(const QString& passcode)
{
    m_question = Question::None;
    if (m_guest)
        m_guest->submitPasscode(passcode);
    else
        attempt(passcode); // after a wrong passcode, or after the host stopped waiting for it
}

void JoinController::guestFailed(net::GuestFailure failure, const QString& detail)
{
    const QString why = detail.isEmpty() ? net::describe(failure) : net::describe(failure) + u' ' + detail;
    m_guest.reset();
    if (failure == net::GuestFailure::Closed && m_question == Question::Passcode)
        return; // the host closed the connection while the user was typing; the passcode is sent over a new one
    m_question = Question::None;
    const bool isElsewhere = failure == net::GuestFailure::NoTable || failure == net::GuestFailure::Broker;
    if (isElsewhere && m_places.size() > 1) {
        m_places.erase(m_places.begin());
        return connectToPlace({});
    }
    if (failure == net::GuestFailure::Passcode && m_asksForPasscode) {
        m_question = Question::Passcode;
        m_page->askPasscode(why);
        return;
    }
    m_page->showReady(why);
    Q_EMIT failed(why);
}

void JoinController::setUnfinished(const QString& text)
{
    m_page->unfinished().setUnfinished(text);
}

/// Leads from an attempt to the list of tables, and from there out of the page.
void JoinController::stepBack()
{
    if (!m_guest && m_question == Question::None)
        return Q_EMIT cancelled();
    if (m_guest && m_question == Question::PlainProof)
        return m_guest->declinePlainProof();
    cancel();
    m_page->showReady();
}

void JoinController::cancel()
{
    m_question = Question::None;
    if (!m_guest)
        return;
    m_guest->disconnect(this);
    m_guest->cancel();
    m_guest.reset();
}

} // namespace qipan::app
