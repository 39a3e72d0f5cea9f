#include "app/lan_desk.h"

#include "app/engine_player.h"
#include "app/keys.h"
#include "app/names.h"
#include "app/settings.h"
#include "net/connection.h"
#include "net/host.h"
#include "ui/main_window.h"
#include "ui/pages/host_page.h"
#include "ui/pages/join_page.h"
#include "ui/pages/match_page.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/request_bar.h"
#include "ui/texts.h"

#include <QTimer>

namespace qipan::app {

LanDesk::LanDesk(ui::MainWindow& window, MatchDesk& desk, Settings& settings, MakePlayer makePlayer, QObject* parent)
    : QObject{parent}
    , m_window{window}
    , m_desk{desk}
    , m_settings{settings}
    , m_makePlayer{std::move(makePlayer)}
{
    connect(&window, &ui::MainWindow::pageCreated, this, &LanDesk::connectPage);
}

void LanDesk::connectPage(ui::MainWindow::Page page)
{
    switch (page) {
    case ui::MainWindow::Page::Host:
        connectHostPage();
        break;
    case ui::MainWindow::Page::Join:
        connect(&m_window.joinPage(), &ui::JoinPage::joinWanted, this, &LanDesk::join);
        connect(&m_window.joinPage(), &ui::JoinPage::cancelled, this, &LanDesk::cancel);
        break;
    case ui::MainWindow::Page::Match:
        connect(&m_window.matchPage().chat(), &ui::ChatPanel::sent, this, &LanDesk::say);
        break;
    case ui::MainWindow::Page::Home:
    case ui::MainWindow::Page::Link:
    case ui::MainWindow::Page::Rules:
        break;
    }
}

void LanDesk::connectHostPage()
{
    ui::HostPage& page = m_window.hostPage();
    QStringList keys;
    for (const GameInfo& game : games())
        keys << keyText(game.key);
    page.setGames(keys);
    connect(&page, &ui::HostPage::openWanted, this, &LanDesk::openAs);
    connect(&page, &ui::HostPage::knockAnswered, this, &LanDesk::answerKnock);
    connect(&page, &ui::HostPage::cancelled, this, &LanDesk::cancel);
}

LanDesk::~LanDesk() = default;

QString LanDesk::ownName() const
{
    return playerName(m_window.preferences());
}

bool LanDesk::isRoundRunning() const
{
    return isPlaying() && m_game->table().hasMatch() && m_game->table().match().isRunning();
}

void LanDesk::showHostPage()
{
    if (!m_host)
        m_window.hostPage().showChoices();
    m_window.setPage(ui::MainWindow::Page::Host);
}

void LanDesk::showJoinPage()
{
    m_window.joinPage().setAddress(m_settings.lastAddress());
    m_window.joinPage().showReady();
    m_window.setPage(ui::MainWindow::Page::Join);
}

void LanDesk::openAs(const ui::HostChoice& choice)
{
    const GameInfo* game = findGame(choice.game);
    if (game == nullptr)
        return;
    host({.setup = setupFor(*game, choice.rule, choice.size),
          .port = std::nullopt,
          .black = choice.hostFirst ? Seat::First : Seat::Second,
          .acceptAnyone = choice.acceptAnyone});
}

bool LanDesk::host(const HostOffer& offer)
{
    leave();
    m_offer = offer;
    m_host =
        std::make_unique<net::Host>(net::Introduction{ownName(), programName()}, net::Table{offer.setup, offer.black});
    m_host->setAcceptAnyone(offer.acceptAnyone);
    const auto port = m_host->listen(offer.port);
    if (!port) {
        m_host.reset();
        m_window.hostPage().showChoices(port.error());
        m_window.setPage(ui::MainWindow::Page::Host);
        Q_EMIT failed(port.error());
        return false;
    }
    connect(m_host.get(), &net::Host::knocked, this, &LanDesk::knock);
    connect(m_host.get(), &net::Host::knockEnded, this, &LanDesk::hideKnock);
    connect(m_host.get(), &net::Host::entered, this, &LanDesk::enter);

    QStringList addresses;
    for (const QHostAddress& address : net::localAddresses())
        addresses << address.toString();
    m_window.hostPage().setNote({});
    m_window.hostPage().showWaiting(addresses, *port);
    m_window.setPage(ui::MainWindow::Page::Host);
    Q_EMIT listening(*port);
    Q_EMIT changed();
    return true;
}

void LanDesk::knock(const QString& name)
{
    m_window.hostPage().showKnock(name);
    if (m_window.page() != ui::MainWindow::Page::Host) {
        m_window.ask({.topic = ui::Question::Topic::Knock,
                      .text = tr("%1 would like to play with you.").arg(name),
                      .agree = tr("&Let in"),
                      .decline = tr("&Decline"),
                      .agreed = [this] { answerKnock(true); },
                      .declined = [this] { answerKnock(false); }});
    }
    Q_EMIT calls();
}

void LanDesk::answerKnock(bool letIn)
{
    if (m_host)
        m_host->admit(letIn);
}

void LanDesk::hideKnock()
{
    m_window.hostPage().hideKnock();
    m_window.withdraw(ui::Question::Topic::Knock);
}

void LanDesk::join(const QString& text)
{
    leave();
    m_window.joinPage().setAddress(text);
    m_window.setPage(ui::MainWindow::Page::Join);
    const auto address = net::parseTableAddress(text);
    if (!address) {
        m_window.joinPage().showReady(address.error());
        Q_EMIT failed(address.error());
        return;
    }
    m_settings.setLastAddress(text);
    m_guest = std::make_unique<net::Guest>(net::Introduction{ownName(), programName()});
    connect(m_guest.get(), &net::Guest::entered, this, &LanDesk::enter);
    connect(m_guest.get(), &net::Guest::failed, this, &LanDesk::joinFailed);
    connect(m_guest.get(), &net::Guest::knocking, this,
            [this] { m_window.joinPage().showConnecting(tr("The host decides whether to let you in …")); });
    m_window.joinPage().showConnecting(tr("Connecting to %1 …").arg(text));
    m_guest->connectTo(*address);
}

void LanDesk::joinFailed(net::GuestFailure failure, const QString& detail)
{
    const QString why = detail.isEmpty() ? net::describe(failure) : net::describe(failure) + u' ' + detail;
    m_window.joinPage().showReady(why);
    m_guest.release()->deleteLater(); // it is the one that speaks
    Q_EMIT failed(why);
    Q_EMIT changed();
}

void LanDesk::cancel()
{
    if (isRoundRunning())
        return showGame(); // it was only looked at: leaving a running game is asked about
    if (m_host || m_guest)
        leave();
    m_window.setPage(ui::MainWindow::Page::Home);
}

void LanDesk::enter(net::Connection* connection, const net::Entered& peer)
{
    hideKnock();
    if (m_game && m_desk.table() == &m_game->table())
        m_desk.clear();
    m_game = std::make_unique<LanGame>(connection, peer, m_makePlayer(*peer.setup.game));
    LanGame* game = m_game.get();
    connect(game, &LanGame::chatted, this, [this](const QString& text) {
        m_window.matchPage().chat().add(m_game->peerName(), text, false);
        Q_EMIT calls();
    });
    connect(game, &LanGame::settled, this, [this](int round, const Verdict& verdict) {
        Q_EMIT settled(round, verdict);
        countRound();
    });
    connect(game, &LanGame::over, this, &LanDesk::over);
    connect(&game->table(), &Table::roundStarted, this, [this, game] {
        const Match& match = game->table().match();
        Q_EMIT playing(game->peerName(), match.sideOf(game->me()));
        Q_EMIT changed();
    });
    connect(&game->table(), &Table::happened, this, &LanDesk::callFromAfar);
    ui::ChatPanel& chat = m_window.matchPage().chat();
    chat.clear();
    chat.setConnected(true);
    const QString arrival = tr("%1 is at the table.").arg(peer.name);
    chat.addNote(arrival);
    m_window.hostPage().setNote(arrival);
    showGame();
    Q_EMIT calls();
    if (m_host)
        game->start(m_offer.black);
}

void LanDesk::callFromAfar(const Event& event)
{
    // The game goes on while the user looks at another page or plays at another table.
    const bool isSeen = m_desk.table() == &m_game->table() && m_window.page() == ui::MainWindow::Page::Match;
    const auto* placed = std::get_if<Placed>(&event);
    const auto* asked = std::get_if<Asked>(&event);
    const bool isByPeer =
        (placed != nullptr && placed->by != m_game->me()) || (asked != nullptr && asked->by != m_game->me());
    if (isSeen || !isByPeer)
        return;
    m_window.ask({.topic = ui::Question::Topic::FromAfar,
                  .text = placed != nullptr ? tr("%1 has played: your turn.").arg(m_game->peerName())
                                            : tr("%1 asks you something.").arg(m_game->peerName()),
                  .agree = tr("&Go there"),
                  .decline = tr("&Later"),
                  .agreed = [this] { showGame(); }});
    Q_EMIT calls();
}

ShownTable LanDesk::shownTable() const
{
    ShownTable shown;
    shown.table = &m_game->table();
    const std::size_t own = m_game->me() == Seat::First ? 0 : 1;
    shown.names[own] = ownName();
    shown.names[1 - own] = m_game->peerName();
    shown.details[1 - own] = tr("on the LAN");
    if (const auto* computer = qobject_cast<EnginePlayer*>(m_game->table().player(m_game->me())))
        shown.details[own] = ui::computerName(computer->level());
    shown.me = m_game->me();
    shown.isOnLan = true;
    shown.isAlive = !m_game->ending();
    return shown;
}

void LanDesk::showGame()
{
    m_window.withdraw(ui::Question::Topic::FromAfar);
    m_window.setGame(keyText(m_game->table().setup().game->key));
    m_desk.show(shownTable());
    m_window.setPage(ui::MainWindow::Page::Match);
}

void LanDesk::countRound()
{
    if (m_roundsLeft && --*m_roundsLeft <= 0) {
        leave();
        Q_EMIT roundsPlayed();
        return;
    }
    // A computer asks for nothing, except for the next of the rounds that were wanted.
    if (m_roundsLeft && isPlaying() && qobject_cast<EnginePlayer*>(m_game->table().player(m_game->me())) != nullptr)
        m_game->askForNext();
}

void LanDesk::over(LanGame::Ending ending, const QString& why)
{
    m_window.withdraw(ui::Question::Topic::FromAfar);
    QString note;
    switch (ending) {
    case LanGame::Ending::PeerLeft:
        note = tr("%1 has left the table.").arg(m_game->peerName());
        break;
    case LanGame::Ending::Lost:
        note = tr("The connection to %1 is lost.").arg(m_game->peerName());
        break;
    case LanGame::Ending::Failed:
        note = tr("The game with %1 cannot go on. %2").arg(m_game->peerName(), why);
        break;
    case LanGame::Ending::Left:
        break;
    }
    m_window.matchPage().chat().setConnected(false);
    if (!note.isEmpty())
        m_window.matchPage().chat().addNote(note);
    if (m_desk.table() == &m_game->table()) {
        m_desk.update(shownTable());
        const QString open = m_host ? tr("Your table is open for the next guest.") : QString{};
        if (!note.isEmpty())
            m_window.matchPage().requestBar().tell(m_desk.stateText() + u' ' + note + u' ' + open);
    }
    m_window.hostPage().setNote(note);
    Q_EMIT changed();
    if (ending == LanGame::Ending::PeerLeft)
        Q_EMIT peerLeft();
    else if (ending == LanGame::Ending::Lost)
        Q_EMIT peerLost();
    else if (ending == LanGame::Ending::Failed)
        Q_EMIT failed(why);
}

void LanDesk::leave()
{
    if (isPlaying())
        m_game->leave();
    if (m_guest) {
        m_guest->cancel();
        m_guest.release()->deleteLater();
    }
    if (m_host) {
        m_host->close();
        m_host.release()->deleteLater();
        hideKnock();
    }
    Q_EMIT changed();
}

void LanDesk::say(const QString& text)
{
    if (m_game && m_game->chat(text))
        m_window.matchPage().chat().add(ownName(), text, true);
}

void LanDesk::retranslate()
{
    if (m_game && m_desk.table() == &m_game->table())
        m_desk.update(shownTable());
}

} // namespace qipan::app
