// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_recorder.h"

#include <QObject>

#include <array>
#include <memory>
#include <optional>

namespace qipan::app {

/// Records the rounds of one table as rows of the history.
class TableRecorder final : public QObject {
    Q_OBJECT

public:
    TableRecorder(HistoryRecorder& recorder, Table& table, GameSource source, HistoryRecorder::Describe describe);
    ~TableRecorder() override;

    [[nodiscard]] bool isOf(const Table& table) const { return m_table == &table; }
    [[nodiscard]] bool isGone() const { return m_table == nullptr; }
    void resume(const HistoryEntry& entry) { m_next = entry; }
    void interrupt(bool mayContinue);

private:
    void begin();
    void follow();
    void close();
    void keepPlayers(Seating& seating);
    [[nodiscard]] HistoryEntry currentEntry() const;
    [[nodiscard]] QString running(const Seating& seating, GameState state) const;
    void enqueue(const HistoryEntry& game, const QString& running, bool isOwned = true);

    HistoryRecorder& m_recorder;
    const Table* m_table;
    const GameSource m_source;
    const HistoryRecorder::Describe m_describe;
    std::optional<HistoryEntry> m_next; ///< the row that the next round continues
    std::shared_ptr<StoredRow> m_row;   ///< of the current round, once there is one
    HistoryEntry m_game;                ///< as it was saved last
    QString m_running;
    std::array<PlayerEntry, 2> m_seated;     ///< of both seats, as saved last
    std::optional<StartPosition> m_position; ///< from which the round began
    int m_round = 0;
    qint64 m_began = 0;
    bool m_isPlayed = false; ///< there is a move beyond the initial position
};

} // namespace qipan::app
