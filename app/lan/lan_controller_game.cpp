// SPDX-License-Identifier: GPL-3.0-or-later
// How the game at a LAN table is shown, and how it ends.
#include "app/base/names.h"
#include "app/lan/lan_controller.h"
#include "app/lan/spectators.h"
#include "app/match_store/round_key.h"
#include "ui/base/texts.h"
#include "ui/pages/match_page.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/request_bar.h"

namespace qipan::app {

void LanController::connectGame(LanGame& game)
{
    connect(&game, &LanGame::settled, this, [this](int round, const Verdict& verdict) {
        Q_EMIT settled(round, verdict);
        countRound();
    });
    connect(&game, &LanGame::figuresChanged, this, &LanController::updateFigures);
    connect(&game, &LanGame::lost, this, [this] {
        update();
        Q_EMIT changed();
        Q_EMIT peerLost();
    });
    connect(&game, &LanGame::resumed, this, [this] {
        m_pendingJoin.reset();
        update();
        askForNextRound(); // a request made before the disconnection is void
        Q_EMIT changed();
        Q_EMIT peerResumed();
    });
    connect(&game, &LanGame::ended, this, &LanController::ended);
    connect(
        &game, &LanGame::replaced, this,
        [this, address = game.seating().address](const std::shared_ptr<net::Guest>& guest, const net::Entered& host) {
            const QString note = endNote(LanGame::Ending::Replaced, {});
            takeSeat(guest, host, address, true);
            if (!note.isEmpty())
                m_page->requestBar().showMessage(note);
        });
    connect(&game, &LanGame::roundBegan, this, [this, &game] {
        m_wantsNextRound = false;
        if (isHost())
            m_hosting->setSetup(game.table().setup());
        if (isShown())
            m_navigation.setGame(ui::textOf(game.table().setup().game->key));
        if (const auto& start = game.table().setup().start; !start.empty())
            m_panels->setNote(tr("The game continues after move %1.").arg(start.size()));
        Q_EMIT playing(game.peerName(), game.table().match().sideOf(game.me()));
        Q_EMIT changed();
    });
    connect(&game.table(), &Table::happened, this, &LanController::offerToShowGame);
}

void LanController::spectate(std::shared_ptr<net::Guest> guest, const net::Entered& host)
{
    dropGames();
    m_spectated = std::make_unique<SpectatedGame>(std::move(guest), host);
    SpectatedGame* game = m_spectated.get();
    m_panels->showChatOf(*game);
    m_panels->setNote(tr("You are watching %1's table.").arg(host.name));
    connect(game, &SpectatedGame::changed, this, &LanController::update);
    connect(game, &SpectatedGame::clockChanged, this, &LanController::updateFigures);
    connect(game, &SpectatedGame::ended, this, &LanController::spectatingEnded);
    connect(&game->table(), &Table::roundStarted, this, [this, game] {
        if (isShown())
            m_navigation.setGame(ui::textOf(game->table().setup().game->key));
    });
    connect(&game->table(), &Table::happened, this, [this, game](const Event& event) {
        if (!std::holds_alternative<Confirmed>(event))
            return;
        Q_EMIT settled(game->table().round(), *game->table().match().verdict());
        countRound();
    });
    showGame();
}

void LanController::offerToShowGame(const Event& event)
{
    // The game continues while the user looks at another page or plays at another table.
    const bool isSeen = isShown() && m_page.isShown();
    const auto* placed = std::get_if<Placed>(&event);
    const auto* asked = std::get_if<Asked>(&event);
    const bool isByPeer =
        (placed != nullptr && placed->by != m_game->me()) || (asked != nullptr && asked->by != m_game->me());
    if (isSeen || !isByPeer)
        return;
    m_messages.ask({.topic = ui::Question::Topic::OtherPage,
                    .text = placed != nullptr ? tr("%1 has moved: your turn.").arg(m_game->peerName())
                                              : tr("%1 has a request for you.").arg(m_game->peerName()),
                    .agree = tr("Go to &table"),
                    .decline = tr("&Later"),
                    .agreed = [this] { showGame(); },
                    .declined = {}});
    Q_EMIT attentionNeeded();
}

QString LanController::peerName() const
{
    if (isPlaying())
        return m_game->peerName();
    return m_spectated ? m_spectated->names()[0] : QString{};
}

ShownTable LanController::shownTable() const
{
    if (m_spectated)
        return spectatedTable();
    ShownTable shown;
    shown.table = &m_game->table();
    const std::size_t own = indexOf(m_game->me());
    shown.names[own] = m_game->seating().ownName;
    shown.names[1 - own] = m_game->peerName();
    if (!m_game->ending())
        shown.details[1 - own] = m_game->isAway() ? tr("disconnected") : tr("local network");
    if (m_game->localPlayer().isEngine())
        shown.details[own] = ui::computerName(*m_game->table().setup().game, m_game->localPlayer().level());
    shown.me = m_game->me();
    shown.isOnLan = true;
    shown.isAlive = !m_game->ending();
    shown.isAway = m_game->isAway();
    if (m_game->score().rounds() > 0)
        shown.score = m_game->score();
    shown.spectators = m_spectatorCount;
    return shown;
}

Seating LanController::historySeating(const LanGame& game) const
{
    Seating seating;
    const std::size_t own = indexOf(game.me());
    PlayerEntry& side = seating.sides[own];
    side.name = game.seating().ownName;
    side.kind = m_preferences->name.isEmpty() ? PlayerKind::Guest : PlayerKind::Me;
    if (game.localPlayer().isEngine()) {
        side.kind = PlayerKind::Computer;
        side.level = game.localPlayer().level();
    }
    seating.sides[1 - own] = {game.peerName(), PlayerKind::Peer, 0};
    seating.key = roundKey({game.me(), game.seating().token}, game.table().round());
    return seating;
}

ShownTable LanController::spectatedTable() const
{
    ShownTable shown;
    shown.table = &m_spectated->table();
    shown.names = m_spectated->names();
    if (shown.names[1].isEmpty())
        shown.names[1] = tr("(nobody yet)");
    else if (!m_spectated->hasGuest())
        shown.details[1] = tr("disconnected");
    shown.isOnLan = true;
    shown.isSpectated = true;
    shown.isAlive = m_spectated->isAlive();
    shown.knowsClock = m_spectated->knowsClock();
    return shown;
}

void LanController::showGame()
{
    m_messages.withdraw(ui::Question::Topic::OtherPage);
    const ShownTable shown = shownTable();
    m_navigation.setGame(ui::textOf(shown.table->setup().game->key));
    m_matchController.show(shown);
    m_page.show();
    m_panels->setShown(true); // only now, when the page has the keyboard focus, may rock-paper-scissors take it
}

void LanController::update()
{
    if (isShown())
        m_matchController.update(shownTable());
}

void LanController::updateFigures()
{
    if (isShown())
        m_matchController.updateFigures(shownTable());
}

void LanController::countRound()
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
void LanController::askForNextRound()
{
    if (m_wantsNextRound && isPlaying() && m_game->localPlayer().isEngine())
        m_game->askForNext();
}

QString LanController::endNote(LanGame::Ending ending, const QString& why) const
{
    const QString& name = m_game->peerName();
    const bool hasMatch = m_game->table().hasMatch();
    const bool isBrokenOff = hasMatch && m_game->table().match().isRunning();
    switch (ending) {
    case LanGame::Ending::PeerLeft:
        return tr("%1 has left the table.").arg(name);
    case LanGame::Ending::Lost:
        if (!hasMatch)
            return tr("The connection to %1 was lost before the game started.").arg(name);
        return tr("%1 did not reconnect. The game was saved as unfinished. %2").arg(name, why).trimmed();
    case LanGame::Ending::Failed:
        return tr("The game with %1 cannot continue. %2").arg(name, why);
    case LanGame::Ending::Saved:
        if (!hasMatch)
            break; // there is nothing to reconnect to
        return tr("The game with %1 is saved for three days. To continue it, both of you choose “Continue” on the page "
                  "“Host a table” or “Join a table”.")
            .arg(name);
    case LanGame::Ending::Refused:
        if (!isBrokenOff)
            return tr("%1's table no longer knows your game. %2").arg(name, why).trimmed();
        return tr("%1's table does not know your game. The game stays saved for three days. %2")
            .arg(name, why)
            .trimmed();
    case LanGame::Ending::Replaced:
        if (isBrokenOff)
            return tr("%1 has opened another table, and a new game starts. The interrupted game stays saved for three "
                      "days.")
                .arg(name);
        break;
    case LanGame::Ending::Left:
        break;
    }
    return {};
}

void LanController::ended(LanGame::Ending ending, const QString& why)
{
    if (ending == LanGame::Ending::Refused && m_pendingJoin) {
        const PendingJoin wish = *std::exchange(m_pendingJoin, std::nullopt);
        join(wish.address, net::Role::Play, wish.passcode);
        return;
    }
    m_messages.withdraw(ui::Question::Topic::OtherPage);
    const QString note = endNote(ending, why);
    m_panels->close();
    if (!note.isEmpty())
        m_panels->setNote(note);
    m_hosting->releaseSeat();
    if (isShown()) {
        update();
        // Saving and leaving also closes the table.
        const bool isOpen = isHost() && ending != LanGame::Ending::Saved;
        const QString open = isOpen ? tr("Your table is open for the next guest.") : QString{};
        if (!note.isEmpty())
            m_page->requestBar().showMessage(
                QString{m_matchController.stateText() + u' ' + note + u' ' + open}.simplified());
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

void LanController::spectatingEnded(SpectatedGame::Ending ending, const QString& why)
{
    m_panels->close();
    m_panels->setNote(why);
    if (isShown()) {
        update();
        m_page->requestBar().showMessage(why);
    }
    Q_EMIT changed();
    if (ending == SpectatedGame::Ending::Closed)
        Q_EMIT peerLeft();
    else if (ending == SpectatedGame::Ending::Lost)
        Q_EMIT peerGone();
    else
        Q_EMIT failed(why);
}

void LanController::cancel(ui::Page back)
{
    if (isPlaying() || isSpectating())
        return showGame(); // only another page was shown
    leave();
    m_navigation.setPage(back);
}

void LanController::leave()
{
    if (isPlaying())
        m_game->leave();
    close();
}

void LanController::saveAndLeave()
{
    if (isPlaying())
        m_game->saveAndLeave();
    close();
}

void LanController::close()
{
    if (isSpectating()) {
        m_spectated->leave();
        m_panels->close();
        update();
    }
    m_joining->cancel();
    m_spectators.reset(); // before the host, to which it refers
    m_hosting->close();
    m_spectatorCount = 0;
    Q_EMIT changed();
}

void LanController::retranslate()
{
    m_panels->retranslate();
    update();
}

} // namespace qipan::app
