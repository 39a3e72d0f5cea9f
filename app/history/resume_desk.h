#pragma once

#include "app/history/history_store.h"
#include "app/tables/local_tables.h"
#include "ui/main_window.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace qipan::app {

/// Games at this machine that an earlier run of the program left, by its end or by being killed: looked for at the
/// start, and offered when their game is opened, the latest of it. Each is then on the board as it was, where the
/// computer waits for the answer, and can be gone on with or given up for another. The others wait in the history, and
/// what is not opened also for the next start.
class ResumeDesk final : public QObject {
    Q_OBJECT

public:
    /// All outlive it.
    ResumeDesk(ui::MainWindow& window, LocalTables& tables, HistoryStore& store, QObject* parent);

    /// `found` follows where there are any, be it later because the file cannot be read now.
    void look();
    /// The game whose kept round was played last; empty where there is none.
    [[nodiscard]] QString latest() const { return m_running.empty() ? QString{} : m_running.front().kept.game; }
    [[nodiscard]] bool has(const QString& key) const;
    /// Puts the latest round of that game on the board, and asks whether to go on. Precondition: there is one.
    void open(const QString& key);
    /// Likewise this game of the history, soon: a running one of its kind waits with the others then. `otherwise` where
    /// it cannot go on.
    void open(qint64 id, std::function<void()> otherwise);
    /// The board of this game is in front, or none at this machine: what is asked about a game waits for its board.
    void showBoard(const QString& key);
    /// These were deleted.
    void forget(const std::vector<qint64>& ids);

Q_SIGNALS:
    void found();
    /// Another game takes the place of the one at this table, which may go on later.
    void replacing(const qipan::app::Table& table);
    /// The user wants to see all games of this kind that were broken off.
    void listWanted(const QString& key);

private:
    void takeUp(qint64 wanted, std::function<void()> then);
    void show(const RunningGame& running);
    void followTable(const QString& key);
    void end(const QString& key);
    [[nodiscard]] RunningGame take(std::vector<RunningGame>::iterator place);
    /// So many of this game wait besides the one on the board.
    [[nodiscard]] int othersOf(const QString& key) const;
    [[nodiscard]] QString question(const RunningGame& running) const;

    ui::MainWindow& m_window;
    LocalTables& m_tables;
    HistoryStore& m_store;
    QTimer m_again;                     ///< to what could not be looked for
    std::vector<RunningGame> m_running; ///< the latest first
    QHash<QString, int> m_left;         ///< by game: beyond those, so many more are there
    QString m_shown;
    QHash<QString, ui::Question> m_open;                 ///< by game: not answered yet
    std::map<QString, std::unique_ptr<QObject>> m_bonds; ///< by game: context of the connections to its table
};

} // namespace qipan::app
