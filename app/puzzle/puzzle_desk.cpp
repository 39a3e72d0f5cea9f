#include "app/puzzle/puzzle_desk.h"

#include "app/board_options.h"
#include "ui/pages/puzzle_page.h"
#include "ui/texts.h"

#include <QDateTime>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

using Page = ui::MainWindow::Page;
using State = PuzzleSession::State;

} // namespace

PuzzleDesk::PuzzleDesk(ui::MainWindow& window, Settings& settings, std::shared_ptr<StoreThread> thread, QObject* parent)
    : QObject{parent}
    , m_window{window}
    , m_settings{settings}
    , m_makeJudge{puzzle::makeJudge}
    , m_clock{&QDateTime::currentMSecsSinceEpoch}
    , m_store{std::move(thread), this}
    , m_broken{window}
    , m_loading{*this}
{
    connect(&m_window, &ui::MainWindow::pageCreated, this, [this](Page page) {
        if (page == Page::Puzzles)
            connectPage();
    });
    connect(&m_window, &ui::MainWindow::pageChanged, this, [this](Page page) {
        if (page != Page::Puzzles && m_session)
            m_session->settle();
    });
    m_store.tellIn(m_window);
    connect(&m_store, &PuzzleStore::read, this, [this](const std::vector<PuzzleTry>& tries) {
        m_shelf.setTries(tries);
        m_hasTries = true;
        begin();
    });
    connect(&m_store, &PuzzleStore::unread, this, [this] {
        m_hasTries = true; // continues without stored results
        begin();
    });
}

/// The window may be destroyed already, so an unfinished attempt is stored silently.
PuzzleDesk::~PuzzleDesk()
{
    if (!m_session)
        return;
    m_session->disconnect(this);
    const PuzzleSession::Outcome& outcome = m_session->outcome();
    if (!m_session->isOver() && (outcome.mistakes > 0 || outcome.hints > 0))
        keep(outcome);
}

void PuzzleDesk::connectPage()
{
    ui::PuzzlePage& page = m_window.puzzlePage();
    m_isConnected = true;
    page.setTheme(m_theme);
    applyPreferences();
    connect(&page, &ui::PuzzlePage::closed, &m_window, &ui::MainWindow::leavePage);
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
    connect(&page, &ui::PuzzlePage::hintWanted, this, &PuzzleDesk::hint);
    connect(&page, &ui::PuzzlePage::solutionWanted, this, [this] { m_session->showSolution(); });
    connect(&page, &ui::PuzzlePage::retryWanted, this, [this] { m_session->retry(); });
    connect(&page, &ui::PuzzlePage::nextWanted, this, &PuzzleDesk::openNext);
}

void PuzzleDesk::show()
{
    m_window.setPage(Page::Puzzles);
    if (!m_hasPuzzles)
        load();
    else
        m_store.load(); // another program may have added attempts
}

void PuzzleDesk::show(const QString& kindOrGame)
{
    PuzzleSet set;
    const auto kind = puzzle::kindOf(kindOrGame.toStdString());
    for (const std::string_view game : gameKeys) {
        if (kindOrGame == ui::textOf(game))
            set.game = kindOrGame;
        else if (kind && std::ranges::find(puzzle::kindsOf(game), *kind) != puzzle::kindsOf(game).end())
            set = {.game = ui::textOf(game), .kind = kindOrGame};
    }
    show();
    choose(set.game, set.kind);
}

void PuzzleDesk::load()
{
    m_window.puzzlePage().setTask(noTaskText());
    m_loading.start(
        [this, own = QString{m_settings.folder() + u"/puzzles"}](const std::atomic<bool>&) -> BackgroundTask::Tell {
            LoadedPuzzles puzzles = loadPuzzles(own);
            return [this, puzzles = std::move(puzzles)] { loaded(puzzles); };
        });
}

void PuzzleDesk::loaded(const LoadedPuzzles& loaded)
{
    m_shelf.setPuzzles(loaded);
    m_hasPuzzles = true;
    m_hasTries = false; // attempts are counted for the loaded puzzles
    takeGrade();
    m_store.load();
    m_faults = loaded.broken;
    tellBroken();
}

void PuzzleDesk::tellBroken()
{
    m_broken.tell(tr("Not all of your own puzzles can be shown: %1."), m_faults);
}

/// All data has been loaded, for the first time or again.
void PuzzleDesk::begin()
{
    if (!isReady())
        return;
    if (m_session)
        return showChoices();
    openNext();
}

void PuzzleDesk::choose(const QString& game, const QString& kind)
{
    m_set = {.game = game, .kind = kind};
    takeGrade();
    if (isReady() && !openAnother())
        showChoices();
}

/// Puzzles due for review are shown whatever their difficulty.
std::vector<int> PuzzleDesk::gradesToChoose() const
{
    return m_set.kind == PuzzleSet::due ? std::vector<int>{} : m_shelf.gradesOf(m_set);
}

/// Applies the chosen difficulty, if there still are such puzzles.
void PuzzleDesk::takeGrade()
{
    const std::vector<int> grades = gradesToChoose();
    const int wanted = m_settings.puzzleGrade(m_set.game, m_set.kind);
    m_set.grade = std::ranges::find(grades, wanted) != grades.end() ? wanted : 0;
}

void PuzzleDesk::openNext()
{
    if (openAnother())
        return;
    showChoices();
    say([] { return tr("There is no other puzzle of this kind."); });
}

/// Returns false if the shown puzzle is the only one that matches.
bool PuzzleDesk::openAnother()
{
    if (m_session)
        m_session->abandon();
    const auto next = m_shelf.next(m_set, today(), m_shown, QRandomGenerator::global()->generate64());
    if (next)
        open(*next);
    else if (m_session && m_shelf.isIn(*m_shown, m_set) && m_set.kind != PuzzleSet::due)
        return false;
    else
        showNone();
    return true;
}

void PuzzleDesk::open(std::size_t index)
{
    m_session.reset();
    m_shown = index;
    m_shelf.noteShown(index);
    m_saidState.reset();
    const puzzle::Puzzle& puzzle = m_shelf.at(index);
    if (puzzle.board.link && !m_tiles)
        m_tiles = ui::makeTileSet(ui::TileSetKind::Pictures);
    ui::PuzzlePage& page = m_window.puzzlePage();
    page.setPuzzle(&puzzle, m_tiles);
    m_session = std::make_unique<PuzzleSession>(puzzle, m_makeJudge, m_beatMs);
    connect(m_session.get(), &PuzzleSession::changed, this, &PuzzleDesk::follow);
    connect(m_session.get(), &PuzzleSession::hinted, this, &PuzzleDesk::sayHint);
    connect(m_session.get(), &PuzzleSession::finished, this, [this](const PuzzleSession::Outcome& outcome) {
        keep(outcome);
        showChoices();
    });
    connect(m_session.get(), &PuzzleSession::valued, this, [this] {
        if (m_session->state() == State::Shown)
            sayState();
    });
    page.setTask(taskText(puzzle));
    say({});
    showChoices();
    follow();
    if (m_shelf.isIn(index, {.kind = PuzzleSet::own.toString()}))
        m_session->confirm();
}

void PuzzleDesk::showNone()
{
    m_session.reset();
    m_shown.reset();
    ui::PuzzlePage& page = m_window.puzzlePage();
    page.setPuzzle(nullptr, {});
    page.setTask(noTaskText());
    say({});
    page.setControls({});
    showChoices();
    Q_EMIT changed();
}

void PuzzleDesk::follow()
{
    ui::PuzzlePage& page = m_window.puzzlePage();
    const State state = m_session->state();
    const bool isPlaying = state == State::Playing;
    const bool isRefuted = state == State::Refuting || state == State::Refuted;
    const bool isBroken = state == State::Broken;
    const bool isEnd = state == State::Solved || state == State::Shown;
    using Enter = ui::PuzzleControls::Enter;
    page.showLine(m_session->line());
    page.setControls({.mayPlay = isPlaying,
                      .hint = isPlaying && !m_session->isSeeking(),
                      .solution = state != State::Showing && state != State::Shown && !isBroken,
                      .retry = isRefuted || isEnd || state == State::Showing,
                      .next = true,
                      .enter = isRefuted      ? Enter::Retry
                          : isEnd || isBroken ? Enter::Next
                                              : Enter::Nothing});
    const Words checking = [] { return tr("This puzzle of yours is being checked…"); };
    if (m_session->isSeeking())
        say([] { return tr("Looking for a hint…"); }, true);
    else if (m_session->isChecking() && isPlaying)
        say(checking, true);
    else if (m_saidState != state || page.said() == checking())
        sayState();
    Q_EMIT changed();
}

void PuzzleDesk::hint()
{
    if (canHint())
        m_session->hint();
}

bool PuzzleDesk::canHint() const
{
    return isShown() && m_session && m_session->state() == State::Playing && !m_session->isSeeking();
}

void PuzzleDesk::keep(const PuzzleSession::Outcome& outcome)
{
    const PuzzleTry one{.puzzle = m_session->puzzle().board.id,
                        .at = m_clock(),
                        .isSolved = outcome.isSolved,
                        .mistakes = outcome.mistakes,
                        .hints = outcome.hints};
    m_shelf.add(one);
    m_store.add(one);
}

puzzle::Day PuzzleDesk::today() const
{
    return PuzzleShelf::dayOf(m_clock());
}

void PuzzleDesk::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_isConnected)
        m_window.puzzlePage().setTheme(theme);
}

void PuzzleDesk::applyPreferences()
{
    if (m_isConnected)
        m_window.puzzlePage().setOptions(boardOptions(m_window.preferences()));
}

void PuzzleDesk::retranslate()
{
    if (!m_isConnected)
        return;
    if (m_broken.isTold())
        tellBroken();
    m_window.puzzlePage().setTask(m_session ? taskText(m_session->puzzle()) : noTaskText());
    if (isReady())
        showChoices();
    say(m_said, m_saidPassesSoon);
}

} // namespace qipan::app
