// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book_controller.h"
#include "app/book/lesson_controller.h"
#include "app/duel/duel_entry.h"
#include "app/duel/duel_recorder.h"
#include "app/duel/duel_replay.h"
#include "app/files/files_controller.h"
#include "app/history/history_controller.h"
#include "app/history/history_record.h"
#include "app/home/home_controller.h"
#include "app/internet/brokers_controller.h"
#include "app/lan/shown_lan_game.h"
#include "app/link/link_replay.h"
#include "app/openings/opening_explorer.h"
#include "app/preferences/preferences_controller.h"
#include "app/program.h"
#include "app/puzzle/puzzle_controller.h"
#include "app/sound/sound_controller.h"
#include "app/statistics/statistics_controller.h"
#include "app/stored_games.h"
#include "ui/base/texts.h"
#include "ui/messages/message_queue.h"

namespace qipan::app {

/// Connects the actions that work on several pages. The others are connected by those who perform them.
void Program::connectActions()
{
    const ui::Actions& actions = m_window->actions();
    const auto on = [this](const QAction* action, void (PageController::*act)()) {
        connect(action, &QAction::triggered, this, [this, act] { (m_pages->current().*act)(); });
    };
    on(actions.playAgain, &PageController::newGame);
    on(actions.restart, &PageController::restart);
    on(actions.undo, &PageController::undo);
    on(actions.redo, &PageController::redo);
    on(actions.hint, &PageController::hint);
    const std::pair<const QAction*, Step> steps[] = {{actions.firstPosition, Step::First},
                                                     {actions.previousPosition, Step::Previous},
                                                     {actions.nextPosition, Step::Next},
                                                     {actions.latestPosition, Step::Latest}};
    for (const auto& [action, step] : steps)
        connect(action, &QAction::triggered, this, [this, step = step] { m_pages->current().go(step); });
}

void Program::connectControllers()
{
    connect(m_window.get(), &ui::MainWindow::preferencesChanged, &m_preferences, &PreferenceStore::set);
    connect(&m_preferences, &PreferenceStore::changed, this, &Program::applyPreferences);
    connect(m_window.get(), &ui::MainWindow::deactivated, m_link, &LinkController::windowLeft);
    connect(m_window.get(), &ui::MainWindow::deactivated, m_duel, &DuelController::windowLeft);
    connect(m_duel, &DuelController::attentionNeeded, this, &Program::requestAttention);
    connect(m_window.get(), &ui::MainWindow::stonePlaced, m_sounds, &SoundController::playStone);
    connect(m_record, &RecordController::documentChanged, m_window.get(), &ui::MainWindow::setDocument);
    connect(m_window.get(), &ui::MainWindow::renjuOpeningChosen, m_games, &GamesController::setUpRenju);
    connect(m_home, &HomeController::gameChosen, m_games, &GamesController::goOnWith);
    connect(m_preferencesPage, &PreferencesController::newGameRequested, m_games, &GamesController::choose);
    connect(m_preferencesPage, &PreferencesController::brokersRequested, m_brokersDialog, &BrokersController::open);
    connect(m_home, &HomeController::choiceRequested, m_games, &GamesController::choose);
    connect(m_home, &HomeController::dealRequested, m_link, &LinkController::playDaily);
    connect(m_home, &HomeController::puzzlesRequested, m_puzzles,
            [puzzles = m_puzzles](const QString& kind) { kind.isEmpty() ? puzzles->show() : puzzles->show(kind); });
    connect(m_home, &HomeController::lessonRequested, this, &Program::startLesson);
    connect(m_record, &RecordController::playFromHereRequested, m_games, &GamesController::playFrom);
    connect(m_analysis, &AnalysisController::evaluated, m_review, &ReviewController::addAnalysis);
    connect(m_analysis, &AnalysisController::lineTaken, m_match, &MatchController::tryLine);
    m_match->hints().setKnown([this](const BoardGame& position) { return m_analysis->settledLines(position); });
    m_record->hints().setKnown([this](const BoardGame& position) { return m_recordAnalysis->settledLines(position); });
    connect(m_recordAnalysis, &AnalysisController::lineTaken, m_record, &RecordController::addLine);
    m_analysis->setBetterLine([this] { return m_review->betterLine(); });
    m_recordAnalysis->setBetterLine([this] { return m_recordReview->betterLine(); });
    connect(m_explorers[1], &OpeningExplorer::moveChosen, m_record, &RecordController::play);
    connect(m_recordAnalysis, &AnalysisController::evaluated, m_recordReview, &ReviewController::addAnalysis);
    connect(m_recordReview, &ReviewController::reviewed, this, [this] { m_record->judge(m_recordReview->values()); });
    connect(m_match, &MatchController::attentionNeeded, this, &Program::requestAttention);
    connect(m_lan, &LanController::attentionNeeded, this, &Program::requestAttention);
    connect(m_lan, &LanController::changed, this, &Program::showActionState);
    connect(m_games, &GamesController::changed, this, &Program::showActionState);
    connect(m_pages, &PageControllers::changed, this, &Program::showActionState);
    connect(m_pages, &PageControllers::currentChanged, this, &Program::showPage);
    connect(&m_window->navigation(), &ui::Navigation::pageChanged, m_pages, &PageControllers::setCurrent);
    connect(m_book, &BookController::playRequested, m_games, &GamesController::playFromBook);
    connect(m_book, &BookController::analysisRequested, this,
            [this](const record::GameRecord& line) { analyse({.games = {line}, .name = tr("Diagram")}); });
    connect(m_puzzles, &PuzzleController::analysisRequested, this, [this](const record::GameRecord& line) {
        analyse({.games = {line}, .isAtStart = true, .name = tr("Puzzle")});
    });
    connect(m_book, &BookController::tilesRequested, m_link,
            [link = m_link](const book::LinkBoard& board) { link->playFrom(board, link::GameMode::Relaxed); });
    connect(m_book, &BookController::puzzlesRequested, m_puzzles, qOverload<const QString&>(&PuzzleController::show));
    connect(m_book, &BookController::lessonRequested, this, &Program::startLesson);
    connect(&m_window->actions(), &ui::Actions::lessonChosen, this, &Program::startLesson);
    connect(m_lessonOffer, &LessonOffer::accepted, this, &Program::startLesson);
    connect(m_lesson, &LessonController::playRequested, m_games, &GamesController::open);
}

/// Shows a position on the record page with its analysis, which is off again afterwards if it was before: in a game it
/// would count as help.
void Program::analyse(OpenedRecords opened)
{
    const auto set = [this](bool isOn) {
        m_preferences.change([isOn](ui::Preferences& preferences) { preferences.analysis = isOn; });
    };
    if (!m_preferences->analysis && !m_analysed) {
        set(true);
        m_analysed = std::make_unique<QObject>();
        connect(&m_window->navigation(), &ui::Navigation::pageChanged, m_analysed.get(), [this, set](ui::Page page) {
            if (page == ui::Page::Record)
                return;
            set(false);
            m_analysed.release()->deleteLater();
        });
    }
    m_record->show(std::move(opened));
}

void Program::connectRecorder()
{
    ui::MessageQueue& messages = m_window->messages();
    for (const DataStore* store : m_stores.stores()) {
        connect(store, &DataStore::errorOccurred, &messages, &ui::MessageQueue::showMessage);
        connect(store, &DataStore::recovered, &messages, &ui::MessageQueue::hideMessage);
        connect(store, &DataStore::recovered, this, &Program::followLosses);
    }
    connect(m_local, &LocalTables::tableCreated, this, [this](Table& table) {
        m_recorder->record(table, GameSource::Local, [this, &table] { return m_local->seating(table); });
    });
    connect(m_local, &LocalTables::resuming, this,
            [this](const Table& table, const HistoryEntry& entry) { m_recorder->resume(table, entry); });
    connect(m_lan, &LanController::gameCreated, this, [this](LanGame& game) {
        m_recorder->record(game.table(), GameSource::Lan,
                           [this, &game] { return historySeating(game, m_preferences.value()); });
        connect(&game, &LanGame::ended, this, [this, &game] { m_recorder->interrupt(game.table(), true); });
    });
    auto* const duels = new DuelRecorder{*m_historyStore, this};
    connect(m_localDuel, &LocalDuel::tableCreated, this, [this, duels](DuelTable& table) {
        duels->record(table, [this] { return DuelRecorder::Seating{m_localDuel->players()}; });
    });
    connect(m_localDuel, &LocalDuel::left, duels, &DuelRecorder::leave);
    connect(m_lan, &LanController::duelCreated, this, [this, duels](LanDuel& duel) {
        duels->record(duel.table(), [this, &duel] { return historySeating(duel, m_preferences.value()); });
        connect(&duel, &LanDuel::ended, duels, [duels, &duel] { duels->leave(duel.table()); });
    });
    connect(&m_link->store(), &LinkStore::finished, m_historyStore, &HistoryStore::touch);
    connect(m_resume, &ResumeController::replacing, this,
            [this](const Table& table) { m_recorder->interrupt(table, true); });
}

void Program::connectHistory()
{
    auto* games = new StoredGames{m_window->parts(), *m_historyStore, *m_resume, *m_record, this};
    connect(m_history, &HistoryController::opened, games, &StoredGames::open);
    connect(m_history, &HistoryController::boardRequested, m_games, [this](const HistoryEntry& game) {
        game.source == GameSource::Lan ? m_lan->showGame() : m_games->open(game.game);
    });
    connect(m_history, &HistoryController::copyRequested, games, &StoredGames::copy);
    const auto isDuel = [](const HistoryEntry& game) { return record::isDuelRecord(game.record.toStdString()); };
    const auto replay = [this, isDuel](const HistoryEntry& game) {
        if (isDuel(game))
            return m_duelReplay->start(linesOf(game));
        const auto nameOf = [&game](const PlayerEntry& side) { return shownName(side, game.source, game.game); };
        m_replay->start(game.record, std::nullopt, {nameOf(game.sides[0]), nameOf(game.sides[1])});
    };
    connect(m_history, &HistoryController::replayRequested, games, [games, replay](const HistoryEntry& game) {
        game.game == ui::linkKey ? replay(game) : games->showRecord(game);
    });
    connect(m_history, &HistoryController::linkOpened, m_link, [this, replay, isDuel](const HistoryEntry& game) {
        if (game.state == GameState::Over || isDuel(game))
            return replay(game);
        m_link->takeUp(game, [this, game, replay] {
            if (game.state == GameState::Unfinished)
                return replay(game);
            m_window->messages().showMessage(tr("This game is being played in another window."));
        });
    });
    connect(m_history, &HistoryController::deleted, m_link, &LinkController::countResumable);
    connect(m_home, &HomeController::resultRequested, games,
            [games, replay](const HistoryEntry& game) { game.game == ui::linkKey ? replay(game) : games->open(game); });
    connect(m_history, &HistoryController::closed, m_games, &GamesController::returnToGame);
    connect(m_history, &HistoryController::deleted, m_resume, &ResumeController::forget);
    connect(m_resume, &ResumeController::listRequested, m_history, &HistoryController::showOpen);
    connect(m_record, &RecordController::savedInHistory, m_history, &HistoryController::markRestored);
    connect(&m_window->navigation(), &ui::Navigation::pageChanged, this, &Program::followHistory);
}

void Program::followHistory()
{
    m_historyStore->setPolling((m_history->isShown() || m_statistics->isShown()) && m_window->isVisible()
                               && !m_window->isMinimized());
}

void Program::connectFiles()
{
    ExportController& exports = m_files->exports();
    connect(m_window.get(), &ui::MainWindow::filesDropped, m_files, &FilesController::openAll);
    connect(m_window.get(), &ui::MainWindow::textDropped, &m_files->records(), &RecordFiles::openText);
    connect(&exports, &ExportController::changed, m_history,
            [this, &exports] { m_history->setCanUndoExport(exports.canUndo()); });
    connect(m_history, &HistoryController::undoExportRequested, &exports, &ExportController::offerUndo);
    connect(m_history, &HistoryController::exportRequested, &exports, &ExportController::exportGames);
    connect(m_history, &HistoryController::importRequested, &m_files->imports(), &ImportController::chooseFiles);
    connect(&exports, &ExportController::finished, this, &Program::followLosses);
    connect(&m_files->imports(), &ImportController::finished, this, &Program::followLosses);
}

/// Checks the file after that, because it is slow and not urgent.
void Program::findInterruptedGames()
{
    if (!m_options.computerSeat) { // it asks no questions
        m_resume->findInterrupted();
        m_link->countResumable();
    }
    m_home->readToday();
    m_historyStore->check();
}

} // namespace qipan::app
