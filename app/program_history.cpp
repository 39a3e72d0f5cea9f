// Games in the history: recording, resuming and opening them.
#include "app/base/names.h"
#include "app/history/history_record.h"
#include "app/match_store/round_key.h"
#include "app/program.h"
#include "core/record/sgf.h"
#include "ui/base/texts.h"

#include <QClipboard>
#include <QGuiApplication>

namespace qipan::app {

namespace {

using Page = ui::MainWindow::Page;

} // namespace

void Program::connectRecorder()
{
    for (const DataStore* store : findChildren<DataStore*>()) {
        connect(store, &DataStore::errorOccurred, m_window.get(), &ui::MainWindow::showMessage);
        connect(store, &DataStore::recovered, m_window.get(), &ui::MainWindow::hideMessage);
        connect(store, &DataStore::recovered, this, &Program::followLosses);
    }
    connect(m_local, &LocalTables::tableCreated, this, [this](Table& table) {
        m_recorder->record(table, GameSource::Local, [this, &table] { return m_local->seating(table); });
    });
    connect(m_local, &LocalTables::resuming, this,
            [this](const Table& table, const HistoryEntry& entry) { m_recorder->resume(table, entry); });
    connect(m_lan, &LanController::gameCreated, this, [this](LanGame& game) {
        m_recorder->record(game.table(), GameSource::Lan, [this, &game] { return seating(game); });
        connect(&game, &LanGame::ended, this, [this, &game] { m_recorder->interrupt(game.table(), true); });
    });
    connect(&m_link->store(), &LinkStore::placed, m_historyStore, &HistoryStore::touch);
    connect(m_resume, &ResumeController::found, this, &Program::openFound);
    connect(m_resume, &ResumeController::replacing, this,
            [this](const Table& table) { m_recorder->interrupt(table, true); });
    connect(m_resume, &ResumeController::listRequested, m_history, &HistoryController::showOpen);
}

void Program::connectHistory()
{
    connect(m_history, &HistoryController::changed, this, &Program::showActionState);
    connect(m_statistics, &StatisticsController::changed, this, &Program::showActionState);
    connect(&m_files->exports(), &ExportController::changed, this, &Program::showActionState);
    connect(&m_files->exports(), &ExportController::finished, this, &Program::followLosses);
    connect(&m_files->imports(), &ImportController::finished, this, &Program::followLosses);
    connect(m_history, &HistoryController::closed, this,
            [this] { m_window->setPage(m_window->actions().continueGame->isEnabled() ? m_lastGamePage : Page::Home); });
    connect(m_history, &HistoryController::linkOpened, m_linkPages,
            [this](const HistoryEntry& game) { m_linkPages->replay().start(game.record, std::nullopt); });
    connect(m_history, &HistoryController::opened, this, &Program::openEntry);
    connect(m_history, &HistoryController::deleted, m_resume, &ResumeController::forget);
    connect(m_record, &RecordController::savedInHistory, m_history, &HistoryController::markRestored);
    connect(m_history, &HistoryController::exportRequested, this, [this](const std::vector<qint64>& ids) {
        m_files->exportGames({ids.begin(), ids.end()});
    });
    connect(m_history, &HistoryController::importRequested, this, [this] { m_files->imports().chooseFiles(); });
    connect(m_history, &HistoryController::copyRequested, this, &Program::copyEntry);
}

/// A game that can be continued is put on its board.
void Program::openEntry(const HistoryEntry& game)
{
    const auto open = [this, game] {
        OpenedRecords opened;
        opened.given = game.given;
        opened.historyId = game.id;
        opened.historyPrint = HistoryFile::printOf(game);
        opened.state = game.state;
        makeRecord(game, [this, opened](const record::GameRecord& record) {
            OpenedRecords whole = opened;
            whole.games = {record};
            m_record->show(std::move(whole));
        });
    };
    if (game.source == GameSource::Local && game.state == GameState::Unfinished)
        m_resume->open(game.id, open);
    else
        open();
}

/// Converts in the background, because a game may have millions of plies.
void Program::makeRecord(const HistoryEntry& game, std::function<void(const record::GameRecord&)> then)
{
    HistoryEntry named = game;
    for (PlayerEntry& side : named.sides)
        side.name = shownName(side, game.source, game.game);
    m_recordTask.start(
        [this, game = std::move(named), then = std::move(then)](const std::atomic<bool>&) -> BackgroundTask::Reply {
            auto record = recordOf(game);
            return [this, then, record = std::move(record)] {
                if (record)
                    then(*record);
                else
                    m_window->showMessage(record.error());
            };
        });
}

void Program::copyEntry(qint64 id)
{
    const auto copy = [this](const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        m_window->setStatus(tr("Game copied."));
    };
    m_historyStore->ask(
        *this, [id](HistoryFile& file) { return file.find(id); },
        [this, copy](const auto& found) {
            if (!found || !*found)
                return;
            const HistoryEntry& game = **found;
            if (game.game == ui::linkKey)
                return copy(game.record);
            makeRecord(game, [copy](const record::GameRecord& record) {
                copy(QString::fromStdString(record::writeSgf(std::span{&record, 1})));
            });
        });
}

Seating Program::seating(const LanGame& game) const
{
    Seating seating;
    const std::size_t own = game.me() == Seat::First ? 0 : 1;
    PlayerEntry& side = seating.sides[own];
    side.name = game.seating().ownName;
    side.kind = m_window->preferences().name.isEmpty() ? PlayerKind::Guest : PlayerKind::Me;
    if (const auto* computer = qobject_cast<EnginePlayer*>(game.table().player(game.me()))) {
        side.kind = PlayerKind::Computer;
        side.level = computer->level();
    }
    seating.sides[1 - own] = {game.peerName(), PlayerKind::Peer, 0};
    seating.key = roundKey({game.me(), game.seating().token}, game.table().round());
    return seating;
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

/// Watches for changes by other programs only while a page that shows them is visible.
void Program::pollHistory()
{
    const Page page = m_window->page();
    m_historyStore->setPolling((page == Page::History || page == Page::Statistics) && m_window->isVisible()
                               && !m_window->isMinimized());
}

/// The game was opened before the store had replied.
void Program::openFound()
{
    const QString key = m_window->game();
    const bool isShown = m_window->page() == ui::MainWindow::Page::Match && m_local->isShown();
    if (isShown && m_resume->has(key) && m_local->isUntouched(key))
        m_resume->open(key);
    showActionState();
}

} // namespace qipan::app
