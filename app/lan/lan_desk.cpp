#include "app/lan/lan_desk.h"

#include "app/keys.h"
#include "app/lan/gallery.h"
#include "app/lan/watched_game.h"
#include "app/names.h"
#include "app/settings.h"

#include <utility>

namespace qipan::app {

namespace {

using Page = ui::MainWindow::Page;

} // namespace

LanDesk::LanDesk(ui::MainWindow& window, MatchDesk& desk, Settings& settings, std::shared_ptr<StoreThread> thread,
                 MakePlayer makePlayer, QObject* parent)
    : QObject{parent}
    , m_window{window}
    , m_desk{desk}
    , m_makePlayer{std::move(makePlayer)}
    , m_store{new MatchStore{std::move(thread), this}}
    , m_unfinished{new UnfinishedDesk{window, *m_store, this}}
    , m_hosting{new HostDesk{window, this}}
    , m_joining{new JoinDesk{window, settings, this}}
    , m_panels{new LanPanels{window, this}}
{
    connectHosting();
    connectJoining();
    m_store->tellIn(window);
    connect(m_store, &MatchStore::troubled, this, &LanDesk::troubled);
    connect(m_panels, &LanPanels::calls, this, &LanDesk::calls);
    connect(m_panels, &LanPanels::saveAndLeaveWanted, this, &LanDesk::saveAndLeave);
    connect(m_unfinished, &UnfinishedDesk::resumed, this, [this](StoredMatch kept) {
        if (kept.key.role == Seat::Second)
            kept.address = m_joining->addressNow(kept.peerName, kept.address);
        leave();
        kept.key.role == Seat::First ? reopen(kept) : comeBack(kept);
    });
    connect(this, &LanDesk::made, this, [this] { m_window.withdraw(ui::Question::Topic::ResumeLan); });
    connect(&m_desk, &MatchDesk::shownChanged, this, [this] { m_panels->setShown(isShown()); });
}

LanDesk::~LanDesk() = default;

void LanDesk::connectHosting()
{
    connect(m_hosting, &HostDesk::openWanted, this, &LanDesk::host);
    connect(m_hosting, &HostDesk::cancelled, this,
            [this] { cancel(m_hosting->isContinuing() ? Page::Record : Page::Home); });
    connect(m_hosting, &HostDesk::resumeWanted, m_unfinished, &UnfinishedDesk::resume);
    connect(m_hosting, &HostDesk::discardWanted, m_unfinished, &UnfinishedDesk::discard);
    connect(m_hosting, &HostDesk::listening, this, &LanDesk::listening);
    connect(m_hosting, &HostDesk::failed, this, &LanDesk::failed);
    connect(m_hosting, &HostDesk::calls, this, &LanDesk::calls);
    connect(m_hosting, &HostDesk::entered, this, &LanDesk::enter);
    connect(m_hosting, &HostDesk::returned, this, [this](net::Connection* connection) {
        if (isPlaying())
            m_game->takeBack(connection);
        else
            connection->call(&net::Session::reject, net::RejectReason::Declined);
    });
    connect(m_hosting, &HostDesk::watchersChanged, this, [this](int count) {
        m_watchers = count;
        updateFigures();
    });
}

void LanDesk::connectJoining()
{
    connect(m_joining, &JoinDesk::joinWanted, this,
            [this](const QString& address, net::Role role) { join(address, role); });
    connect(m_joining, &JoinDesk::cancelled, this, [this] { cancel(Page::Home); });
    connect(m_joining, &JoinDesk::resumeWanted, m_unfinished, &UnfinishedDesk::resume);
    connect(m_joining, &JoinDesk::discardWanted, m_unfinished, &UnfinishedDesk::discard);
    connect(m_joining, &JoinDesk::failed, this, [this](const QString& why) {
        Q_EMIT failed(why);
        Q_EMIT changed();
    });
    connect(m_joining, &JoinDesk::entered, this,
            [this](const std::shared_ptr<net::Guest>& guest, const net::Entered& host, net::Role role,
                   const QString& address) {
                if (role == net::Role::Watch)
                    watch(guest, host);
                else
                    sitDown(guest, host, address);
            });
}

QString LanDesk::ownName() const
{
    return playerName(m_window.preferences());
}

bool LanDesk::isWatching() const
{
    return m_watched && m_watched->isAlive();
}

bool LanDesk::isRoundRunning() const
{
    return isPlaying() && m_game->table().hasMatch() && m_game->table().match().isRunning();
}

bool LanDesk::isShown() const
{
    const Table* shown = m_desk.table();
    return shown != nullptr && ((m_game && shown == &m_game->table()) || (m_watched && shown == &m_watched->table()));
}

void LanDesk::showHostPage(const std::optional<GameSetup>& continued)
{
    m_hosting->showPage(continued);
    if (!isAtTable())
        m_unfinished->offer(Seat::First);
}

void LanDesk::showJoinPage()
{
    m_joining->showPage();
    if (!isAtTable())
        m_unfinished->offer(Seat::Second);
}

void LanDesk::hostOrResume(const HostOffer& offer)
{
    m_unfinished->lookFor(
        Seat::First, {}, [this, offer](const std::optional<StoredMatch>& kept) { kept ? reopen(*kept) : host(offer); });
}

void LanDesk::host(const HostOffer& offer)
{
    leave();
    if (m_hosting->open(offer, ownName()))
        m_gallery = std::make_unique<Gallery>(m_hosting->host());
    Q_EMIT changed();
}

void LanDesk::reopen(const StoredMatch& kept)
{
    if (!m_hosting->reopen(kept)) {
        m_store->release();
        return m_unfinished->offer(Seat::First); // the saved game is still there
    }
    m_gallery = std::make_unique<Gallery>(m_hosting->host());
    LanSeating seating;
    seating.me = Seat::First;
    seating.ownName = kept.ownName;
    seating.peerName = kept.peerName;
    seating.token = kept.key.token;
    seating.terms = m_hosting->offer().terms;
    seating.port = m_hosting->port();
    seating.passcode = kept.passcode;
    seating.acceptAnyone = kept.acceptAnyone;
    LanGame& game = newGame(seating);
    game.waitFor(kept);
    showGame();
}

void LanDesk::joinOrResume(const QString& address, const QString& passcode)
{
    m_unfinished->lookFor(Seat::Second, net::plainTableAddress(address),
                          [this, address, passcode](const std::optional<StoredMatch>& kept) {
                              if (!kept)
                                  return join(address, net::Role::Play, passcode);
                              comeBack(*kept);
                              m_joinInstead = JoinWish{address, passcode};
                          });
}

void LanDesk::join(const QString& address, net::Role role, const QString& passcode)
{
    m_joinInstead.reset();
    leave();
    m_joining->join(address, role, passcode, ownName());
    Q_EMIT changed();
}

void LanDesk::comeBack(const StoredMatch& kept)
{
    m_joinInstead.reset();
    LanSeating seating;
    seating.me = Seat::Second;
    seating.ownName = kept.ownName;
    seating.peerName = kept.peerName;
    seating.token = kept.key.token;
    seating.terms = {kept.offered, kept.first, std::nullopt};
    if (kept.clock)
        seating.terms.clock = ClockSetting{kept.clock->mainSeconds, kept.clock->incrementSeconds};
    seating.address = kept.address;
    LanGame& game = newGame(seating);
    game.comeBackTo(kept);
    showGame();
}

void LanDesk::enter(net::Connection* connection, const net::Entered& peer)
{
    LanSeating seating;
    seating.me = Seat::First;
    seating.ownName = ownName();
    seating.peerName = peer.name;
    seating.token = peer.token;
    seating.terms = peer.terms;
    seating.port = m_hosting->port();
    seating.passcode = m_hosting->offer().passcode;
    seating.acceptAnyone = m_hosting->offer().acceptAnyone;
    LanGame& game = newGame(seating);
    announceArrival();
    game.begin(connection);
    showGame();
}

void LanDesk::sitDown(std::shared_ptr<net::Guest> guest, const net::Entered& host, const QString& address,
                      bool isBegunAnew)
{
    LanSeating seating;
    seating.me = Seat::Second;
    seating.ownName = ownName();
    seating.peerName = host.name;
    seating.token = host.token;
    seating.terms = host.terms;
    seating.address = address;
    seating.isBegunAnew = isBegunAnew;
    LanGame& game = newGame(seating);
    announceArrival();
    game.keepGuest(guest);
    game.begin(guest->connection());
    showGame();
}

void LanDesk::announceArrival()
{
    const QString arrival = tr("%1 is at the table.").arg(m_game->peerName());
    m_panels->setNote(arrival);
    m_hosting->setNote(arrival);
    Q_EMIT calls();
}

LanGame& LanDesk::newGame(const LanSeating& seating)
{
    dropGames();
    m_game = std::make_unique<LanGame>(seating, m_makePlayer, *m_store);
    connectGame(*m_game);
    Q_EMIT made(*m_game);
    m_panels->talkOf(*m_game);
    if (isHost()) {
        m_hosting->setGuest(seating.peerName);
        m_gallery->show(m_game.get());
    }
    return *m_game;
}

void LanDesk::dropGames()
{
    if (isShown())
        m_desk.clear();
    if (m_gallery)
        m_gallery->show(nullptr);
    if (m_game) {
        m_game->disconnect(this);
        m_game->table().disconnect(this);
        m_game.release()->deleteLater(); // it may be the sender of the current signal
    }
    m_watched.reset();
}

} // namespace qipan::app
