// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/match_controller.h"

#include "app/base/board_options.h"
#include "app/match/hint_finder.h"
#include "ui/base/actions.h"
#include "ui/board/turn_board_view.h"
#include "ui/game_appearance.h"
#include "ui/pages/match_page.h"
#include "ui/panels/opening_bar.h"
#include "ui/panels/propose_panel.h"
#include "ui/panels/request_bar.h"
#include "ui/panels/rock_paper_scissors_panel.h"
#include "ui/shell/navigation.h"
#include "ui/shell/status_bar.h"

#include <utility>

namespace qipan::app {

MatchController::MatchController(const ui::WindowParts& window, ui::PageRef<ui::MatchPage> page,
                                 PreferenceStore& preferences, QObject* parent)
    : PageController{ui::Page::Match, window.navigation, parent}
    , m_status{window.status}
    , m_actions{window.actions}
    , m_page{page}
    , m_preferences{preferences}
    , m_presenter{page}
{
    m_page.whenCreated(this, [this] { connectPage(); });
    connect(m_actions.draw, &QAction::triggered, this, &MatchController::offerDraw);
    connect(m_actions.resign, &QAction::triggered, this, &MatchController::resign);
}

MatchController::~MatchController() = default;

ui::TurnBoardView* MatchController::view() const
{
    return m_view;
}

void MatchController::connectPage()
{
    connect(&m_page->requestBar(), &ui::RequestBar::answered, this, &MatchController::answered);
    connect(&m_page->requestBar(), &ui::RequestBar::withdrawn, this, &MatchController::withdraw);
    connect(&m_page->openingBar(), &ui::OpeningBar::choiceMade, this, &MatchController::chooseOpening);
    connect(&*m_page, &ui::MatchPage::movePicked, this, [this](int move) {
        if (m_shown.hasMatch())
            showPly(MatchPresenter::pliesBehind(m_shown.match().game(), move));
    });
}

void MatchController::show(const ShownTable& shown)
{
    clear();
    m_shown = shown;
    m_connections = std::make_unique<QObject>();
    Table* table = shown.table;
    m_hints = std::make_unique<HintFinder>(*table->setup().game);
    connect(m_hints.get(), &HintFinder::found, m_connections.get(),
            [this](const std::vector<SearchResult>& hints) { showHint(hints); });
    connect(table, &Table::roundStarted, m_connections.get(), [this] { showRound(); });
    connect(table, &Table::happened, m_connections.get(), [this](const Event& event) { happened(event); });
    connect(table, &Table::refused, m_connections.get(),
            [this](Seat by, const Command& command, Refusal why) { refused(by, command, why); });
    m_shownRound = shown.table->round();
    makeView();
    m_page->setChatVisible(shown.isOnLan);
    m_page->requestBar().dismiss();
    m_page->openingBar().dismiss();
    m_page->rockPaperScissorsPanel().stop();
    m_page->proposePanel().stop();
    update(shown);
    Q_EMIT shownChanged();
    if (!shown.hasMatch())
        return;
    for (const Seat seat : {Seat::First, Seat::Second}) {
        if (const auto& open = shown.match().request(seat))
            showRequest({seat, open->kind, open->id});
    }
}

void MatchController::clear()
{
    m_connections.reset();
    m_playerConnections.reset();
    m_hints.reset();
    m_browsed.reset();
    if (std::exchange(m_shown, {}).table != nullptr)
        Q_EMIT shownChanged();
}

void MatchController::update(const ShownTable& shown)
{
    m_shown = shown;
    m_playerConnections = std::make_unique<QObject>();
    for (const Seat seat : {Seat::First, Seat::Second}) {
        connect(m_shown.table->player(seat), &Player::thinkingChanged, m_playerConnections.get(),
                [this] { showPlayers(); });
    }
    refresh(false);
}

void MatchController::updateFigures(const ShownTable& shown)
{
    m_shown = shown;
    showPlayers();
}

void MatchController::showPlayers()
{
    m_presenter.showPlayers(m_shown, m_shown.hasMatch() ? &position() : nullptr);
}

void MatchController::makeView()
{
    const GameSetup& setup = m_shown.table->setup();
    m_viewSetup = setup;
    m_view = ui::findAppearance(setup.game->key)->makeView(*setup.makeGame(), nullptr);
    connect(m_view, &ui::BoardView::cellChosen, this, &MatchController::chosen);
    connect(m_view, &ui::BoardView::missed, this, &MatchController::switchesSeat);
    connect(m_view, &ui::TurnBoardView::continueRequested, this, &MatchController::restartRequested);
    m_view->setTheme(m_theme);
    m_page->setBoard(m_view);
    applyPreferences();
}

void MatchController::applyPreferences()
{
    if (!m_view)
        return;
    ui::BoardOptions options = boardOptions(m_preferences.value());
    options.threats = options.threats && mayBeHelped();
    m_view->setOptions(options);
}

void MatchController::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_view)
        m_view->setTheme(theme);
}

void MatchController::retranslate()
{
    if (m_shown.hasMatch() && m_shown.match().verdict() && m_page->requestBar().isOffering())
        showEnd(*m_shown.match().verdict());
}

void MatchController::refresh(bool animate)
{
    if (!m_shown.hasMatch()) {
        showPlayers();
        m_page->setMoves({}, std::nullopt);
        m_page->setLine({});
        setStatus(stateText());
        Q_EMIT changed();
        return;
    }
    m_view->showPosition(position(), animate);
    showTurn();
    m_presenter.showMoves(m_shown, *m_view);
}

/// Does nothing while another page is shown, which then owns the status bar.
void MatchController::setStatus(const QString& text)
{
    if (isShown())
        m_status.setText(text);
}

void MatchController::showRound()
{
    m_page->requestBar().dismiss();
    m_hints->cancel();
    m_browsed.reset();
    if (!isViewOfSetup())
        makeView(); // the players agreed on another game
    refresh(false);
    // The same round is set up again when a spectator joins or receives a take-back, and after a reconnect.
    const int round = m_shown.table->round();
    const int before = std::exchange(m_shownRound, round);
    if (before > 0 && round > before && m_shown.isOnLan)
        m_page->requestBar().showMessage(tr("Round %1 starts.").arg(round));
}

void MatchController::showTurn()
{
    m_view->setMayPlay(!m_browsed && m_shown.mover());
    m_view->setEnded(!m_browsed && !m_shown.match().isRunning());
    showPlayers();
    m_presenter.showLine(m_shown, position());
    setStatus(stateText());
    showOpening();
    Q_EMIT changed();
}

/// Shows above the board what the opening rule requires of a person here, with the colours to choose from.
void MatchController::showOpening()
{
    ui::OpeningBar& bar = m_page->openingBar();
    const Match& match = m_shown.match();
    const QString words = m_shown.isRunning() ? m_shown.text().opening(match) : QString{};
    const auto turn = match.openingTurn();
    if (words.isEmpty())
        bar.dismiss();
    else if (m_shown.chooser())
        bar.offer(words, turn->mayPlaceTwo);
    else
        bar.showMessage(words);
}

void MatchController::happened(const Event& event)
{
    m_hints->cancel();
    m_view->setHint(std::nullopt);
    ui::RequestBar& bar = m_page->requestBar();
    const Match& match = m_shown.match();
    if (std::holds_alternative<Placed>(event) || std::holds_alternative<TookBack>(event)
        || std::holds_alternative<Ended>(event))
        m_browsed.reset();
    refresh(true);

    if (const auto* placed = std::get_if<Placed>(&event)) {
        if (!m_shown.isPerson(placed->by))
            Q_EMIT attentionNeeded();
        if (bar.isAsking() || !match.request(opposite(placed->by)))
            bar.dismiss(); // a move refuses an open request
    } else if (const auto* chosen = std::get_if<Chosen>(&event)) {
        if (!m_shown.isPerson(chosen->by))
            Q_EMIT attentionNeeded();
        bar.showMessage(m_shown.text().choice(*chosen));
    } else if (const auto* asked = std::get_if<Asked>(&event)) {
        showRequest(*asked);
    } else if (const auto* answer = std::get_if<Answered>(&event)) {
        const bool needsMessage = m_shown.isPerson(answer->asker) && m_shown.isPerson(opposite(answer->asker));
        if (needsMessage && answer->accept)
            bar.dismiss();
        else
            bar.showMessage(m_shown.text().answer(*answer));
    } else if (const auto* ended = std::get_if<Ended>(&event)) {
        showEnd(ended->verdict);
        Q_EMIT attentionNeeded();
    } else if (std::holds_alternative<RequestsVoided>(event)) {
        if (bar.isOpenRequest())
            bar.dismiss();
    } else if (const auto* overruled = std::get_if<Overruled>(&event)) {
        bar.showMessage(tr("Both players ended the game at the same time; the host's result counts. %1")
                            .arg(m_shown.text().verdict(match, overruled->verdict)));
    }
}

void MatchController::showEnd(const Verdict& verdict)
{
    m_page->requestBar().showMessage(m_shown.text().verdict(m_shown.match(), verdict),
                                     actionState().turningPoints ? m_actions.turningPoints : nullptr);
}

void MatchController::showRequest(const Asked& asked)
{
    const auto& open = m_shown.match().request(asked.by);
    if (!open || open->id != asked.id)
        return; // already answered
    ui::RequestBar& bar = m_page->requestBar();
    const Seat other = opposite(asked.by);
    if (m_shown.isPerson(other) && !(m_shown.isPerson(asked.by) && asked.kind == RequestKind::Undo)) {
        bar.ask(m_shown.text().question(asked));
        if (!m_shown.isPerson(asked.by))
            Q_EMIT attentionNeeded();
    } else if (m_shown.isOnLan) {
        bar.waiting(m_shown.text().waiting(asked), m_shown.isPerson(asked.by));
    }
}

} // namespace qipan::app
