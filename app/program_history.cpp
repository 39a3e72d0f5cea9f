// Games in the history: recording, resuming and opening them.
#include "app/history/kept_record.h"
#include "app/lan/round_key.h"
#include "app/names.h"
#include "app/program.h"
#include "core/record/sgf.h"
#include "ui/texts.h"

#include <QClipboard>
#include <QGuiApplication>

namespace qipan::app {

namespace {

using Page = ui::MainWindow::Page;

} // namespace

void Program::connectKeeper()
{
    m_historyStore->tellIn(*m_window);
    for (const DataStore* store : findChildren<DataStore*>())
        connect(store, &DataStore::recovered, this, &Program::followLosses);
    connect(m_local, &LocalTables::made, this, [this](Table& table) {
        m_keeper->keep(table, GameSource::Here, [this, &table] { return m_local->seating(table); });
    });
    connect(m_local, &LocalTables::resuming, this,
            [this](const Table& table, const KeptGame& kept) { m_keeper->goOn(table, kept); });
    connect(m_lan, &LanDesk::made, this, [this](LanGame& game) {
        m_keeper->keep(game.table(), GameSource::Lan, [this, &game] { return seating(game); });
        connect(&game, &LanGame::over, this, [this, &game] { m_keeper->breakOff(game.table(), true); });
    });
    connect(&m_link->store(), &LinkStore::placed, m_historyStore, &HistoryStore::touch);
    connect(m_resume, &ResumeDesk::found, this, &Program::openFound);
    connect(m_resume, &ResumeDesk::replacing, this, [this](const Table& table) { m_keeper->breakOff(table, true); });
    connect(m_resume, &ResumeDesk::listWanted, m_history, &HistoryDesk::showOpen);
}

void Program::connectHistory()
{
    connect(m_history, &HistoryDesk::changed, this, &Program::showPossible);
    connect(m_statistics, &StatisticsDesk::changed, this, &Program::showPossible);
    connect(&m_files->exports(), &ExportDesk::changed, this, &Program::showPossible);
    connect(&m_files->exports(), &ExportDesk::finished, this, &Program::followLosses);
    connect(&m_files->imports(), &ImportDesk::finished, this, &Program::followLosses);
    connect(m_history, &HistoryDesk::closed, this,
            [this] { m_window->setPage(m_window->actions().goOn->isEnabled() ? m_lastGamePage : Page::Home); });
    connect(m_history, &HistoryDesk::linkOpened, m_linkPages,
            [this](const KeptGame& game) { m_linkPages->replay().start(game.record, std::nullopt); });
    connect(m_history, &HistoryDesk::opened, this, &Program::openKept);
    connect(m_history, &HistoryDesk::deleted, m_resume, &ResumeDesk::forget);
    connect(m_record, &RecordDesk::savedInHistory, m_history, &HistoryDesk::keep);
    connect(m_history, &HistoryDesk::exportWanted, this, [this](const std::vector<qint64>& ids) {
        m_files->exportGames({ids.begin(), ids.end()});
    });
    connect(m_history, &HistoryDesk::importWanted, this, [this] { m_files->imports().chooseFiles(); });
    connect(m_history, &HistoryDesk::copyWanted, this, &Program::copyKept);
}

/// A game that can be continued is put on its board.
void Program::openKept(const KeptGame& game)
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
    if (game.source == GameSource::Here && game.state == GameState::Unfinished)
        m_resume->open(game.id, open);
    else
        open();
}

/// Converts in the background, because a game may have millions of plies.
void Program::makeRecord(const KeptGame& game, std::function<void(const record::GameRecord&)> then)
{
    KeptGame named = game;
    for (KeptSide& side : named.sides)
        side.name = shownName(side, game.source, game.game);
    m_recordTask.start(
        [this, game = std::move(named), then = std::move(then)](const std::atomic<bool>&) -> BackgroundTask::Tell {
            auto record = recordOf(game);
            return [this, then, record = std::move(record)] {
                if (record)
                    then(*record);
                else
                    m_window->tell(record.error());
            };
        });
}

void Program::copyKept(qint64 id)
{
    const auto copy = [this](const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        m_window->setStatus(tr("The game is on the clipboard."));
    };
    m_historyStore->ask(
        *this, [id](HistoryFile& file) { return file.find(id); },
        [this, copy](const auto& found) {
            if (!found || !*found)
                return;
            const KeptGame& game = **found;
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
    KeptSide& side = seating.sides[own];
    side.name = game.seating().ownName;
    side.who = m_window->preferences().name.isEmpty() ? Who::Guest : Who::Me;
    if (const auto* computer = qobject_cast<EnginePlayer*>(game.table().player(game.me()))) {
        side.who = Who::Computer;
        side.level = computer->level();
    }
    seating.sides[1 - own] = {game.peerName(), Who::Peer, 0};
    seating.key = roundKey({game.me(), game.seating().token}, game.table().round());
    return seating;
}

/// Checks the file after that, because it is slow and not urgent.
void Program::lookForGames()
{
    if (!m_options.computerSeat) { // it asks no questions
        m_resume->look();
        m_link->look();
    }
    m_historyStore->check();
}

/// Watches for changes by other programs only while a page that shows them is visible.
void Program::watchHistory()
{
    const Page page = m_window->page();
    m_historyStore->watch((page == Page::History || page == Page::Statistics) && m_window->isVisible()
                          && !m_window->isMinimized());
}

/// The game was opened before the store had replied.
void Program::openFound()
{
    const QString key = m_window->game();
    const bool isShown = m_window->page() == ui::MainWindow::Page::Match && m_local->isShown();
    if (isShown && m_resume->has(key) && m_local->isUntouched(key))
        m_resume->open(key);
    showPossible();
}

} // namespace qipan::app
