#pragma once

#include "app/history_store.h"
#include "app/local_tables.h"
#include "ui/main_window.h"

#include <QObject>
#include <QPointer>

#include <map>
#include <optional>

namespace qipan::app {

/// Games at this machine that an earlier run of the program left, by its end or by being killed: looked for at the
/// start, and offered when their game is opened. Each is then on the board as it was, and can be gone on with or given
/// up for another. What is not opened stays for the next start.
class ResumeDesk final : public QObject {
    Q_OBJECT

public:
    /// All outlive it.
    ResumeDesk(ui::MainWindow& window, LocalTables& tables, HistoryStore& store, QObject* parent);

    /// `found` follows where there are any.
    void look();
    /// The game whose kept round was played last; empty where there is none.
    [[nodiscard]] QString latest() const { return m_latest; }
    [[nodiscard]] bool has(const QString& key) const { return m_running.contains(key); }
    /// Puts the round of that game on the board, and asks whether to go on. Precondition: there is one.
    void open(const QString& key);
    /// Another round of that game begins in its place: it is unfinished.
    void giveUp(const QString& key);

Q_SIGNALS:
    void found();

private:
    [[nodiscard]] QString question(const RunningGame& running) const;
    [[nodiscard]] std::optional<RunningGame> take(const QString& key);

    ui::MainWindow& m_window;
    LocalTables& m_tables;
    HistoryStore& m_store;
    std::map<QString, RunningGame> m_running;
    QString m_latest;
    std::unique_ptr<QObject> m_bonds; ///< context of the connections to a table that was asked about
};

} // namespace qipan::app
