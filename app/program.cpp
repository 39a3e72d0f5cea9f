// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"
#include "app/match/analysed_match.h"
#include "app/record/analysed_record.h"

#include "app/analysis/analysis_keeper.h"
#include "app/analysis_queue/analysis_queue_controller.h"
#include "app/base/platform.h"
#include "app/book/book_controller.h"
#include "app/book/lesson_controller.h"
#include "app/duel/duel_replay.h"
#include "app/external/engines_controller.h"
#include "app/files/files_controller.h"
#include "app/history/history_controller.h"
#include "app/home/home_controller.h"
#include "app/internet/broker_store.h"
#include "app/internet/brokers_controller.h"
#include "app/internet/table_places.h"
#include "app/lan/console.h"
#include "app/link/link_replay.h"
#include "app/link/link_scores_controller.h"
#include "app/link/link_start_controller.h"
#include "app/openings/opening_explorer.h"
#include "app/preferences/desktop_follower.h"
#include "app/preferences/preferences_controller.h"
#include "app/puzzle/puzzle_controller.h"
#include "app/sound/sound_controller.h"
#include "app/statistics/statistics_controller.h"
#include "app/stored_games.h"
#include "app/turning_points/turning_points_controller.h"
#include "ui/base/accessible_role.h"
#include "ui/base/combo_box_accessible.h"
#include "ui/board/board_accessible.h"
#include "ui/icons/icon.h"
#include "ui/messages/message_queue.h"
#include "ui/shell/status_bar.h"

#include <QApplication>
#include <QFileOpenEvent>
#include <QRandomGenerator>

namespace qipan::app {

Program::Program(const Options& options)
    : m_options{options}
    , m_dataFolder{dataFolder(options.dataDir, programFolder(QCoreApplication::applicationFilePath()))}
    , m_settings{m_dataFolder.path}
    , m_storeThread{std::make_shared<StoreThread>(m_settings.folder())}
    , m_stores{m_storeThread, StoreThread::finishTimeout, this}
    , m_systemPalette{QApplication::palette()}
    , m_preferences{m_settings, overridesOf(options)}
{
    m_languages.use(m_preferences->language);
    ui::installAccessibleRoles();
    ui::installComboBoxAccessibility();
    ui::installBoardAccessibility();
    const ui::Theme theme = makeTheme();
    ui::applyTheme(theme); // first, so that no existing widget must be updated
    ui::setStyleAnimated(m_preferences->isAnimated());
    m_window = std::make_unique<ui::MainWindow>(m_preferences.value());
    makeControllers();
    connectActions();
    connectControllers();
    connectHistory();
    connectFiles();
    connectRecorder();
    connectDrain();
    showTheme(theme);
    m_desktop = new DesktopFollower{m_preferences, this};
    m_window->installEventFilter(this);
    qApp->installEventFilter(this);
    m_window->restoreLayout(m_settings.layout());
    m_window->setMayClose([this] { return mayClose(); });
    showPage();
}

Program::~Program()
{
    m_window->removeEventFilter(this);
    finish();
    m_settings.sync(); // the process may end before the last member is destroyed
}

void Program::finish()
{
    m_lan->leave();
    m_localDuel->drop();
    m_queue->rest();
    m_recorder.reset();
    m_stores.retry();
    // The rest of the end may take a while, and the next start is to offer the games.
    m_storeThread->enqueue([](DataFile& file) { file.giveUpClaim(); });
}

/// Whether games of the history may be analysed now: the computer's moves, a game on the network and what is analysed
/// on a page come first.
bool Program::isFree() const
{
    const Table* table = m_match->table();
    const auto isThinking = [table](Seat seat) {
        const Player* player = table == nullptr ? nullptr : table->player(seat);
        return player != nullptr && player->isThinking();
    };
    return !isThinking(Seat::First) && !isThinking(Seat::Second) && !m_lan->isRoundRunning() && !m_analysis->isBusy()
        && !m_recordAnalysis->isBusy() && !m_review->isRunning() && !m_recordReview->isRunning()
        && !m_turningPoints->isRunning();
}

/// A controller makes its page when the page is first shown.
void Program::makeControllers()
{
    const ui::WindowParts window = m_window->parts();
    ui::PageStack& pages = m_window->pages();
    ui::JobBar& jobs = m_window->jobBar();
    m_pages = new PageControllers{window.navigation, this};
    m_brokers = new BrokerStore{m_settings.folder(), this};
    if (m_options.broker)
        m_brokers->setLogin(*m_options.broker, m_options.brokerUser, m_options.brokerPassword);
    m_historyStore = new HistoryStore{m_storeThread, this};
    m_home = m_pages->add(new HomeController{window, pages, m_preferences, m_settings, *m_historyStore, this});
    m_match = m_pages->add(new MatchController{window, pages, m_preferences, this});
    m_local = new LocalTables{window, pages, m_preferences, *m_match, this};
    m_link = m_pages->add(new LinkController{window, pages, m_preferences, m_storeThread, this});
    m_replay = m_pages->add(new LinkReplay{window, pages, m_preferences, *m_link, this});
    m_duel = m_pages->add(new DuelController{window, pages, m_preferences, m_link->tiles(), this});
    m_localDuel = new LocalDuel{*m_duel, m_preferences, this};
    m_duelReplay = m_pages->add(new DuelReplay{window, pages, m_preferences, *m_link, this});
    auto* const linkStart = m_pages->add(new LinkStartController{window, pages, m_preferences, *m_link, this});
    m_pages->add(new LinkScoresController{window, pages, *m_link, *m_replay, this});
    m_record = m_pages->add(new RecordController{window, pages, m_preferences, *m_historyStore, this});
    m_preferencesPage = m_pages->add(new PreferencesController{window, pages, m_preferences, this});
    new EnginesController{window, m_preferences, this};
    m_brokersDialog = new BrokersController{window, *m_brokers, this};
    auto* const match = new AnalysedMatch{
        pages, window.navigation, *m_match,
        [this](const Table& table) { return m_recorder ? m_recorder->rowOf(table) : std::function<qint64()>{}; }, this};
    m_analysis = new AnalysisController{window, *match, m_preferences, this};
    m_review = new ReviewController{window, *match, this};
    new AnalysisKeeper{*match, *m_review, *m_historyStore, this};
    auto* const record = new AnalysedRecord{pages, window.navigation, *m_record, this};
    m_recordAnalysis = new AnalysisController{window, *record, m_preferences, this};
    m_recordReview = new ReviewController{window, *record, this};
    connect(new AnalysisKeeper{*record, *m_recordReview, *m_historyStore, this}, &AnalysisKeeper::recalled, m_record,
            [this] { m_record->judge(m_recordReview->values()); });
    auto* const openings = new OpeningIndexer{*m_historyStore, this};
    m_explorers = {new OpeningExplorer{*match, *m_historyStore, *openings, this},
                   new OpeningExplorer{*record, *m_historyStore, *openings, this}};
    m_history = m_pages->add(new HistoryController{window, pages, *m_historyStore, this});
    m_queue =
        new AnalysisQueue{*m_historyStore,
                          {.isFree = [this] { return isFree(); },
                           .wantedRule = [this](const QString& game) { return m_preferences->games.value(game).rule; }},
                          this};
    new AnalysisQueueController{window, pages, *m_queue, this};
    m_statistics =
        m_pages->add(new StatisticsController{window, pages, m_preferences, *m_historyStore, m_settings, this});
    m_book = m_pages->add(new BookController{window, pages, m_preferences, jobs, m_settings, this});
    m_puzzles = m_pages->add(new PuzzleController{window, pages, m_preferences, m_settings, m_storeThread, this});
    m_turningPoints = new TurningPointsController{
        window,
        m_preferences,
        jobs,
        {.match = *m_match, .review = *m_review, .record = *m_record, .recordReview = *m_recordReview, .book = *m_book},
        this};
    m_lesson = m_pages->add(new LessonController{window, pages, m_preferences, m_settings, *m_link, this});
    m_lessonOffer = new LessonOffer{window.messages, m_settings, this};
    auto* const newGame = m_pages->add(new NewGameController{window, pages, m_preferences, *m_historyStore, this});
    auto* const hosting = m_pages->add(new HostController{window, pages, *newGame, *linkStart, *m_brokers, this});
    connect(hosting, &HostController::brokersWanted, m_brokersDialog, &BrokersController::open);
    auto* const joining = m_pages->add(new JoinController{window, pages, m_settings, *m_brokers, this});
    m_lan = new LanController{
        window,
        pages,
        m_preferences,
        {.match = *m_match,
         .duel = *m_duel,
         .newGame = *newGame,
         .linkStart = *linkStart,
         .hosting = *hosting,
         .joining = *joining,
         .brokers = *m_brokers},
        m_storeThread,
        {.make = [this](const GameInfo& game) { return makeLanPlayer(game); },
         .makeComputer = [this](DuelTable& table, Seat seat) { return makeLanComputer(table, seat); }},
        this};
    connect(m_lan, &LanController::changed, m_record, [this] { m_record->setMayHelp(!m_lan->isRoundRunning()); });
    m_sounds = new SoundController{window,
                                   m_preferences,
                                   {.match = *m_match,
                                    .record = *m_record,
                                    .link = *m_link,
                                    .duel = *m_duel,
                                    .lesson = *m_lesson,
                                    .puzzles = *m_puzzles},
                                   this};
    m_files = new FilesController{window,
                                  {.jobs = jobs, .recent = m_window->recentMenu()},
                                  m_preferences,
                                  m_settings,
                                  *m_historyStore,
                                  {.match = *m_match,
                                   .review = *m_review,
                                   .link = *m_link,
                                   .replay = *m_replay,
                                   .duels = *m_duelReplay,
                                   .record = *m_record},
                                  *m_record,
                                  this};
    if (m_options.computerSeat)
        m_local->setComputerSeat(m_options.level.value_or(1));
    m_resume = new ResumeController{window, *m_local, *m_historyStore, this};
    m_recorder = std::make_unique<HistoryRecorder>(*m_historyStore, nullptr);
    m_games = new GamesController{window,
                                  m_preferences,
                                  {.match = *m_match,
                                   .local = *m_local,
                                   .link = *m_link,
                                   .duel = *m_duel,
                                   .localDuel = *m_localDuel,
                                   .lan = *m_lan,
                                   .resume = *m_resume,
                                   .lessons = *m_lessonOffer,
                                   .newGame = *newGame,
                                   .linkStart = *linkStart},
                                  this};
}

std::unique_ptr<Player> Program::makeLanPlayer(const GameInfo& game) const
{
    if (!m_options.computerSeat)
        return std::make_unique<PersonPlayer>(false);
    const int level = std::min(m_options.level.value_or(1), game.levels);
    return std::make_unique<EnginePlayer>(game.makeEngine(level, QRandomGenerator::system()->generate64()), game.score,
                                          level, std::chrono::milliseconds{0});
}

std::unique_ptr<DuelComputer> Program::makeLanComputer(DuelTable& table, Seat seat) const
{
    if (!m_options.computerSeat)
        return nullptr;
    const int level = std::min(m_options.level.value_or(1), duel::computerLevels);
    return std::make_unique<DuelComputer>(table, seat, level, QRandomGenerator::system()->generate64());
}

void Program::start()
{
    m_window->show();
    // The icon needs a plug-in and several sizes, so it is set after the window is shown.
    QTimer::singleShot(0, this, [] { QApplication::setWindowIcon(ui::applicationIcon()); });
    checkDataFolder();
    findInterruptedGames();
    switch (m_options.mode) {
    case Mode::Find: // runs without a window, and so without this class
    case Mode::Open:
        m_lan->remind();
        if (!m_options.game.isEmpty())
            m_games->open(m_options.game);
        break;
    case Mode::Record:
        if (m_options.file.isEmpty())
            m_files->records().chooseFile();
        else
            m_files->records().openUnasked(m_options.file);
        break;
    case Mode::Host:
        if (m_options.invitation)
            checkBrokers();
        new Console{*m_lan, Console::Role::Host, m_options.rounds, this};
        m_lan->hostOrResume({.terms = m_options.duel
                                 ? net::Terms{*m_options.duel}
                                 : net::GameTerms{*m_options.setup, m_options.first, m_options.clock},
                             .port = m_options.port,
                             .passcode = m_options.passcode,
                             .acceptAnyone = m_options.acceptAnyone,
                             .onlyEncrypted = m_options.onlyEncrypted,
                             .invitation = m_options.invitation});
        break;
    case Mode::Join:
        if (m_options.address.isEmpty() || m_options.onlyShow)
            return m_lan->showJoinPage(m_options.address);
        if (isOnInternet(m_options.address))
            checkBrokers();
        new Console{*m_lan, Console::Role::Guest, m_options.rounds, this};
        if (m_options.spectate)
            m_lan->join(m_options.address, net::Role::Watch, m_options.passcode, plainProof());
        else
            m_lan->joinOrResume(m_options.address, m_options.passcode, plainProof());
        break;
    }
}

/// Nobody can be asked at the seat of a computer.
PlainProof Program::plainProof() const
{
    if (m_options.allowUnencrypted)
        return PlainProof::Agree;
    return m_options.computerSeat ? PlainProof::Decline : PlainProof::Ask;
}

void Program::checkDataFolder()
{
    QStringList warnings;
    if (!m_dataFolder.unwritable.isEmpty())
        warnings << tr("The folder %1 beside the program cannot be written. Settings and games are stored in %2.")
                        .arg(m_dataFolder.unwritable, m_dataFolder.path);
    if (!m_settings.isPersistent())
        warnings << tr("Settings cannot be saved in %1.").arg(m_settings.folder());
    if (warnings.isEmpty())
        return;
    m_window->messages().showMessage(warnings.join(u' '));
    print(stderr, u"qipan: " + warnings.join(u' ') + u'\n');
}

void Program::checkBrokers()
{
    if (const QString problem = m_brokers->problem(); !problem.isEmpty())
        print(stderr, u"qipan: " + problem + u'\n');
}

void Program::startLesson(const QString& game)
{
    m_lessonOffer->end(game);
    m_lesson->start(game);
}

void Program::showPage()
{
    m_window->parts().status.setText(m_pages->current().statusText());
    showActionState();
}

void Program::showActionState()
{
    m_games->follow();
    ui::ActionState actionState = m_pages->current().actionState();
    m_games->addActionState(actionState);
    if (m_lan->isRoundRunning())
        m_turningPoints->cancel();
    m_files->addActionState(actionState);
    m_window->actions().setActionState(actionState);
    m_home->setWaiting(m_games->continueText(), m_games->waitingGames());
}

void Program::requestAttention()
{
    if (m_window->isActiveWindow())
        return;
    QApplication::alert(m_window.get());
    m_window->setAttention(true);
}

void Program::applyPreferences(const ui::Preferences& now, const ui::Preferences& before)
{
    m_window->setPreferences(now);
    if (before.language != now.language)
        m_languages.use(now.language);
    if (before.colorMode != now.colorMode || before.look != now.look
        || before.desktop.highContrast != now.desktop.highContrast)
        applyTheme();
    ui::setStyleAnimated(now.isAnimated());
    m_pages->forEach([](PageController& controller) { controller.applyPreferences(); });
    m_games->applyPreferences();
    for (AnalysisController* each : {m_analysis, m_recordAnalysis})
        each->follow();
}

ui::Theme Program::makeTheme() const
{
    return ui::chooseTheme(m_preferences->look, m_preferences->colorMode, m_systemPalette,
                           m_preferences->desktop.highContrast);
}

void Program::followDesktop()
{
    QApplication::setPalette({}); // back to the system's, to see it
    m_systemPalette = QApplication::palette();
    applyTheme();
    m_desktop->ask();
}

void Program::applyTheme()
{
    const ui::Theme theme = makeTheme();
    ui::applyTheme(theme);
    showTheme(theme);
}

void Program::showTheme(const ui::Theme& theme)
{
    m_pages->forEach([&theme](PageController& controller) { controller.applyTheme(theme); });
}

bool Program::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == qApp) {
        if (event->type() != QEvent::FileOpen) // macOS: a file was opened in the Finder or dropped on the icon
            return false;
        const auto* opened = static_cast<QFileOpenEvent*>(event);
        if (opened->url().scheme() == u"qipan")
            m_lan->showJoinPage(opened->url().toString());
        else
            m_files->openAll({opened->file()});
        return true;
    }
    if (watched != m_window.get())
        return false;                            // an event of any other object
    if (event->type() == QEvent::LanguageChange) // after the window has applied the new texts
        QMetaObject::invokeMethod(this, &Program::retranslate, Qt::QueuedConnection);
    if (event->type() == QEvent::ThemeChange)
        QMetaObject::invokeMethod(this, &Program::followDesktop, Qt::QueuedConnection);
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide || event->type() == QEvent::WindowStateChange)
        followHistory();
    return QObject::eventFilter(watched, event);
}

void Program::retranslate()
{
    m_games->retranslate();
    m_turningPoints->retranslate();
    for (OpeningExplorer* each : m_explorers)
        each->retranslate();
    m_pages->forEach([](PageController& controller) { controller.retranslate(); });
    for (ReviewController* each : {m_review, m_recordReview})
        each->follow();
    showPage();
}

bool Program::mayClose()
{
    if (m_record->isChanged()) {
        m_record->leave([this] { m_window->close(); });
        return false;
    }
    const bool asks = !m_options.computerSeat;
    if (asks && m_lan->isRoundRunning()) {
        m_games->askToLeave([this] { m_window->close(); });
        return false;
    }
    if (const QString lost = losses(); asks && !lost.isEmpty()) {
        askToLose(lost);
        return false;
    }
    m_link->save();
    if (asks && !m_isDrained && !m_storeThread->waitUntilIdle()) {
        m_stores.start();
        return false;
    }
    m_settings.setLayout(m_window->saveLayout());
    return true;
}

void Program::connectDrain()
{
    connect(&m_stores, &StoreDrain::isSlow, this, [this] {
        m_window->messages().post({.topic = ui::Message::Topic::Unwritten,
                                   .text = tr("Saving your games…"),
                                   .agree = tr("Close an&yway"),
                                   .decline = tr("St&ay"),
                                   .agreed = [this] { close(); },
                                   .declined = [this] { m_stores.cancel(); }});
    });
    connect(&m_stores, &StoreDrain::written, this, [this] {
        m_window->messages().withdraw(ui::Message::Topic::Unwritten);
        m_isDrained = true; // even if another job was given since
        m_window->close();
        m_isDrained = false;
    });
    connect(&m_stores, &StoreDrain::timedOut, this, [this] { askToLose(unsavedText()); });
}

QString Program::losses() const
{
    QStringList sentences;
    if (m_stores.hasUnwritten())
        sentences << unsavedText();
    if (m_files->isBusy())
        sentences << tr("An import or export is still running and would be cancelled.");
    return sentences.join(u' ');
}

QString Program::unsavedText()
{
    return tr("Some of your games could not be saved in the data folder and would be lost. File ▸ Save stores the "
              "current game in a separate file.");
}

void Program::followLosses()
{
    if (losses().isEmpty() && !m_stores.isActive())
        m_window->messages().withdraw(ui::Message::Topic::Unwritten);
}

void Program::askToLose(const QString& losses)
{
    m_window->messages().post({.topic = ui::Message::Topic::Unwritten,
                               .text = losses,
                               .agree = tr("&Quit anyway"),
                               .decline = tr("St&ay"),
                               .agreed = [this] { close(); }});
}

/// Closes the window without further questions.
void Program::close()
{
    m_settings.setLayout(m_window->saveLayout());
    m_window->setMayClose({});
    m_window->close();
}

} // namespace qipan::app
