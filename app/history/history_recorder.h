// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_store.h"
#include "app/history/running_file.h"
#include "app/tables/table.h"

#include <functional>

namespace qipan::app {

/// What a table does not know about its game: the players by seat, and the key to find the game when it is resumed.
struct Seating {
    std::array<PlayerEntry, 2> sides;
    std::array<SeatHolder, 2> holders; ///< of a local game
    QString key;                       ///< identifies a round on the LAN (roundKey)
};

/// Where a game is stored. Used on the store's thread only.
struct StoredRow {
    qint64 id = 0; ///< 0 if it is not in the file
    qint64 began = 0;
};

/// Records the games of all registered tables in the history, ply by ply, without blocking the window thread. Of the
/// pending writes of one game only the last is executed.
/// A round without a move by a player is not recorded, except a running local game that began from a position. A round
/// that is replaced before its end, or whose table is destroyed, becomes unfinished. Rounds that are running when this
/// object is destroyed are left as they are, so that the next start of the program can resume them.
class HistoryRecorder final : public QObject {
    Q_OBJECT

public:
    using Describe = std::function<Seating()>;

    /// `store` must outlive the keeper.
    HistoryRecorder(HistoryStore& store, QObject* parent);
    ~HistoryRecorder() override;

    /// Records all rounds at this table from now on. `describe` is called before each save.
    void record(Table& table, GameSource source, Describe describe);
    /// The next round that begins at this table continues this game of the history.
    void resume(const Table& table, const HistoryEntry& entry);
    /// The round at this table is broken off and becomes unfinished; `mayContinue` says whether any program may resume
    /// it.
    void interrupt(const Table& table, bool mayContinue);
    /// Returns a function that the store's thread calls, after the writes so far, for the id of the row of the current
    /// round; it returns 0 if there is none. Empty if nothing of the round is stored.
    [[nodiscard]] std::function<qint64()> rowOf(const Table& table) const;

private:
    class TableRecorder;

    void write(const std::shared_ptr<StoredRow>& stored, RunningFile::Row row);
    [[nodiscard]] TableRecorder* find(const Table& table) const;

    HistoryStore& m_store;
    std::vector<std::unique_ptr<TableRecorder>> m_tables;
};

} // namespace qipan::app
