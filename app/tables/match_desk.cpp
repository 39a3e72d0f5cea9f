#include "app/tables/match_desk.h"

#include "app/board_options.h"
#include "app/tables/engine_player.h"
#include "app/tables/hint_finder.h"
#include "ui/actions.h"
#include "ui/board/turn_board_view.h"
#include "ui/game_looks.h"
#include "ui/pages/match_page.h"
#include "ui/panels/opening_bar.h"
#include "ui/panels/propose_panel.h"
#include "ui/panels/request_bar.h"
#include "ui/panels/throw_panel.h"

#include <utility>

namespace qipan::app {

MatchDesk::MatchDesk(ui::MainWindow& window, QObject* parent)
    : QObject{parent}
    , m_window{window}
    , m_presenter{window}
{
    connect(&window, &ui::MainWindow::pageCreated, this, [this](ui::MainWindow::Page page) {
        if (page == ui::MainWindow::Page::Match)
            connectPage();
    });
}

MatchDesk::~MatchDesk() = default;

ui::TurnBoardView* MatchDesk::view() const
{
    return m_view;
}

void MatchDesk::connectPage()
{
    connect(&m_window.matchPage().requestBar(), &ui::RequestBar::answered, this, &MatchDesk::answered);
    connect(&m_window.matchPage().requestBar(), &ui::RequestBar::withdrawn, this, &MatchDesk::withdraw);
    connect(&m_window.matchPage().openingBar(), &ui::OpeningBar::taken, this, &MatchDesk::take);
    connect(&m_window.matchPage(), &ui::MatchPage::movePicked, this, [this](int move) {
        if (m_shown.hasMatch())
            lookAt(MatchPresenter::pliesBehind(m_shown.match().game(), move));
    });
}

void MatchDesk::show(const ShownTable& shown)
{
    clear();
    m_shown = shown;
    m_bonds = std::make_unique<QObject>();
    Table* table = shown.table;
    m_hints = std::make_unique<HintFinder>(*table->setup().game);
    connect(m_hints.get(), &HintFinder::found, m_bonds.get(),
            [this](const std::vector<Thinking>& hints) { showHint(hints); });
    connect(table, &Table::roundStarted, m_bonds.get(), [this] { showRound(); });
    connect(table, &Table::happened, m_bonds.get(), [this](const Event& event) { happened(event); });
    connect(table, &Table::refused, m_bonds.get(),
            [this](Seat by, const Command& command, Refusal why) { refused(by, command, why); });
    m_shownRound = shown.table->round();
    makeView();
    m_window.matchPage().setChatVisible(shown.isOnLan);
    m_window.matchPage().requestBar().dismiss();
    m_window.matchPage().openingBar().dismiss();
    m_window.matchPage().throwPanel().stop();
    m_window.matchPage().proposePanel().stop();
    update(shown);
    Q_EMIT shownChanged();
    if (!shown.hasMatch())
        return;
    for (const Seat seat : {Seat::First, Seat::Second}) {
        if (const auto& open = shown.match().request(seat))
            tell({seat, open->kind, open->id});
    }
}

void MatchDesk::clear()
{
    m_bonds.reset();
    m_playerBonds.reset();
    m_hints.reset();
    m_past.reset();
    if (std::exchange(m_shown, {}).table != nullptr)
        Q_EMIT shownChanged();
}

void MatchDesk::update(const ShownTable& shown)
{
    m_shown = shown;
    m_playerBonds = std::make_unique<QObject>();
    for (const Seat seat : {Seat::First, Seat::Second}) {
        if (auto* computer = qobject_cast<EnginePlayer*>(m_shown.table->player(seat)))
            connect(computer, &EnginePlayer::thinkingChanged, m_playerBonds.get(), [this] { showPlayers(); });
    }
    refresh(false);
}

void MatchDesk::updateFigures(const ShownTable& shown)
{
    m_shown = shown;
    showPlayers();
}

void MatchDesk::showPlayers()
{
    m_presenter.showPlayers(m_shown, m_shown.hasMatch() ? &position() : nullptr);
}

void MatchDesk::makeView()
{
    const GameSetup& setup = m_shown.table->setup();
    m_viewSetup = setup;
    m_view = ui::findLook(setup.game->key)->makeView(*setup.makeGame(), nullptr);
    connect(m_view, &ui::BoardView::cellChosen, this, &MatchDesk::chosen);
    connect(m_view, &ui::BoardView::missed, this, &MatchDesk::givesSeat);
    connect(m_view, &ui::TurnBoardView::continueRequested, this, &MatchDesk::nextWanted);
    m_view->setTheme(m_theme);
    m_window.matchPage().setBoard(m_view);
    applyPreferences();
}

void MatchDesk::applyPreferences()
{
    if (!m_view)
        return;
    ui::BoardOptions options = boardOptions(m_window.preferences());
    options.threats = options.threats && mayBeHelped();
    m_view->setOptions(options);
}

void MatchDesk::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_view)
        m_view->setTheme(theme);
}

void MatchDesk::retranslate()
{
    if (m_shown.hasMatch() && m_shown.match().verdict() && m_window.matchPage().requestBar().isOffering())
        tellEnd(*m_shown.match().verdict());
}

void MatchDesk::refresh(bool animate)
{
    if (!m_shown.hasMatch()) {
        showPlayers();
        m_window.matchPage().setMoves({}, std::nullopt);
        m_window.matchPage().setLine({});
        tellStatus(stateText());
        Q_EMIT changed();
        return;
    }
    m_view->showPosition(position(), animate);
    showTurn();
    m_presenter.showMoves(m_shown, *m_view);
}

/// Does nothing while another page is shown, which then owns the status bar.
void MatchDesk::tellStatus(const QString& text)
{
    if (m_window.page() == ui::MainWindow::Page::Match)
        m_window.setStatus(text);
}

void MatchDesk::showRound()
{
    m_window.matchPage().requestBar().dismiss();
    m_hints->cancel();
    m_past.reset();
    if (!isViewOfSetup())
        makeView(); // the players agreed on another game
    refresh(false);
    // The same round is set up again when a spectator joins or receives a take-back, and after a reconnect.
    const int round = m_shown.table->round();
    const int before = std::exchange(m_shownRound, round);
    if (before > 0 && round > before && m_shown.isOnLan)
        m_window.matchPage().requestBar().tell(tr("Round %1 begins.").arg(round));
}

void MatchDesk::showTurn()
{
    m_view->setMayPlay(!m_past && m_shown.mover());
    m_view->setEnded(!m_past && !m_shown.match().isRunning());
    showPlayers();
    m_presenter.showLine(m_shown, position());
    tellStatus(stateText());
    showOpening();
    Q_EMIT changed();
}

/// Shows above the board what the opening rule requires of a person here, with the colours to choose from.
void MatchDesk::showOpening()
{
    ui::OpeningBar& bar = m_window.matchPage().openingBar();
    const Match& match = m_shown.match();
    const QString words = m_shown.isRunning() ? m_shown.words().opening(match) : QString{};
    const auto turn = match.openingTurn();
    if (words.isEmpty())
        bar.dismiss();
    else if (m_shown.chooser())
        bar.offer(words, turn->mayTakeTwo);
    else
        bar.tell(words);
}

void MatchDesk::happened(const Event& event)
{
    m_hints->cancel();
    m_view->setHint(std::nullopt);
    ui::RequestBar& bar = m_window.matchPage().requestBar();
    const Match& match = m_shown.match();
    if (std::holds_alternative<Placed>(event) || std::holds_alternative<TookBack>(event)
        || std::holds_alternative<Ended>(event))
        m_past.reset();
    refresh(true);

    if (const auto* placed = std::get_if<Placed>(&event)) {
        if (!m_shown.isPerson(placed->by))
            Q_EMIT calls();
        if (bar.isAsking() || !match.request(opposite(placed->by)))
            bar.dismiss(); // a move refuses an open request
    } else if (const auto* chosen = std::get_if<Chosen>(&event)) {
        if (!m_shown.isPerson(chosen->by))
            Q_EMIT calls();
        bar.tell(m_shown.words().choice(*chosen));
    } else if (const auto* asked = std::get_if<Asked>(&event)) {
        tell(*asked);
    } else if (const auto* answer = std::get_if<Answered>(&event)) {
        const bool isTold = m_shown.isPerson(answer->asker) && m_shown.isPerson(opposite(answer->asker));
        if (isTold && answer->accept)
            bar.dismiss();
        else
            bar.tell(m_shown.words().answer(*answer));
    } else if (const auto* ended = std::get_if<Ended>(&event)) {
        tellEnd(ended->verdict);
        Q_EMIT calls();
    } else if (std::holds_alternative<Voided>(event)) {
        if (bar.isOpenRequest())
            bar.dismiss();
    } else if (const auto* overruled = std::get_if<Overruled>(&event)) {
        bar.tell(tr("Both ends crossed; the host's result stands. %1")
                     .arg(m_shown.words().verdict(match, overruled->verdict)));
    }
}

void MatchDesk::tellEnd(const Verdict& verdict)
{
    m_window.matchPage().requestBar().tell(m_shown.words().verdict(m_shown.match(), verdict),
                                           possible().moments ? m_window.actions().moments : nullptr);
}

void MatchDesk::tell(const Asked& asked)
{
    const auto& open = m_shown.match().request(asked.by);
    if (!open || open->id != asked.id)
        return; // already answered
    ui::RequestBar& bar = m_window.matchPage().requestBar();
    const Seat other = opposite(asked.by);
    if (m_shown.isPerson(other) && !(m_shown.isPerson(asked.by) && asked.kind == RequestKind::Undo)) {
        bar.ask(m_shown.words().question(asked));
        if (!m_shown.isPerson(asked.by))
            Q_EMIT calls();
    } else if (m_shown.isOnLan) {
        bar.waiting(m_shown.words().waiting(asked), m_shown.isPerson(asked.by));
    }
}

} // namespace qipan::app
