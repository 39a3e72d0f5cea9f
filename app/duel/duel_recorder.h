// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_store.h"

namespace qipan::app {

/// Records rounds of duels in the history, without blocking the window thread. A round is in it from its end, or from
/// when it was left.
class DuelRecorder final : public QObject {
    Q_OBJECT

public:
    /// `store` must outlive this object.
    DuelRecorder(HistoryStore& store, QObject* parent);

    /// Saves a round (entryOf) in its row. `key` identifies a round on the network (roundKey), also after the table was
    /// resumed; without one the round is known by when it began. The id of the entry is 0, or that of the row of a
    /// round that goes on. A round without an action is not saved.
    void save(const HistoryEntry& game, const QString& key = {});

private:
    struct Row;

    HistoryStore& m_store;
    QString m_name;             ///< of the round that was saved last
    std::shared_ptr<Row> m_row; ///< its row
};

} // namespace qipan::app
