// SPDX-License-Identifier: GPL-3.0-or-later
// How the game at a LAN table is shown, and how it ends.
#include "app/lan/lan_controller.h"
#include "app/lan/shown_lan_game.h"
#include "app/lan/spectators.h"
#include "net/words.h"
#include "ui/base/texts.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/match_page.h"

namespace qipan::app {

void LanController::connectTable(PeerTable& table)
{
    connect(&table, &PeerTable::settled, this, &LanController::settled);
    connect(&table, &PeerTable::figuresChanged, this, &LanController::updateFigures);
    connect(&table, &PeerTable::requestExpired, this, [this] {
        const QString note =
            tr("%1's request was declined, because you did not answer within a minute.").arg(m_table->peerName());
        setNote(note);
        if (isShown())
            showNotice(note);
    });
    connect(&table, &PeerTable::peerSilenceChanged, this, [this] {
        update();
        if (isShown())
            showNotice((m_table->isPeerSilent() ? tr("%1 cannot be reached at present. Waiting for an answer.")
                                                : tr("%1 can be reached again."))
                           .arg(m_table->peerName()));
    });
    connect(&table, &PeerTable::lost, this, [this] {
        update();
        Q_EMIT changed();
        Q_EMIT peerLost();
    });
    connect(&table, &PeerTable::resumed, this, [this] {
        m_pendingJoin.reset();
        update();
        Q_EMIT changed();
        Q_EMIT peerResumed();
    });
    connect(&table, &PeerTable::ended, this, &LanController::ended);
    connect(&table, &PeerTable::replaced, this,
            [this, place = table.seating().place](const std::shared_ptr<net::Guest>& guest, const net::Entered& host) {
                const QString note = endNote(*m_table, PeerTable::Ending::Replaced, {});
                takeSeat(guest, host, *place, true); // from where it reconnected
                if (!note.isEmpty())
                    showNotice(note);
            });
    connect(&table, &PeerTable::roundBegan, this, &LanController::roundBegan);
}

void LanController::roundBegan()
{
    if (const LanGame* game = this->game()) {
        const Match& match = game->table().match();
        if (isHost())
            m_hosting.setRound(game->table().setup(), match.initialBlack());
        if (isShown())
            m_navigation.setGame(ui::textOf(game->table().setup().game->key));
        if (const auto& start = game->table().setup().start; !start.empty())
            m_panels->setNote(tr("The game continues after move %1.").arg(start.size()));
        Q_EMIT playing(game->peerName(), net::wordOf(net::sideWords, match.sideOf(game->me())));
    } else {
        Q_EMIT playing(m_table->peerName(), net::wordOf(net::seatWords, m_table->me()));
    }
    Q_EMIT changed();
}

void LanController::spectate(std::shared_ptr<net::Guest> guest, const net::Entered& host)
{
    dropTables();
    if (std::holds_alternative<duel::Setup>(host.terms)) {
        m_spectated = std::make_unique<SpectatedDuel>(std::move(guest), host);
        m_duelPanels->show(*spectatedDuel());
    } else {
        m_spectated = std::make_unique<SpectatedGame>(std::move(guest), host);
        SpectatedGame* game = spectatedGame();
        m_panels->showChatOf(*game);
        connect(&game->table(), &Table::roundStarted, this, [this, game] {
            if (isShown())
                m_navigation.setGame(ui::textOf(game->table().setup().game->key));
        });
    }
    setNote(tr("You are watching %1's table.").arg(host.name));
    SpectatedTable* table = m_spectated.get();
    connect(table, &SpectatedTable::changed, this, &LanController::update);
    connect(table, &SpectatedTable::clockChanged, this, &LanController::updateFigures);
    connect(table, &SpectatedTable::ended, this, &LanController::spectatingEnded);
    connect(table, &SpectatedTable::settled, this, &LanController::settled);
    showGame();
}

QString LanController::peerName() const
{
    if (isPlaying())
        return m_table->peerName();
    return m_spectated ? m_spectated->names()[0] : QString{};
}

ShownTable LanController::shownGame() const
{
    ShownTable shown = m_spectated ? shownTable(*spectatedGame()) : shownTable(*game());
    shown.spectators = m_hosting.spectators();
    return shown;
}

ShownDuel LanController::shownDuel() const
{
    ShownDuel shown = m_spectated ? app::shownDuel(*spectatedDuel()) : app::shownDuel(*duel());
    shown.spectators = m_hosting.spectators();
    return shown;
}

ui::Page LanController::pageOf() const
{
    return duel() != nullptr || spectatedDuel() != nullptr ? ui::Page::Duel : ui::Page::Match;
}

/// The user may be at another page.
void LanController::showNotice(const QString& text)
{
    if (m_navigation.page() == pageOf())
        m_messages.showNotice(pageOf(), text);
    else
        m_messages.showMessage(text);
}

void LanController::setNote(const QString& note)
{
    pageOf() == ui::Page::Duel ? m_duelPanels->setNote(note) : m_panels->setNote(note);
}

void LanController::closePanels(const QString& note)
{
    pageOf() == ui::Page::Duel ? m_duelPanels->close(note) : m_panels->close(note);
}

void LanController::showGame()
{
    if (pageOf() == ui::Page::Duel) {
        m_duelController.show(shownDuel());
        m_duelPanels->setShown(true);
        return;
    }
    const ShownTable table = shownGame();
    m_navigation.setGame(ui::textOf(table.table->setup().game->key));
    m_matchController.show(table);
    m_page.show();
    m_panels->setShown(true); // only now, when the page has the keyboard focus, may rock-paper-scissors take it
}

void LanController::update()
{
    if (isGameShown())
        m_matchController.update(shownGame());
    if (isDuelShown())
        m_duelController.update(shownDuel());
}

void LanController::updateFigures()
{
    if (isGameShown())
        m_matchController.updateFigures(shownGame());
    if (isDuelShown())
        m_duelController.update(shownDuel());
}

void LanController::ended(PeerTable::Ending ending, const QString& why)
{
    if (ending == PeerTable::Ending::Refused && m_pendingJoin) {
        const PendingJoin wish = *std::exchange(m_pendingJoin, std::nullopt);
        join(wish.address, net::Role::Play, wish.passcode, wish.plainProof);
        return;
    }
    const QString note = endNote(*m_table, ending, why);
    closePanels(note);
    m_hosting.releaseSeat();
    if (isShown()) {
        update();
        // Saving and leaving also closes the table.
        const bool isOpen = isHost() && ending != PeerTable::Ending::Saved;
        const QString open = isOpen ? tr("Your table is open for the next guest.") : QString{};
        const QString state = isDuelShown() ? m_duelController.resultText() : m_matchController.stateText();
        if (!note.isEmpty())
            showNotice(QString{state + u' ' + note + u' ' + open}.simplified());
    }
    m_hosting.setNote(note);
    Q_EMIT changed();
    if (ending == PeerTable::Ending::PeerLeft)
        Q_EMIT peerLeft();
    else if (ending == PeerTable::Ending::Lost || ending == PeerTable::Ending::Refused)
        Q_EMIT peerGone();
    else if (ending == PeerTable::Ending::Failed)
        Q_EMIT failed(why);
}

void LanController::spectatingEnded(SpectatedTable::Ending ending, const QString& why)
{
    closePanels(why);
    if (isShown()) {
        update();
        showNotice(why);
    }
    Q_EMIT changed();
    if (ending == SpectatedTable::Ending::Closed)
        Q_EMIT peerLeft();
    else if (ending == SpectatedTable::Ending::Lost)
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
        m_table->leave();
    close();
}

void LanController::saveAndLeave()
{
    if (isPlaying())
        m_table->saveAndLeave();
    close();
}

void LanController::close()
{
    if (isSpectating()) {
        m_spectated->leave();
        closePanels();
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
    m_duelPanels->showConnection();
    update();
}

} // namespace qipan::app
