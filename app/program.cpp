#include "app/program.h"

#include "app/base/keys.h"
#include "app/lan/console.h"
#include "app/tables/engine_player.h"
#include "ui/base/texts.h"
#include "ui/board/board_accessible.h"
#include "ui/icons/icon.h"
#include "ui/pages/home_page.h"

#include <QApplication>
#include <QRandomGenerator>
#include <QTimer>

#include <cstdio>

namespace qipan::app {

namespace {

using Page = ui::MainWindow::Page;

} // namespace

Program::Program(const Options& options)
    : m_options{options}
    , m_settings{options.dataDir}
    , m_storeThread{std::make_shared<StoreThread>(m_settings.folder())}
    , m_drain{m_storeThread, StoreThread::finishTimeout, this}
    , m_systemPalette{QApplication::palette()}
    , m_overrides{options}
    , m_preferences{m_overrides.apply(m_settings.preferences())}
    , m_recordTask{*this}
{
    m_languages.use(m_preferences.language);
    ui::installBoardAccessibility();
    const ui::Theme theme = makeTheme();
    ui::applyTheme(theme); // first, so that no existing widget must be updated
    m_window = std::make_unique<ui::MainWindow>(m_preferences);
    m_historyStore = new HistoryStore{m_storeThread, this};
    m_match = new MatchController{*m_window, this};
    m_local = new LocalTables{*m_window, *m_match, this};
    m_link = new LinkController{*m_window, m_storeThread, this};
    m_linkPages = new LinkPages{*m_window, *m_link, this};
    m_record = new RecordController{*m_window, *m_historyStore, this};
    m_engines = new EnginesController{*m_window, this};
    m_analysis = new AnalysisController{*m_window, *m_match, this};
    m_review = new ReviewController{*m_window, *m_match, this};
    m_history = new HistoryController{*m_window, *m_historyStore, this};
    m_statistics = new StatisticsController{*m_window, *m_historyStore, m_settings, this};
    m_book = new BookController{*m_window, m_settings, this};
    m_puzzles = new PuzzleController{*m_window, m_settings, m_storeThread, this};
    m_turningPoints = new TurningPointsController{
        *m_window, {.match = *m_match, .review = *m_review, .record = *m_record, .book = *m_book}, this};
    m_lesson = new LessonController{*m_window, m_settings, *m_link, this};
    m_lessonOffer = new LessonOffer{*m_window, m_settings, this};
    m_lan = new LanController{
        *m_window, *m_match, m_settings, m_storeThread, [this](const GameInfo& game) { return makeLanPlayer(game); },
        this};
    m_files = new FilesController{
        *m_window,       m_settings,
        *m_historyStore, {.match = *m_match, .link = *m_link, .linkPages = *m_linkPages, .record = *m_record},
        *m_record,       this};
    if (options.computerSeat)
        m_local->setComputerSeat(options.level.value_or(1));
    if (options.rounds)
        m_lan->setRounds(*options.rounds);
    m_resume = new ResumeController{*m_window, *m_local, *m_historyStore, this};
    m_recorder = std::make_unique<HistoryRecorder>(*m_historyStore, nullptr);
    connectActions();
    connectControllers();
    connectRecorder();
    connectHistory();
    connectDrain();
    showTheme(theme);
    m_window->installEventFilter(this);
    m_window->restoreLayout(m_settings.layout());
    m_window->setMayClose([this] { return mayClose(); });
    pageChanged(Page::Home);
}

Program::~Program()
{
    m_window->removeEventFilter(this);
    finish();
}

void Program::finish()
{
    m_lan->leave();
    m_recorder.reset();
    for (DataStore* store : findChildren<DataStore*>())
        store->retry();
}

std::unique_ptr<Player> Program::makeLanPlayer(const GameInfo& game) const
{
    if (!m_options.computerSeat)
        return std::make_unique<PersonPlayer>(false);
    const int level = std::min(m_options.level.value_or(1), game.levels);
    return std::make_unique<EnginePlayer>(game.makeEngine(level, QRandomGenerator::system()->generate64()), game.score,
                                          level, std::chrono::milliseconds{0});
}

void Program::start()
{
    m_window->show();
    // The icon needs a plug-in and several sizes, so it is set after the window is shown.
    QTimer::singleShot(0, this, [] { QApplication::setWindowIcon(ui::applicationIcon()); });
    if (!m_settings.isPersistent()) {
        const QString warning = tr("Settings cannot be saved in %1.").arg(m_settings.folder());
        m_window->showMessage(warning);
        std::fputs(QString{u"qipan: " + warning + u'\n'}.toUtf8().constData(), stderr);
    }
    findInterruptedGames();
    switch (m_options.mode) {
    case Mode::Find: // runs without a window, and so without this class
    case Mode::Open:
        m_lan->remind();
        if (!m_options.game.isEmpty())
            open(m_options.game);
        break;
    case Mode::Record:
        m_files->records().open(m_options.file);
        break;
    case Mode::Host:
        new Console{*m_lan, Console::Role::Host, this};
        m_lan->hostOrResume({.terms = {*m_options.setup, m_options.first, m_options.clock},
                             .port = m_options.port,
                             .passcode = m_options.passcode,
                             .acceptAnyone = m_options.acceptAnyone});
        break;
    case Mode::Join:
        new Console{*m_lan, Console::Role::Guest, this};
        if (m_options.spectate)
            m_lan->join(m_options.address, net::Role::Watch, m_options.passcode);
        else
            m_lan->joinOrResume(m_options.address, m_options.passcode);
        break;
    }
}

void Program::connectActions()
{
    ui::Actions& actions = m_window->actions();
    const auto on = [this](QAction* action, auto&& run) { connect(action, &QAction::triggered, this, run); };
    connect(&actions, &ui::Actions::gameChosen, this, &Program::open);
    connect(&m_window->homePage(), &ui::HomePage::gameChosen, this, &Program::open);
    connect(m_window.get(), &ui::MainWindow::renjuOpeningChosen, this, &Program::setUpRenju);
    on(actions.balancedStart, [this] { setUpReversi(); });
    on(actions.home, [this] { m_window->setPage(Page::Home); });
    on(actions.continueGame, [this] { continueGame(); });
    on(actions.newGame, [this] { newGame(); });
    on(actions.restart, [this] { restart(); });
    on(actions.host, [this] { showHostPage(); });
    on(actions.join, [this] { leaveTable([this] { m_lan->showJoinPage(); }); });
    on(actions.leave, [this] { leaveTable([this] { m_window->setPage(Page::Home); }); });
    on(actions.saveAndLeave, [this] { m_lan->saveAndLeave(); });
    on(actions.propose, [this] { m_lan->propose(); });
    on(actions.quit, [this] { m_window->close(); });
    on(actions.undo, [this] { undo(); });
    on(actions.redo, [this] { isLinkShown() ? m_link->redo() : isRecordShown() ? m_record->redo() : m_match->redo(); });
    on(actions.hint, [this] { hint(); });
    on(actions.shuffle, [this] { m_link->shuffle(); });
    on(actions.demo, [this] { m_link->demo(); });
    on(actions.why, [this] { m_link->explain(); });
    on(actions.stop, [this] { m_link->stop(); });
    on(actions.linkStart, [this] { m_linkPages->showStart(); });
    connect(&actions, &ui::Actions::lessonChosen, this, &Program::startLesson);
    on(actions.history, [this] { m_history->show(); });
    on(actions.scores, [this] { m_linkPages->showScores(); });
    on(actions.statistics, [this] { m_statistics->show(); });
    on(actions.pause, [this](bool paused) { m_link->setPaused(paused); });
    on(actions.draw, [this] { m_match->offerDraw(); });
    on(actions.resign, [this] { m_match->resign(); });
    on(actions.firstPosition, [this] { isRecordShown() ? m_record->goToStart() : m_match->showPly(0); });
    on(actions.previousPosition, [this] { isRecordShown() ? m_record->goBy(-1) : m_match->stepBy(-1); });
    on(actions.nextPosition, [this] { isRecordShown() ? m_record->goBy(1) : m_match->stepBy(1); });
    on(actions.latestPosition, [this] { isRecordShown() ? m_record->goToEnd() : m_match->showLatest(); });
    on(actions.review, [this] { m_review->toggle(); });
    on(actions.turningPoints, [this] { m_turningPoints->toggle(); });
    on(actions.book, [this] { m_book->show(); });
    on(actions.puzzles, [this] { m_puzzles->show(); });
    connect(m_window.get(), &ui::MainWindow::preferencesChanged, this, &Program::applyPreferences);
    connect(m_window.get(), &ui::MainWindow::pageChanged, this, &Program::pageChanged);
}

void Program::connectControllers()
{
    connect(m_match, &MatchController::changed, this, &Program::showActionState);
    connect(m_analysis, &AnalysisController::evaluated, m_review, &ReviewController::addAnalysis);
    connect(m_link, &LinkController::changed, this, &Program::showActionState);
    connect(m_record, &RecordController::changed, this, &Program::showActionState);
    connect(m_record, &RecordController::shown, this, &Program::showActionState);
    connect(m_record, &RecordController::moved, this, &Program::showActionState);
    connect(m_record, &RecordController::playFromHereRequested, this, &Program::playFrom);
    connect(m_book, &BookController::playRequested, this, &Program::playFromBook);
    connect(m_book, &BookController::tilesRequested, m_link,
            [link = m_link](const book::LinkBoard& board) { link->playFrom(board, link::GameMode::Relaxed); });
    connect(m_book, &BookController::puzzlesRequested, m_puzzles, qOverload<const QString&>(&PuzzleController::show));
    connect(m_puzzles, &PuzzleController::changed, this, &Program::showActionState);
    connect(m_book, &BookController::lessonRequested, this, &Program::startLesson);
    connect(m_lesson, &LessonController::playRequested, this, &Program::open);
    connect(m_lessonOffer, &LessonOffer::accepted, this, &Program::startLesson);
    connect(m_lan, &LanController::changed, this, &Program::showActionState);
    connect(m_lan, &LanController::playing, m_window.get(), [this] { m_window->withdraw(ui::Question::Topic::Leave); });
    for (const auto signal : {&LanController::peerLost, &LanController::peerResumed}) // leaving now has another effect
        connect(m_lan, signal, m_window.get(), [this] { m_window->withdraw(ui::Question::Topic::Leave); });
    connect(m_match, &MatchController::attentionNeeded, this, &Program::requestAttention);
    connect(m_lan, &LanController::attentionNeeded, this, &Program::requestAttention);
    connect(m_match, &MatchController::computerRequested, m_local, &LocalTables::giveWhiteToComputer);
    connect(m_match, &MatchController::nextRequested, this, &Program::restart);
}

bool Program::isLinkShown() const
{
    return m_window->page() == Page::Link;
}

bool Program::isRecordShown() const
{
    return m_window->page() == Page::Record;
}

bool Program::isLanShown() const
{
    return m_lan->isShown();
}

void Program::pageChanged(Page page)
{
    if (page == Page::Match || page == Page::Link)
        m_lastGamePage = page;
    if (const QString shown = shownGame(); !shown.isEmpty())
        m_window->setGame(shown); // whatever game the previous page showed
    m_link->pageChanged(page);
    pollHistory();
    if (page == Page::Home)
        m_window->setStatus(tr("Choose a game."));
    else if (page == Page::Match)
        m_window->setStatus(m_match->stateText());
    else if (page == Page::Link)
        m_window->setStatus(m_link->stateText());
    else if (page == Page::Record)
        m_window->setStatus(m_record->stateText());
    else
        m_window->setStatus({});
    showActionState();
}

/// Returns the state of the actions of the page itself.
ui::ActionState Program::actionStateOn(Page page) const
{
    switch (page) {
    case Page::Match:
        return m_match->actionState();
    case Page::Link:
        return m_link->actionState();
    case Page::Record:
        return m_record->actionState();
    case Page::History:
        return {.undo = m_history->canUndo() || m_files->exports().canUndo()};
    case Page::Statistics:
        return {.undo = m_statistics->canUndo()};
    case Page::Lesson:
        return {.hint = true};
    case Page::Puzzles:
        return {.hint = m_puzzles->canHint()};
    default:
        return {};
    }
}

void Program::showActionState()
{
    offerLesson();
    m_resume->showBoard(isLanShown() ? QString{} : shownGame());
    if (!m_lan->isRoundRunning())
        m_window->withdraw(ui::Question::Topic::Leave); // there is nothing left to resign
    const Page page = m_window->page();
    ui::ActionState actionState = actionStateOn(page);
    const bool isRockPaperScissors = isLanShown() && m_lan->isPlaying() && !m_lan->game()->table().hasMatch();
    actionState.newGame = page == Page::Link || (page == Page::Match && !isRockPaperScissors);
    const bool isGameShown = page == Page::Match || page == Page::Link;
    const bool hasGame = m_lastGamePage != Page::Home || !m_resume->latest().isEmpty();
    actionState.continueGame = (page == Page::Link && m_link->actionState().continueGame)
        || (!isGameShown && (hasGame || m_lan->isPlaying() || m_lan->isSpectating()));
    actionState.host = page != Page::Host;
    actionState.join = page != Page::Join;
    actionState.leave = m_lan->isAtTable();
    actionState.saveAndLeave = m_lan->isPlaying() && m_lan->game()->table().hasMatch();
    actionState.propose = page == Page::Match && m_lan->canPropose();
    if (m_lan->isRoundRunning()) { // that game gets all computing power and attention
        actionState.turningPoints = false;
        m_turningPoints->cancel();
    }
    m_files->addActionState(actionState);
    m_window->actions().setActionState(actionState);
    m_window->actions().setPaused(m_link->isPaused());
    m_window->actions().setRestartAsks(page == Page::Match && isLanShown());
    m_window->homePage().setContinue(actionState.continueGame && !isGameShown ? continueText() : QString{});
    m_window->homePage().setWaiting(waitingGames());
}

QString Program::continueText() const
{
    if (m_lan->isPlaying())
        return tr("Continue with %1").arg(m_lan->peerName());
    if (m_lan->isSpectating())
        return tr("Continue watching %1").arg(m_lan->peerName());
    const QString key = m_lastGamePage == Page::Link ? ui::linkKey.toString()
        : m_lastGamePage == Page::Home               ? m_resume->latest()
                                                     : m_window->game();
    return tr("Continue %1").arg(ui::gameName(key));
}

void Program::requestAttention()
{
    if (m_window->isActiveWindow())
        return;
    QApplication::alert(m_window.get());
    m_window->setAttention(true);
}

} // namespace qipan::app
