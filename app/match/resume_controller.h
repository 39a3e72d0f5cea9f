// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_store.h"
#include "app/match/local_tables.h"
#include "ui/messages/message_queue.h"
#include "ui/shell/window_parts.h"

namespace qipan::app {

/// Resumes local games that an earlier run of the program left because it ended or was killed. They are loaded at the
/// start, and the latest one of a game is offered when that game is opened: it is put on the board, the computer waits,
/// and the user continues it or starts another. The others stay in the history; those not opened are offered at the
/// next start too.
class ResumeController final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    ResumeController(const ui::WindowParts& window, LocalTables& tables, HistoryStore& store, QObject* parent);

    /// Loads the games. `found` follows if there are any, possibly later if the file cannot be read now.
    void findInterrupted();
    /// Returns the key of the game played last in an earlier run, or an empty string if there is none; it may be
    /// link-match, although its games are resumed elsewhere.
    [[nodiscard]] QString latest() const;
    [[nodiscard]] bool has(const QString& key) const;
    /// Puts the latest game of this kind on the board and asks whether to continue. Precondition: there is one.
    void open(const QString& key);
    /// Continues the game of this kind on the board if the question about it is open and no other game of its kind
    /// could be meant.
    void agree(const QString& key);
    /// Puts a game of the history on the board and continues it, asynchronously; a running game of its kind is
    /// suspended. Calls `otherwise` if it cannot be continued.
    void open(qint64 id, std::function<void()> otherwise);
    /// The board of this local game is shown, or none if empty. Questions about a game wait until its board is shown.
    void showBoard(const QString& key);
    /// These games were deleted.
    void forget(const std::vector<qint64>& ids);

Q_SIGNALS:
    void found();
    /// Another game is about to replace the one at this table, which may be resumed later.
    void replacing(const qipan::app::Table& table);
    /// The user wants to see all unfinished games of this kind.
    void listRequested(const QString& key);

private:
    void adopt(qint64 wanted, std::function<void()> then);
    void show(const RunningGame& running);
    void followTable(const QString& key);
    void end(const QString& key);
    void continueShown(const QString& key);
    [[nodiscard]] RunningGame take(std::vector<RunningGame>::iterator place);
    /// Returns how many games of this kind wait besides the one on the board.
    [[nodiscard]] int othersOf(const QString& key) const;
    [[nodiscard]] QString question(const RunningGame& running) const;

    ui::Navigation& m_navigation;
    ui::MessageQueue& m_messages;
    LocalTables& m_tables;
    HistoryStore& m_store;
    QTimer m_again;                     ///< retries to load the games
    std::vector<RunningGame> m_running; ///< latest first
    QHash<QString, int> m_orphaned;     ///< by game: how many more are left
    qint64 m_linkPlayed = 0;            ///< when a waiting game of link-match was played last
    QString m_shown;
    QHash<QString, ui::Message> m_open;                        ///< by game: not answered yet
    std::map<QString, std::unique_ptr<QObject>> m_connections; ///< by game: context of the connections to its table
};

} // namespace qipan::app
