// SPDX-License-Identifier: GPL-3.0-or-later
// How the game at a LAN table is shown, and how it ends.
#include "app/lan/lan_controller.h"
#include "app/lan/shown_lan_game.h"
#include "app/lan/spectators.h"
#include "ui/base/texts.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/match_page.h"

namespace qipan::app {

void LanController::connectGame(LanGame& game)
{
    connect(&game, &LanGame::settled, this, &LanController::settled);
    connect(&game, &LanGame::figuresChanged, this, &LanController::updateFigures);
    connect(&game, &LanGame::requestExpired, this, [this, &game] {
        const QString note =
            tr("%1's request was declined, because you did not answer within a minute.").arg(game.peerName());
        m_panels->setNote(note);
        if (isShown())
            m_messages.showNotice(ui::Page::Match, note);
    });
    connect(&game, &LanGame::lost, this, [this] {
        update();
        Q_EMIT changed();
        Q_EMIT peerLost();
    });
    connect(&game, &LanGame::resumed, this, [this] {
        m_pendingJoin.reset();
        update();
        Q_EMIT changed();
        Q_EMIT peerResumed();
    });
    connect(&game, &LanGame::ended, this, &LanController::ended);
    connect(
        &game, &LanGame::replaced, this,
        [this, address = game.seating().address](const std::shared_ptr<net::Guest>& guest, const net::Entered& host) {
            const QString note = endNote(*m_game, LanGame::Ending::Replaced, {});
            takeSeat(guest, host, address, true);
            if (!note.isEmpty())
                m_messages.showNotice(ui::Page::Match, note);
        });
    connect(&game, &LanGame::roundBegan, this, [this, &game] {
        if (isHost())
            m_hosting.setRound(game.table().setup(), game.table().match().initialBlack());
        if (isShown())
            m_navigation.setGame(ui::textOf(game.table().setup().game->key));
        if (const auto& start = game.table().setup().start; !start.empty())
            m_panels->setNote(tr("The game continues after move %1.").arg(start.size()));
        Q_EMIT playing(game.peerName(), game.table().match().sideOf(game.me()));
        Q_EMIT changed();
    });
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
        if (std::holds_alternative<Confirmed>(event))
            Q_EMIT settled(game->table().round(), *game->table().match().verdict());
    });
    showGame();
}

QString LanController::peerName() const
{
    if (isPlaying())
        return m_game->peerName();
    return m_spectated ? m_spectated->names()[0] : QString{};
}

ShownTable LanController::shown() const
{
    ShownTable shown = m_spectated ? shownTable(*m_spectated) : shownTable(*m_game);
    shown.spectators = m_hosting.spectators();
    return shown;
}

void LanController::showGame()
{
    const ShownTable table = shown();
    m_navigation.setGame(ui::textOf(table.table->setup().game->key));
    m_matchController.show(table);
    m_page.show();
    m_panels->setShown(true); // only now, when the page has the keyboard focus, may rock-paper-scissors take it
}

void LanController::update()
{
    if (isShown())
        m_matchController.update(shown());
}

void LanController::updateFigures()
{
    if (isShown())
        m_matchController.updateFigures(shown());
}

void LanController::ended(LanGame::Ending ending, const QString& why)
{
    if (ending == LanGame::Ending::Refused && m_pendingJoin) {
        const PendingJoin wish = *std::exchange(m_pendingJoin, std::nullopt);
        join(wish.address, net::Role::Play, wish.passcode);
        return;
    }
    const QString note = endNote(*m_game, ending, why);
    m_panels->close(note);
    m_hosting.releaseSeat();
    if (isShown()) {
        update();
        // Saving and leaving also closes the table.
        const bool isOpen = isHost() && ending != LanGame::Ending::Saved;
        const QString open = isOpen ? tr("Your table is open for the next guest.") : QString{};
        if (!note.isEmpty())
            m_messages.showNotice(ui::Page::Match,
                                  QString{m_matchController.stateText() + u' ' + note + u' ' + open}.simplified());
    }
    m_hosting.setNote(note);
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
    m_panels->close(why);
    if (isShown()) {
        update();
        m_messages.showNotice(ui::Page::Match, why);
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
    m_joining.cancel();
    m_spectators.reset(); // before the host, to which it refers
    m_hosting.close();
    Q_EMIT changed();
}

void LanController::retranslate()
{
    m_panels->showConnection();
    update();
}

} // namespace qipan::app
