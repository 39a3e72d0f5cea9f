// How the game at a LAN table is shown, and how it ends.
#include "app/lan/gallery.h"
#include "app/lan/lan_desk.h"
#include "app/lan/watched_game.h"
#include "app/names.h"
#include "app/tables/engine_player.h"
#include "ui/pages/match_page.h"
#include "ui/panels/request_bar.h"
#include "ui/texts.h"

#include <utility>

namespace qipan::app {

void LanDesk::connectGame(LanGame& game)
{
    connect(&game, &LanGame::settled, this, [this](int round, const Verdict& verdict) {
        Q_EMIT settled(round, verdict);
        countRound();
    });
    connect(&game, &LanGame::figuresChanged, this, &LanDesk::updateFigures);
    connect(&game, &LanGame::lost, this, [this] {
        update();
        Q_EMIT changed();
        Q_EMIT peerLost();
    });
    connect(&game, &LanGame::resumed, this, [this] {
        m_joinInstead.reset();
        update();
        askForNextRound(); // a request made before the disconnection is void
        Q_EMIT changed();
        Q_EMIT peerResumed();
    });
    connect(&game, &LanGame::over, this, &LanDesk::over);
    connect(
        &game, &LanGame::begunAnew, this,
        [this, address = game.seating().address](const std::shared_ptr<net::Guest>& guest, const net::Entered& host) {
            const QString note = endNote(LanGame::Ending::BegunAnew, {});
            sitDown(guest, host, address, true);
            if (!note.isEmpty())
                m_window.matchPage().requestBar().tell(note);
        });
    connect(&game, &LanGame::roundBegan, this, [this, &game] {
        m_wantsNextRound = false;
        if (isHost())
            m_hosting->setSetup(game.table().setup());
        if (isShown())
            m_window.setGame(ui::textOf(game.table().setup().game->key));
        if (const auto& start = game.table().setup().start; !start.empty())
            m_panels->setNote(tr("The game goes on after move %1.").arg(start.size()));
        Q_EMIT playing(game.peerName(), game.table().match().sideOf(game.me()));
        Q_EMIT changed();
    });
    connect(&game.table(), &Table::happened, this, &LanDesk::callFromAfar);
}

void LanDesk::watch(std::shared_ptr<net::Guest> guest, const net::Entered& host)
{
    dropGames();
    m_watched = std::make_unique<WatchedGame>(std::move(guest), host);
    WatchedGame* game = m_watched.get();
    m_panels->talkOf(*game);
    m_panels->setNote(tr("You watch the table of %1.").arg(host.name));
    connect(game, &WatchedGame::changed, this, &LanDesk::update);
    connect(game, &WatchedGame::clockChanged, this, &LanDesk::updateFigures);
    connect(game, &WatchedGame::over, this, &LanDesk::watchOver);
    connect(&game->table(), &Table::roundStarted, this, [this, game] {
        if (isShown())
            m_window.setGame(ui::textOf(game->table().setup().game->key));
    });
    connect(&game->table(), &Table::happened, this, [this, game](const Event& event) {
        if (!std::holds_alternative<Confirmed>(event))
            return;
        Q_EMIT settled(game->table().round(), *game->table().match().verdict());
        countRound();
    });
    showGame();
}

void LanDesk::callFromAfar(const Event& event)
{
    // The game continues while the user looks at another page or plays at another table.
    const bool isSeen = isShown() && m_window.page() == ui::MainWindow::Page::Match;
    const auto* placed = std::get_if<Placed>(&event);
    const auto* asked = std::get_if<Asked>(&event);
    const bool isByPeer =
        (placed != nullptr && placed->by != m_game->me()) || (asked != nullptr && asked->by != m_game->me());
    if (isSeen || !isByPeer)
        return;
    m_window.ask({.topic = ui::Question::Topic::FromAfar,
                  .text = placed != nullptr ? tr("%1 has played: your turn.").arg(m_game->peerName())
                                            : tr("%1 asks you something.").arg(m_game->peerName()),
                  .agree = tr("Go &there"),
                  .decline = tr("&Later"),
                  .agreed = [this] { showGame(); },
                  .declined = {}});
    Q_EMIT calls();
}

QString LanDesk::peerName() const
{
    if (isPlaying())
        return m_game->peerName();
    return m_watched ? m_watched->names()[0] : QString{};
}

ShownTable LanDesk::shownTable() const
{
    if (m_watched)
        return watchedTable();
    ShownTable shown;
    shown.table = &m_game->table();
    const std::size_t own = m_game->me() == Seat::First ? 0 : 1;
    shown.names[own] = m_game->seating().ownName;
    shown.names[1 - own] = m_game->peerName();
    if (!m_game->ending())
        shown.details[1 - own] = m_game->isAway() ? tr("away") : tr("on the LAN");
    if (const auto* computer = qobject_cast<EnginePlayer*>(m_game->table().player(m_game->me())))
        shown.details[own] = ui::computerName(*m_game->table().setup().game, computer->level());
    shown.me = m_game->me();
    shown.isOnLan = true;
    shown.isAlive = !m_game->ending();
    shown.isAway = m_game->isAway();
    if (m_game->score().rounds() > 0)
        shown.score = m_game->score();
    shown.watchers = m_watchers;
    return shown;
}

ShownTable LanDesk::watchedTable() const
{
    ShownTable shown;
    shown.table = &m_watched->table();
    shown.names = m_watched->names();
    if (shown.names[1].isEmpty())
        shown.names[1] = tr("(nobody yet)");
    else if (!m_watched->hasGuest())
        shown.details[1] = tr("away");
    shown.isOnLan = true;
    shown.isWatched = true;
    shown.isAlive = m_watched->isAlive();
    shown.knowsClock = m_watched->knowsClock();
    return shown;
}

void LanDesk::showGame()
{
    m_window.withdraw(ui::Question::Topic::FromAfar);
    const ShownTable shown = shownTable();
    m_window.setGame(ui::textOf(shown.table->setup().game->key));
    m_desk.show(shown);
    m_window.setPage(ui::MainWindow::Page::Match);
    m_panels->setShown(true); // only now, when the page has the keyboard focus, may rock-paper-scissors take it
}

void LanDesk::update()
{
    if (isShown())
        m_desk.update(shownTable());
}

void LanDesk::updateFigures()
{
    if (isShown())
        m_desk.updateFigures(shownTable());
}

void LanDesk::countRound()
{
    if (m_roundsLeft && --*m_roundsLeft <= 0) {
        leave();
        Q_EMIT roundsPlayed();
        return;
    }
    m_wantsNextRound = m_roundsLeft.has_value();
    askForNextRound();
}

/// A computer makes no requests, except for the next of the rounds requested.
void LanDesk::askForNextRound()
{
    if (m_wantsNextRound && isPlaying() && qobject_cast<EnginePlayer*>(m_game->table().player(m_game->me())) != nullptr)
        m_game->askForNext();
}

QString LanDesk::endNote(LanGame::Ending ending, const QString& why) const
{
    const QString& name = m_game->peerName();
    const bool hasMatch = m_game->table().hasMatch();
    const bool isBrokenOff = hasMatch && m_game->table().match().isRunning();
    switch (ending) {
    case LanGame::Ending::PeerLeft:
        return tr("%1 has left the table.").arg(name);
    case LanGame::Ending::Lost:
        if (!hasMatch)
            return tr("The connection to %1 was lost before the game began.").arg(name);
        return tr("%1 did not come back. The game is kept as unfinished. %2").arg(name, why).trimmed();
    case LanGame::Ending::Failed:
        return tr("The game with %1 cannot go on. %2").arg(name, why);
    case LanGame::Ending::Saved:
        if (!hasMatch)
            break; // there is nothing to reconnect to
        return tr("The game with %1 is saved for three days. It goes on when both of you take it up again on the page "
                  "where tables are opened or joined.")
            .arg(name);
    case LanGame::Ending::Refused:
        if (!isBrokenOff)
            return tr("The table of %1 does not know your game any more. %2").arg(name, why).trimmed();
        return tr("The table of %1 does not know your game. It stays saved for three days. %2")
            .arg(name, why)
            .trimmed();
    case LanGame::Ending::BegunAnew:
        if (isBrokenOff)
            return tr("The table of %1 is another one now, and a new game begins. The one that was broken off stays "
                      "saved "
                      "for three days.")
                .arg(name);
        break;
    case LanGame::Ending::Left:
        break;
    }
    return {};
}

void LanDesk::over(LanGame::Ending ending, const QString& why)
{
    if (ending == LanGame::Ending::Refused && m_joinInstead) {
        const JoinWish wish = *std::exchange(m_joinInstead, std::nullopt);
        join(wish.address, net::Role::Play, wish.passcode);
        return;
    }
    m_window.withdraw(ui::Question::Topic::FromAfar);
    const QString note = endNote(ending, why);
    m_panels->close();
    if (!note.isEmpty())
        m_panels->setNote(note);
    m_hosting->free();
    if (isShown()) {
        update();
        // Saving and leaving also closes the table.
        const bool isOpen = isHost() && ending != LanGame::Ending::Saved;
        const QString open = isOpen ? tr("Your table is open for the next guest.") : QString{};
        if (!note.isEmpty())
            m_window.matchPage().requestBar().tell(
                QString{m_desk.stateText() + u' ' + note + u' ' + open}.simplified());
    }
    m_hosting->setNote(note);
    Q_EMIT changed();
    if (ending == LanGame::Ending::PeerLeft)
        Q_EMIT peerLeft();
    else if (ending == LanGame::Ending::Lost || ending == LanGame::Ending::Refused)
        Q_EMIT peerGone();
    else if (ending == LanGame::Ending::Failed)
        Q_EMIT failed(why);
}

void LanDesk::watchOver(WatchedGame::Ending ending, const QString& why)
{
    m_panels->close();
    m_panels->setNote(why);
    if (isShown()) {
        update();
        m_window.matchPage().requestBar().tell(why);
    }
    Q_EMIT changed();
    if (ending == WatchedGame::Ending::Closed)
        Q_EMIT peerLeft();
    else if (ending == WatchedGame::Ending::Lost)
        Q_EMIT peerGone();
    else
        Q_EMIT failed(why);
}

void LanDesk::cancel(ui::MainWindow::Page back)
{
    if (isPlaying() || isWatching())
        return showGame(); // only another page was shown
    leave();
    m_window.setPage(back);
}

void LanDesk::leave()
{
    if (isPlaying())
        m_game->leave();
    close();
}

void LanDesk::saveAndLeave()
{
    if (isPlaying())
        m_game->saveAndLeave();
    close();
}

void LanDesk::close()
{
    if (isWatching()) {
        m_watched->leave();
        m_panels->close();
        update();
    }
    m_joining->cancel();
    m_gallery.reset(); // before the host, to which it refers
    m_hosting->close();
    m_watchers = 0;
    Q_EMIT changed();
}

void LanDesk::retranslate()
{
    m_panels->retranslate();
    update();
}

} // namespace qipan::app
