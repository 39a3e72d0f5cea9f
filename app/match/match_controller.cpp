// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/match_controller.h"

#include "app/analysis/analysed_game.h"
#include "app/base/board_options.h"
#include "ui/base/announcer.h"
#include "ui/base/texts.h"
#include "ui/board/turn_board_view.h"
#include "ui/game_appearance.h"
#include "ui/pages/match_page.h"
#include "ui/panels/moves_panel.h"
#include "ui/panels/propose_panel.h"
#include "ui/panels/rock_paper_scissors_panel.h"
#include "ui/shell/status_bar.h"

#include <algorithm>
#include <iterator>

namespace qipan::app {

MatchController::MatchController(const ui::WindowParts& window, ui::PageRef<ui::MatchPage> page,
                                 PreferenceStore& preferences, QObject* parent)
    : PageController{ui::Page::Match, window.navigation, parent}
    , m_status{window.status}
    , m_actions{window.actions}
    , m_page{page}
    , m_preferences{preferences}
    , m_presenter{page}
    , m_requests{window, page, m_shown}
    , m_input{m_shown, preferences}
    , m_hints{window.messages, ui::Page::Match}
{
    connect(&m_hints, &HintController::given, this, [this] { m_shown.table->countHelp(); });
    m_page.whenCreated(this, [this] { connectPage(); });
    connect(&m_requests, &RequestController::latestRequested, this, &MatchController::showLatest);
    connect(&m_requests, &RequestController::tryRequested, this, [this] { setTrying(true); });
    connect(&m_requests, &RequestController::dropRequested, this, [this] { setTrying(false); });
    connect(&m_requests, &RequestController::keepRequested, this, &MatchController::keepTried);
    connect(&m_requests, &RequestController::attentionNeeded, this, &MatchController::attentionNeeded);
    connect(&m_input, &MatchInput::computerRequested, this, &MatchController::computerRequested);
    connect(&m_input, &MatchInput::refused, this, &MatchController::refuse);
    connect(m_actions.draw, &QAction::triggered, this, [this] { ask(RequestKind::Draw); });
    connect(m_actions.resign, &QAction::triggered, this, &MatchController::resign);
    connect(m_actions.tryMoves, &QAction::triggered, this, &MatchController::setTrying);
}

MatchController::~MatchController() = default;

ui::TurnBoardView* MatchController::view() const
{
    return m_view;
}

const BoardGame& MatchController::position() const
{
    if (m_tried)
        return m_tried->position();
    return m_browsed ? *m_browsed : m_shown.match().game();
}

const std::vector<Ply>& MatchController::plies() const
{
    return m_tried ? m_tried->plies() : m_shown.match().game().plies();
}

void MatchController::connectPage()
{
    connect(&*m_page, &ui::MatchPage::gameClicked, this, &MatchController::choiceRequested);
    connect(&*m_page, &ui::MatchPage::gameCovered, &m_status, &ui::StatusBar::setDetail);
    connect(&*m_page, &ui::MatchPage::movePicked, this, [this](int move) {
        if (m_shown.hasMatch())
            showPly(MatchPresenter::pliesBehind(plies(), move));
    });
}

void MatchController::show(const ShownTable& shown)
{
    clear();
    m_shown = shown;
    m_connections = std::make_unique<QObject>();
    Table* table = shown.table;
    connect(table, &Table::roundStarted, m_connections.get(), [this] { showRound(); });
    connect(table, &Table::happened, m_connections.get(), [this](const Event& event) { happened(event); });
    connect(table, &Table::refused, m_connections.get(),
            [this](Seat by, const Command& command, Refusal why) { m_input.explain(by, command, why); });
    m_shownRound = shown.table->round();
    makeView();
    m_page->setChatVisible(shown.isOnLan);
    m_requests.dismiss();
    m_page->rockPaperScissorsPanel().stop();
    m_page->proposePanel().stop();
    update(shown);
    Q_EMIT shownChanged();
    if (shown.hasMatch()) {
        m_requests.showOpenRequests();
        setStatus(statusText());
    }
}

void MatchController::clear()
{
    m_connections.reset();
    m_playerConnections.reset();
    m_hints.cancel();
    m_browsed.reset();
    m_tried.reset();
    m_requests.dismissViewing();
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
    m_presenter.showPlayers(m_shown, m_shown.hasMatch() ? &position() : nullptr, isTrying());
}

void MatchController::makeView()
{
    const GameSetup& setup = m_shown.table->setup();
    m_viewSetup = setup;
    m_view = ui::findAppearance(setup.game->key)->makeView(*setup.makeGame(), nullptr);
    connect(m_view, &ui::BoardView::cellChosen, this, &MatchController::chosen);
    connect(m_view, &ui::BoardView::missed, &m_input, &MatchInput::switchesSeat);
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

void MatchController::refresh(bool animate)
{
    if (!m_shown.hasMatch()) {
        showPlayers();
        m_page->setMoves({}, std::nullopt);
        m_page->movesPanel().setOpening({});
        m_presenter.showLine(m_shown, *m_shown.table->setup().makeGame()); // keeps its place
        setStatus(statusText());
        Q_EMIT changed();
        return;
    }
    m_view->showPosition(position(), animate);
    showTurn();
    m_presenter.showMoves(m_shown, {plies(), m_tried ? m_tried->from() : plies().size()}, *m_view);
}

/// Does nothing while another page is shown, which then owns the status bar.
void MatchController::setStatus(const QString& text)
{
    using enum ui::StatusBar::Announced;
    const auto isAsked = [this](Seat seat) { return m_shown.match().request(seat).has_value(); };
    const bool isTold = m_shown.hasMatch() && (isAsked(Seat::First) || isAsked(Seat::Second)); // by the message
    if (isShown())
        m_status.setText(text, isTold ? Elsewhere : Here);
}

void MatchController::showRound()
{
    m_requests.dismiss();
    m_hints.cancel();
    m_browsed.reset();
    m_tried.reset();
    if (!isViewOfSetup())
        makeView(); // the players agreed on another game
    m_page->uncoverBoard();
    refresh(false);
    // The same round is set up again when a spectator joins or receives a takeback, and after a reconnect.
    const int round = m_shown.table->round();
    const int before = std::exchange(m_shownRound, round);
    if (before > 0 && round > before && m_shown.isOnLan)
        m_requests.showNotice(tr("Round %1 starts.").arg(round));
}

void MatchController::showTurn()
{
    if (m_tried) {
        m_view->setMayPlay(!m_tried->position().outcome());
        m_view->setEnded(false);
    } else {
        m_view->setMayPlay(!m_browsed && m_shown.mover());
        m_view->setEnded(!m_browsed && !m_shown.match().isRunning());
    }
    showPlayers();
    m_presenter.showLine(m_shown, position());
    setStatus(statusText());
    m_requests.showOpening();
    if (m_tried)
        m_requests.showTrying(stateText(), m_tried->hasMoves());
    else if (m_browsed)
        m_requests.showViewing(std::ssize(m_browsed->plies()), std::ssize(m_shown.match().game().plies()));
    else
        m_requests.dismissViewing();
    Q_EMIT changed();
}

void MatchController::happened(const Event& event)
{
    m_hints.cancel();
    if (std::holds_alternative<Placed>(event) || std::holds_alternative<TookBack>(event)
        || std::holds_alternative<Ended>(event))
        m_browsed.reset();
    refresh(true);
    m_requests.happened(event);
    if (m_requests.isEndShown())
        setStatus(statusText());
}

ui::ActionState MatchController::actionState() const
{
    ui::ActionState actionState;
    actionState.restartAsks = m_shown.isOnLan;
    actionState.takesBack = true;
    // Rock-paper-scissors with a peer comes first.
    actionState.playAgain = m_shown.hasMatch() || !m_shown.isOnLan || m_shown.isSpectated || !m_shown.isAlive;
    if (!m_shown.hasMatch())
        return actionState;
    const auto resigner = m_shown.asker(RequestKind::Draw);
    if (m_tried) {
        actionState.undo = m_tried->place() > m_tried->from();
        actionState.redo = m_tried->place() < plies().size();
    } else {
        actionState.undo = m_shown.canAsk(RequestKind::Undo) || m_shown.reopener() || m_shown.canTakeBackOpeningStone();
        actionState.redo = !m_shown.isOnLan && m_shown.table->canRedo();
    }
    actionState.previousPosition = !position().plies().empty();
    actionState.nextPosition = position().plies().size() < plies().size();
    // In an opening with choices it says why not.
    actionState.tryMoves = m_tried || m_shown.mayTry() || (mayBeHelped() && m_shown.match().openingTurn());
    actionState.isTrying = m_tried.has_value();
    actionState.hint =
        !m_browsed && !m_tried && !m_shown.isOnLan && m_shown.mover().has_value() && !m_shown.match().openingTurn();
    actionState.draw = m_shown.canAsk(RequestKind::Draw);
    actionState.resign = resigner && !m_shown.table->refusal(*resigner, Resign{});
    actionState.analysis = m_shown.mayAnalyse();
    actionState.review = m_shown.mayAnalyse() && !plies().empty();
    actionState.turningPoints = !m_tried && m_shown.hasTurningPoints();
    actionState.restart =
        !m_shown.isOnLan || m_shown.canAsk(RequestKind::Restart) || m_shown.canAsk(RequestKind::Again);
    return actionState;
}

void MatchController::ask(RequestKind kind)
{
    if (const auto seat = m_shown.asker(kind))
        m_shown.table->submit(*seat, m_shown.match().ask(kind, m_shown.table->nextRequestId()));
}

void MatchController::undo()
{
    if (m_tried)
        showPly(std::max(std::ssize(position().plies()) - 1, static_cast<std::ptrdiff_t>(m_tried->from())));
    else if (const auto seat = m_shown.reopener())
        m_shown.table->continueAfterEnd(*seat);
    else if (m_shown.canTakeBackOpeningStone())
        m_shown.table->takeBackOpeningStone();
    else
        ask(RequestKind::Undo);
}

void MatchController::redo()
{
    if (m_tried)
        showPly(std::ssize(position().plies()) + 1);
    else if (m_shown.table != nullptr)
        m_shown.table->redo();
}

void MatchController::hint()
{
    if (!actionState().hint)
        return;
    m_hints.search(*m_shown.table->setup().game, m_shown.match().game(), *m_view);
}

void MatchController::resign()
{
    if (!actionState().resign)
        return;
    const Seat seat = *m_shown.asker(RequestKind::Draw);
    m_requests.askToResign(seat, [this, seat] { m_shown.table->submit(seat, Resign{}); });
}

void MatchController::showPly(std::ptrdiff_t place)
{
    if (!m_shown.hasMatch())
        return;
    const auto& all = plies();
    const auto latest = std::ssize(all);
    place = std::clamp<std::ptrdiff_t>(place, 0, latest);
    if (place == std::ssize(position().plies()))
        return;
    m_hints.cancel();
    m_browsed.reset();
    if (m_tried)
        m_tried->goTo(place);
    else if (place < latest)
        m_browsed = positionAfter(m_shown.table->setup(), {all.data(), static_cast<std::size_t>(place)});
    refresh(true);
}

void MatchController::showLatest()
{
    if (m_shown.hasMatch())
        showPly(std::ssize(plies()));
}

void MatchController::setTrying(bool trying)
{
    if (trying == isTrying() || !m_shown.hasMatch())
        return;
    if (trying && !m_shown.mayTry()) {
        if (m_shown.match().openingTurn())
            setStatus(tr("Moves can be tried once the colours are chosen."));
        return m_actions.tryMoves->setChecked(false);
    }
    m_hints.cancel();
    if (trying)
        m_tried.emplace(m_shown.table->setup(), m_shown.match().game().plies(), position().plies().size());
    else
        m_tried.reset();
    m_browsed.reset();
    refresh(true);
}

void MatchController::tryLine(const std::vector<Cell>& moves)
{
    setTrying(true);
    if (!m_tried)
        return;
    noteTried();
    m_tried->add(moves);
    refresh(false);
}

void MatchController::playTried(Cell cell)
{
    if (const auto error = m_tried->play(cell))
        return refuse(ui::findAppearance(m_shown.table->setup().game->key)->refusal(*error));
    noteTried();
    refresh(true);
}

/// To look ahead on the board against the computer with a clock counts as help.
void MatchController::noteTried()
{
    if (m_shown.hasComputer() && m_shown.table->clock() != nullptr)
        countHelp();
}

void MatchController::countHelp()
{
    if (m_shown.table->countHelp() && m_shown.hasComputer())
        m_status.setText(tr("With this help, the game is not rated."));
}

void MatchController::keepTried()
{
    const bool isKept = m_shown.table->keepLine(m_tried->cells());
    setTrying(false);
    m_requests.showNotice(isKept ? tr("The moves are kept in the record of this game.")
                                 : tr("The record of this game has no room for more moves that were tried."));
}

void MatchController::go(Step step)
{
    if (!m_shown.hasMatch())
        return;
    const std::ptrdiff_t place = std::ssize(position().plies());
    switch (step) {
    case Step::First:
        return showPly(0);
    case Step::Previous:
        return showPly(place - 1);
    case Step::Next:
        return showPly(place + 1);
    case Step::Latest:
        return showLatest();
    }
}

void MatchController::pageShown()
{
    if (m_shown.table != nullptr) // whatever game the previous page showed
        navigation().setGame(ui::textOf(m_shown.table->setup().game->key));
}

QString MatchController::stateText() const
{
    return m_tried ? triedText() : m_shown.stateText();
}

/// Tells whose turn it is in the game and in the tried line.
QString MatchController::triedText() const
{
    const bool isOver = m_tried->position().outcome().has_value();
    const QString tried = MatchText::side(m_tried->position().sideToMove());
    const QString state = m_shown.stateText();
    if (!m_shown.isRunning()) //: %1 is a sentence on how the game ended.
        return isOver ? tr("%1 Trying: a finished game.").arg(state) : tr("%1 Trying: %2 to move.").arg(state, tried);
    const QString game = MatchText::side(m_shown.match().game().sideToMove());
    return isOver ? tr("Game: %1 to move · Trying: a finished game").arg(game)
                  : tr("Game: %1 to move · Trying: %2 to move").arg(game, tried);
}

QString MatchController::statusText() const
{
    return m_requests.isEndShown() ? QString{} : stateText();
}

void MatchController::refuse(const QString& why)
{
    Q_EMIT moveRefused();
    m_view->shake();
    if (!m_preferences->explainRefusals)
        return;
    setStatus(why);
    ui::speak(*m_view, why); // also if the status line says it already
    m_requests.showRefusal(why);
}

void MatchController::chosen(Cell cell, Qt::MouseButton button)
{
    if (!m_shown.hasMatch())
        return;
    if (m_tried)
        return button == Qt::LeftButton ? playTried(cell) : void();
    if (m_input.switchesSeat(button))
        return;
    if (m_browsed)
        return showLatest(); // to the position in which moves are possible
    m_input.choose(cell, button);
}

} // namespace qipan::app
