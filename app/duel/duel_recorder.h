// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/duel/duel_entry.h"
#include "app/duel/duel_table.h"
#include "app/history/history_store.h"

#include <functional>
#include <map>

namespace qipan::app {

/// Records rounds of duels in the history, without blocking the window thread. A round is in it from its end, or from
/// when it was left.
class DuelRecorder final : public QObject {
    Q_OBJECT

public:
    /// `store` must outlive this object.
    DuelRecorder(HistoryStore& store, QObject* parent);

    /// What a table does not know about its round.
    struct Seating {
        DuelPlayers players;
        QString key{}; ///< of a round on the network (roundKey)
    };
    using Describe = std::function<Seating()>;

    /// Saves the rounds of this table from now on: at their ends, and against the computer with each pair, as
    /// unfinished. `describe` is called before each save.
    void record(DuelTable& table, Describe describe);
    /// The running round of the table is left: it becomes unfinished.
    void leave(const DuelTable& table);

    /// Saves a round (entryOf) in its row. `key` identifies a round on the network (roundKey), also after the table was
    /// resumed; without one the round is known by when it began. The id of the entry is 0, or that of the row of a
    /// round that goes on. A round without an action is not saved.
    void save(const HistoryEntry& game, const QString& key = {});

private:
    struct Row;
    struct Watched {
        Describe describe;
        qint64 began = 0; ///< the round: milliseconds since 1970 UTC
    };

    void saveRound(const DuelTable& table);

    HistoryStore& m_store;
    std::map<const DuelTable*, Watched> m_tables;
    QString m_name;             ///< of the round that was saved last
    std::shared_ptr<Row> m_row; ///< its row
};

} // namespace qipan::app
