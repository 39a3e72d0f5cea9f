// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/lan_panels.h"

#include "app/lan/spectated_game.h"
#include "app/match/match_presenter.h"
#include "app/match/match_text.h"
#include "ui/base/announcer.h"
#include "ui/base/texts.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/clock_chooser.h"
#include "ui/pages/match_page.h"
#include "ui/panels/chat_panel.h"
#include "ui/panels/propose_panel.h"
#include "ui/panels/rock_paper_scissors_panel.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace qipan::app {

class LanController;

namespace {

/// Puts texts into the translation context of LanController.
struct OnTable {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::LanController)
};

[[nodiscard]] ui::GameChoice choiceOf(const GameSetup& setup)
{
    return {ui::textOf(setup.game->key), ui::textOf(setup.rule), setup.size, ui::textOf(keyOf(setup.opening))};
}

} // namespace

LanPanels::LanPanels(ui::MessageQueue& messages, ui::PageRef<ui::MatchPage> page, QObject* parent)
    : QObject{parent}
    , m_messages{messages}
    , m_page{page}
    , m_chat{new PeerChat{[page]() -> ui::ChatPanel& { return page->chat(); }, this}}
    , m_absence{new AbsenceMessage{messages, ui::Page::Match, [this](const PeerTable&) { return resultText(); }, this}}
{
    connect(m_chat, &PeerChat::attentionNeeded, this, &LanPanels::attentionNeeded);
    connect(m_absence, &AbsenceMessage::saveAndLeaveRequested, this, &LanPanels::saveAndLeaveRequested);
    m_page.whenCreated(this, [this] { connectPage(); });
}

LanPanels::~LanPanels() = default;

void LanPanels::connectPage()
{
    ui::MatchPage& page = *m_page;
    connect(&page.rockPaperScissorsPanel(), &ui::RockPaperScissorsPanel::chosen, this, [this](Hand hand) {
        if (m_game != nullptr)
            m_game->chooseHand(hand);
    });
    connect(&page.proposePanel(), &ui::ProposePanel::proposed, this, &LanPanels::propose);
    connect(&page.proposePanel(), &ui::ProposePanel::hidden, this, [this] {
        m_messages.showNotice(ui::Page::Match,
                              tr("Your proposal stays open until %1 answers.").arg(m_game->peerName()));
    });
}

void LanPanels::showChatOf(LanGame& game)
{
    m_game = &game;
    m_throw.clear();
    m_chat->show(game);
    m_connections = std::make_unique<QObject>();
    QObject* connections = m_connections.get();
    connect(&game, &LanGame::handsShown, connections,
            [this](Hand own, Hand other, const std::optional<Seat>&) { reveal(own, other); });
    connect(&game, &LanGame::lost, connections, [this] {
        stopRockPaperScissors();
        m_chat->setConnected(false);
        m_page->proposePanel().stop();
        m_messages.withdraw(ui::Message::Topic::Proposal);
        showConnection();
        Q_EMIT attentionNeeded();
    });
    connect(&game, &LanGame::tried, connections, [this] { m_absence->showTimes(); });
    connect(&game, &LanGame::resumed, connections, [this] {
        // The host may notice the disconnection only now.
        m_page->proposePanel().stop();
        m_messages.withdraw(ui::Message::Topic::Proposal);
        m_chat->setConnected(true);
        showConnection();
        tellReturn();
        Q_EMIT attentionNeeded();
    });
    connect(&game, &LanGame::proposed, connections, [this](const GameSetup& setup) { ask(setup); });
    connect(&game, &LanGame::proposalUpdated, connections,
            [this](const net::ProposalUpdate& update) { showProposalNews(update); });
    connect(&game.table(), &Table::roundStarted, connections, [this] {
        m_messages.withdraw(ui::Message::Topic::Proposal); // open requests are void
        m_page->proposePanel().stop();
    });
    connect(
        &game.table(), &Table::roundStarted, connections,
        [this] {
            if (!m_throw.isEmpty())
                m_messages.showNotice(ui::Page::Match, std::exchange(m_throw, {}));
        },
        Qt::QueuedConnection); // after what the page shows with the round
    connect(&game.table(), &Table::happened, connections, [this](const Event& event) {
        if (std::holds_alternative<Placed>(event))
            stopRockPaperScissors(); // the hands that decided who begins have been shown
        offerToShowGame(event);
    });
}

void LanPanels::showChatOf(SpectatedGame& game)
{
    m_game = nullptr;
    m_connections.reset();
    m_chat->show(game);
}

void LanPanels::setShown(bool shown)
{
    m_isShown = shown;
    if (shown)
        m_messages.withdraw(ui::Message::Topic::OtherPage);
    showRockPaperScissors();
    showConnection();
}

void LanPanels::showRockPaperScissors()
{
    const bool isPerson = m_game != nullptr && m_isShown && !m_game->ending() && m_game->localPlayer().isPerson();
    if (isPerson && m_game->isHandDue())
        m_page->rockPaperScissorsPanel().startRemote(m_game->seating().ownName, m_game->peerName());
}

void LanPanels::reveal(Hand own, Hand other)
{
    if (!m_isShown || m_game->localPlayer().isEngine())
        return;
    ui::RockPaperScissorsPanel& panel = m_page->rockPaperScissorsPanel();
    if (panel.isHidden())
        showRockPaperScissors(); // the user was elsewhere: after a tie, another choice is due
    else
        m_throw = panel.reveal(own, other);
}

void LanPanels::stopRockPaperScissors()
{
    if (m_isShown) // otherwise it belongs to another table
        m_page->rockPaperScissorsPanel().stop();
}

void LanPanels::showConnection()
{
    m_absence->show(m_isShown ? m_game : nullptr);
}

/// Returns how the last round ended, which the message about the connection hides. Precondition: it has ended.
QString LanPanels::resultText() const
{
    const Match& match = m_game->table().match();
    std::array<QString, 2> names{m_game->seating().ownName, m_game->peerName()};
    if (m_game->me() == Seat::Second)
        std::swap(names[0], names[1]);
    return MatchText{names, m_game->me()}.verdict(match, *match.verdict());
}

void LanPanels::offerToShowGame(const Event& event)
{
    // The game continues while the user looks at another page or plays at another table.
    const bool isSeen = m_isShown && m_page.isShown();
    const auto* placed = std::get_if<Placed>(&event);
    const auto* asked = std::get_if<Asked>(&event);
    const bool isByPeer =
        (placed != nullptr && placed->by != m_game->me()) || (asked != nullptr && asked->by != m_game->me());
    if (isSeen || !isByPeer)
        return;
    m_messages.post({.topic = ui::Message::Topic::OtherPage,
                     .text = placed != nullptr ? OnTable::tr("%1 has moved: your turn.").arg(m_game->peerName())
                                               : OnTable::tr("%1 has a request for you.").arg(m_game->peerName()),
                     .agree = OnTable::tr("Go to &table"),
                     .decline = OnTable::tr("&Later"),
                     .agreed = [this] { Q_EMIT showRequested(); }});
    Q_EMIT attentionNeeded();
}

/// Says who is back in the chat, and to the host, who has waited, over the board too.
void LanPanels::tellReturn()
{
    const bool isHost = m_game->me() == Seat::First;
    const QString note = (isHost ? tr("%1 is back.") : tr("You are connected to %1 again.")).arg(m_game->peerName());
    noteArrival(note);
    if (isHost && m_isShown)
        m_messages.showNotice(ui::Page::Match, note);
}

void LanPanels::noteArrival(const QString& note)
{
    setNote(note);
    ui::speak(*m_page, note); // also while the chat is hidden
}

void LanPanels::setNote(const QString& note)
{
    m_chat->addNote(note);
}

void LanPanels::close(const QString& note)
{
    m_chat->setConnected(false);
    if (!note.isEmpty())
        setNote(note);
    m_page->proposePanel().stop();
    stopRockPaperScissors();
    m_messages.withdraw(ui::Message::Topic::Proposal);
    m_messages.withdraw(ui::Message::Topic::OtherPage);
    showConnection();
}

void LanPanels::openProposal()
{
    if (!canPropose())
        return;
    const GameSetup& setup = m_game->table().setup();
    const QString time =
        clock() ? tr("The clock stays at %1.").arg(ui::describe(*clock())) : tr("There is no clock, as now.");
    m_page->proposePanel().open(choiceOf(setup), !setup.start.empty(), nextToBegin() + u' ' + time);
}

/// Returns the clock of the table, which the next round keeps.
std::optional<ClockSetting> LanPanels::clock() const
{
    const TableClock* clock = m_game->table().clock();
    return clock != nullptr ? std::optional{clock->setting()} : std::nullopt;
}

/// Says who begins the next round. Precondition: there was one.
QString LanPanels::nextToBegin() const
{
    const Seat black = opposite(m_game->table().match().initialBlack());
    return black == m_game->me() ? tr("You begin.") : tr("%1 begins.").arg(m_game->peerName());
}

void LanPanels::propose(const ui::GameChoice& choice)
{
    const auto setup =
        makeSetup(choice.game.toStdString(), choice.rule.toStdString(), choice.size, choice.opening.toStdString());
    if (!setup || !canPropose() || !m_game->propose(*setup)) {
        m_page->proposePanel().stop();
        if (canPropose())
            m_messages.showNotice(ui::Page::Match, tr("Your last proposal is still waiting for an answer."));
        return;
    }
    m_page->proposePanel().showSent(m_game->peerName());
}

void LanPanels::showProposalNews(const net::ProposalUpdate& update)
{
    using Status = net::ProposalUpdate::Status;
    ui::ProposePanel& panel = m_page->proposePanel();
    if (panel.isHidden()) { // the user closed it, or is elsewhere
        if (m_isShown && update.status == Status::Refused)
            m_messages.showNotice(ui::Page::Match, tr("%1 declined the proposal.").arg(m_game->peerName()));
        return;
    }
    switch (update.status) {
    case Status::Delivered:
        return panel.showAsked(m_game->peerName());
    case Status::Unknown:
        return panel.showNotUnderstood(m_game->peerName());
    case Status::Refused:
        return panel.showRefused(m_game->peerName());
    case Status::Agreed:
        return panel.stop();
    }
}

void LanPanels::ask(const GameSetup& setup)
{
    if (m_game->localPlayer().isEngine()) {
        m_game->answerProposal(setup, true);
        return;
    }
    const QString text = m_game->table().setup().start.empty()
        ? tr("%1 proposes for the next round: %2. %3")
        : tr("%1 proposes a new game from the start, not from this position: %2. %3");
    m_messages.post({.topic = ui::Message::Topic::Proposal,
                     .text = text.arg(m_game->peerName(), gameText(setup, clock()), nextToBegin()),
                     .agree = tr("&Accept (F8)"),
                     .decline = tr("&Decline (F9)"),
                     .agreed = [this, setup] { m_game->answerProposal(setup, true); },
                     .declined = [this, setup] { m_game->answerProposal(setup, false); },
                     .hasKeys = true});
    Q_EMIT attentionNeeded();
}

} // namespace qipan::app
