// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle/puzzle_controller.h"

#include "app/base/board_options.h"
#include "ui/base/texts.h"
#include "ui/board/turn_board_view.h"
#include "ui/pages/puzzle_page.h"
#include "ui/puzzle/puzzle_board.h"
#include "ui/shell/navigation.h"

#include <QDateTime>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace qipan::app {

using State = PuzzleSession::State;

PuzzleController::PuzzleController(const ui::WindowParts& window, ui::PageRef<ui::PuzzlePage> page,
                                   PreferenceStore& preferences, Settings& settings,
                                   std::shared_ptr<StoreThread> thread, QObject* parent)
    : PageController{ui::Page::Puzzles, window.navigation, parent}
    , m_page{page}
    , m_preferences{preferences}
    , m_settings{settings}
    , m_makeJudge{puzzle::makeJudge}
    , m_clock{&QDateTime::currentMSecsSinceEpoch}
    , m_store{std::move(thread), this}
    , m_presenter{page, m_library}
    , m_feedback{page, [this] { return m_library.daysUntil(*m_shown, today()); }}
    , m_broken{window}
    , m_loading{*this}
{
    m_page.whenCreated(this, [this] { connectPage(); });
    connect(window.actions.puzzles, &QAction::triggered, this, [this] { show(); });
    connect(&m_store, &PuzzleStore::read, this, [this](const std::vector<PuzzleTry>& tries) {
        m_library.setTries(tries);
        m_hasTries = true;
        begin();
    });
    connect(&m_store, &PuzzleStore::unread, this, [this] {
        m_hasTries = true; // continues without stored results
        begin();
    });
}

/// The window may be destroyed already, so an unfinished attempt is stored silently.
PuzzleController::~PuzzleController()
{
    if (!m_session)
        return;
    m_session->disconnect(this);
    const PuzzleSession::Outcome& outcome = m_session->outcome();
    if (!m_session->isOver() && (outcome.mistakes > 0 || outcome.hints > 0))
        saveOutcome(outcome);
}

void PuzzleController::connectPage()
{
    ui::PuzzlePage& page = *m_page;
    page.setTheme(m_theme);
    applyPreferences();
    connect(&page, &ui::PuzzlePage::closed, &navigation(), &ui::Navigation::leavePage);
    connect(&page, &ui::PuzzlePage::gameChosen, this, [this](const QString& game) { choose(game, PuzzleSet{}.kind); });
    connect(&page, &ui::PuzzlePage::kindChosen, this, [this](const QString& kind) { choose(m_set.game, kind); });
    connect(&page, &ui::PuzzlePage::gradeChosen, this, [this](int grade) {
        m_settings.setPuzzleGrade(m_set.game, m_set.kind, grade);
        choose(m_set.game, m_set.kind);
    });
    connect(&page, &ui::PuzzlePage::played, this, [this](const std::vector<Cell>& move) {
        if (m_session)
            m_session->play(move);
    });
    connect(&page, &ui::PuzzlePage::hintRequested, this, &PuzzleController::hint);
    connect(&page, &ui::PuzzlePage::solutionRequested, this, [this] { m_session->showSolution(); });
    connect(&page, &ui::PuzzlePage::retryRequested, this, &PuzzleController::retry);
    connect(&page, &ui::PuzzlePage::analysisRequested, this, &PuzzleController::analyse);
    connect(&page, &ui::PuzzlePage::nextRequested, this, &PuzzleController::openNext);
}

void PuzzleController::show()
{
    m_page.show();
    if (!m_hasPuzzles)
        load();
    else
        m_store.load(); // another program may have added attempts
}

void PuzzleController::show(const QString& kindOrGame)
{
    PuzzleSet set;
    if (kindOrGame == PuzzleSet::due)
        set.kind = kindOrGame;
    const auto kind = puzzle::kindOf(kindOrGame.toStdString());
    for (const std::string_view game : PuzzleSet::games) {
        if (kindOrGame == ui::textOf(game))
            set.game = kindOrGame;
        else if (kind && std::ranges::find(puzzle::kindsOf(game), *kind) != puzzle::kindsOf(game).end())
            set = {.game = ui::textOf(game), .kind = kindOrGame};
    }
    show();
    choose(set.game, set.kind);
}

QString PuzzleController::noTaskText() const
{
    if (!isReady())
        return tr("Loading puzzles…");
    return m_set.kind == PuzzleSet::due ? tr("Nothing is due for review today. Choose other puzzles.")
                                        : tr("There are no puzzles of this kind.");
}

void PuzzleController::load()
{
    m_page->setTask(noTaskText());
    m_loading.start([this, userFolder = QString{m_settings.folder() + u"/puzzles"}](const std::atomic<bool>&) {
        LoadedPuzzles puzzles = loadPuzzles(userFolder);
        return [this, puzzles = std::move(puzzles)] { loaded(puzzles); };
    });
}

void PuzzleController::loaded(const LoadedPuzzles& loaded)
{
    m_library.setPuzzles(loaded);
    m_hasPuzzles = true;
    m_hasTries = false; // attempts are counted for the loaded puzzles
    takeGrade();
    m_store.load();
    m_faults = loaded.broken;
    showBroken();
}

void PuzzleController::showBroken()
{
    m_broken.show(tr("Some of your puzzles could not be loaded: %1."), m_faults);
}

/// All data has been loaded, for the first time or again.
void PuzzleController::begin()
{
    if (!isReady())
        return;
    if (m_session)
        return showChoices();
    openNext();
}

void PuzzleController::choose(const QString& game, const QString& kind)
{
    m_set = {.game = game, .kind = kind};
    takeGrade();
    if (isReady() && !openAnother())
        showChoices();
}

/// Puzzles due for review are shown whatever their difficulty.
std::vector<int> PuzzleController::gradesToChoose() const
{
    return m_set.kind == PuzzleSet::due ? std::vector<int>{} : m_library.gradesOf(m_set);
}

/// Applies the chosen difficulty, if there still are such puzzles.
void PuzzleController::takeGrade()
{
    const std::vector<int> grades = gradesToChoose();
    const int wanted = m_settings.puzzleGrade(m_set.game, m_set.kind);
    m_set.grade = std::ranges::find(grades, wanted) != grades.end() ? wanted : 0;
}

void PuzzleController::openNext()
{
    if (openAnother())
        return;
    showChoices();
    m_feedback.show([] { return tr("There are no other puzzles of this kind."); });
}

/// Returns false if the shown puzzle is the only one that matches.
bool PuzzleController::openAnother()
{
    if (m_session)
        m_session->abandon();
    const auto next = m_library.next(m_set, today(), m_shown, QRandomGenerator::global()->generate64());
    if (next)
        open(*next);
    else if (m_session && m_library.isIn(*m_shown, m_set) && m_set.kind != PuzzleSet::due)
        return false;
    else
        showNone();
    return true;
}

void PuzzleController::open(std::size_t index)
{
    m_session.reset();
    m_wasRight.reset();
    m_shown = index;
    m_library.noteShown(index);
    const puzzle::Puzzle& puzzle = m_library.at(index);
    if (puzzle.board.link && !m_tiles)
        m_tiles = ui::makeTileSet(ui::TileSetKind::Pictures);
    ui::PuzzlePage& page = *m_page;
    page.setPuzzle(&puzzle, m_tiles);
    m_session = std::make_unique<PuzzleSession>(puzzle, m_makeJudge, m_moveDelayMs);
    connect(m_session.get(), &PuzzleSession::changed, this, &PuzzleController::follow);
    connect(m_session.get(), &PuzzleSession::hinted, this,
            [this](int step, const std::vector<Cell>& move) { m_feedback.showHint(step, move); });
    connect(m_session.get(), &PuzzleSession::finished, this, [this](const PuzzleSession::Outcome& outcome) {
        saveOutcome(outcome);
        showChoices();
    });
    connect(m_session.get(), &PuzzleSession::valued, this, [this] {
        if (m_session->state() == State::Shown)
            m_feedback.showState();
    });
    explain(puzzle);
    m_feedback.setSession(m_session.get());
    showChoices();
    follow();
    if (m_library.isIn(index, {.kind = PuzzleSet::user.toString()}))
        m_session->confirm();
}

void PuzzleController::showNone()
{
    m_session.reset();
    m_shown.reset();
    ui::PuzzlePage& page = *m_page;
    page.setPuzzle(nullptr, {});
    page.setTask(noTaskText());
    m_feedback.setSession(nullptr);
    page.setControls({});
    showChoices();
    Q_EMIT changed();
}

void PuzzleController::follow()
{
    ui::PuzzlePage& page = *m_page;
    const State state = m_session->state();
    const bool isPlaying = state == State::Playing;
    const bool isRefuted = state == State::Refuting || state == State::Refuted;
    const bool isBroken = state == State::Broken;
    const bool isEnd = state == State::Solved || state == State::Shown;
    using Enter = ui::PuzzleControls::Enter;
    page.showLine(m_session->line());
    page.setControls({.mayPlay = isPlaying,
                      .hint = isPlaying && !m_session->isSearchingHint(),
                      .solution = state != State::Showing && state != State::Shown && !isBroken,
                      .retry = isRefuted || isEnd || state == State::Showing,
                      .next = true,
                      .analysis = m_session->isOver() && !m_session->puzzle().board.link,
                      .enter = isRefuted      ? Enter::Retry
                          : isEnd || isBroken ? Enter::Next
                                              : Enter::Nothing});
    m_feedback.follow();
    const bool isNew = std::exchange(m_wasRight, m_session->isRight()) != m_session->isRight();
    if (isNew && state == State::Solved)
        Q_EMIT solved();
    else if (isNew && m_session->isRight() == false)
        Q_EMIT failed();
    Q_EMIT changed();
}

/// Explains each kind of puzzles, and the crosses of renju, when a player first sees them.
void PuzzleController::explain(const puzzle::Puzzle& puzzle)
{
    const auto isNew = [this](const QString& key) {
        const bool known = m_settings.explainedPuzzles().contains(key);
        if (!known)
            m_settings.addExplainedPuzzle(key);
        return !known;
    };
    const auto* view = qobject_cast<const ui::TurnBoardView*>(&m_page->board()->view());
    const bool hasCrosses = view != nullptr && puzzle.kind != puzzle::Kind::Forbidden
        && !view->position().forbiddenCells().empty() && boardOptions(m_preferences.value()).forbiddenPoints;
    m_explained.kind = isNew(ui::textOf(puzzle::keyOf(puzzle.kind)));
    m_explained.crosses = hasCrosses && isNew(QStringLiteral("crosses"));
    m_presenter.showTask(puzzle, m_explained);
}

void PuzzleController::analyse()
{
    book::Diagram board = m_session->puzzle().board;
    board.moves = m_session->line();
    board.marks.clear();
    if (const auto line = book::recordOf(board))
        Q_EMIT analysisRequested(*line);
}

void PuzzleController::showChoices()
{
    m_presenter.showChoices({.set = m_set,
                             .grades = gradesToChoose(),
                             .puzzle = m_shown,
                             .today = today(),
                             .isStreakTold = m_feedback.tellsStreak()});
}

void PuzzleController::retry()
{
    if (m_session->isOver()) {
        m_feedback.setGain({}); // practice
        showChoices();
    }
    const bool isTakenBack = m_session->state() == State::Playing;
    m_session->retry();
    if (isTakenBack)
        m_feedback.show([] { return tr("You have tried that one. Choose another."); });
}

void PuzzleController::hint()
{
    if (canHint())
        m_session->hint();
}

bool PuzzleController::canHint() const
{
    return isShown() && m_session && m_session->state() == State::Playing && !m_session->isSearchingHint();
}

void PuzzleController::pageHidden(ui::Page)
{
    if (m_session)
        m_session->finishNow();
}

void PuzzleController::saveOutcome(const PuzzleSession::Outcome& outcome)
{
    const PuzzleTry one{.puzzle = m_session->puzzle().board.id,
                        .at = m_clock(),
                        .isSolved = outcome.isSolved,
                        .mistakes = outcome.mistakes,
                        .hints = outcome.hints};
    const puzzle::Kind kind = m_session->puzzle().kind;
    PuzzleFeedback::Gain gain{.before = m_library.standing(kind), .streakBefore = m_library.streak(today())};
    m_library.add(one);
    gain.after = m_library.standing(kind);
    gain.streak = m_library.streak(today());
    m_feedback.setGain(gain);
    m_store.add(one);
}

puzzle::Day PuzzleController::today() const
{
    return PuzzleLibrary::dayOf(m_clock());
}

void PuzzleController::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (auto* page = m_page.get())
        page->setTheme(theme);
}

void PuzzleController::applyPreferences()
{
    if (auto* page = m_page.get())
        page->setOptions(boardOptions(m_preferences.value()));
}

void PuzzleController::retranslate()
{
    if (m_page.get() == nullptr)
        return;
    if (m_broken.isShown())
        showBroken();
    if (m_session)
        m_presenter.showTask(m_session->puzzle(), m_explained);
    else
        m_page->setTask(noTaskText());
    if (isReady())
        showChoices();
    m_feedback.retranslate();
}

} // namespace qipan::app
