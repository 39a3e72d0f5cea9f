// SPDX-License-Identifier: GPL-3.0-or-later
// Recording games, and the connections of the history and of files.
#include "app/files/files_controller.h"
#include "app/history/history_controller.h"
#include "app/link/link_replay.h"
#include "app/program.h"
#include "app/statistics/statistics_controller.h"
#include "app/stored_games.h"
#include "ui/panels/message_bar.h"

namespace qipan::app {

void Program::connectRecorder()
{
    ui::MessageBar& messages = m_window->messages();
    for (const DataStore* store : m_stores.stores()) {
        connect(store, &DataStore::errorOccurred, &messages, &ui::MessageBar::showMessage);
        connect(store, &DataStore::recovered, &messages, &ui::MessageBar::hideMessage);
        connect(store, &DataStore::recovered, this, &Program::followLosses);
    }
    connect(m_local, &LocalTables::tableCreated, this, [this](Table& table) {
        m_recorder->record(table, GameSource::Local, [this, &table] { return m_local->seating(table); });
    });
    connect(m_local, &LocalTables::resuming, this,
            [this](const Table& table, const HistoryEntry& entry) { m_recorder->resume(table, entry); });
    connect(m_lan, &LanController::gameCreated, this, [this](LanGame& game) {
        m_recorder->record(game.table(), GameSource::Lan, [this, &game] { return m_lan->historySeating(game); });
        connect(&game, &LanGame::ended, this, [this, &game] { m_recorder->interrupt(game.table(), true); });
    });
    connect(&m_link->store(), &LinkStore::placed, m_historyStore, &HistoryStore::touch);
    connect(m_resume, &ResumeController::replacing, this,
            [this](const Table& table) { m_recorder->interrupt(table, true); });
}

void Program::connectHistory()
{
    auto* games = new StoredGames{m_window->parts(), *m_historyStore, *m_resume, *m_record, this};
    connect(m_history, &HistoryController::opened, games, &StoredGames::open);
    connect(m_history, &HistoryController::copyRequested, games, &StoredGames::copy);
    connect(m_history, &HistoryController::linkOpened, m_replay,
            [this](const HistoryEntry& game) { m_replay->start(game.record, std::nullopt); });
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
    m_historyStore->check();
}

} // namespace qipan::app
