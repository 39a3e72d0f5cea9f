// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_file.h"
#include "ui/history/history_line.h"

#include <atomic>
#include <memory>
#include <vector>

namespace qipan::app {

/// Tells whether the answer to a query is still wanted: as long as `now` equals `mine`.
struct HistoryTicket {
    std::shared_ptr<const std::atomic<quint64>> now;
    quint64 mine = 0;

    [[nodiscard]] bool isVoid() const { return now && now->load() != mine; }
};

/// The queries behind the history list: filtered and sorted ids, and the lines to show. Deleted games are never
/// included. Used on the store's thread only.
/// Queries use the index `game_list`, which covers all columns for filtering and sorting: 100,000 games take tens of
/// milliseconds. Only a search in comments reads the games themselves.
class HistoryQuery {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::HistoryQuery)

public:
    /// `file` must outlive this object.
    explicit HistoryQuery(DataFile& file)
        : m_file{file}
    {
    }

    /// Returns the first `count` games at most, without those that match by a comment only.
    [[nodiscard]] Result<std::vector<ui::HistoryLine>, QString> first(const ui::HistoryFilter& filter,
                                                                      ui::HistoryOrder order, int count);

    struct Found {
        std::vector<qint64> ids; ///< in order
        qint64 all = 0;          ///< the number of games without a filter
    };
    /// Returns all matching games; an empty result if the ticket is void by then.
    [[nodiscard]] Result<Found, QString> ids(const ui::HistoryFilter& filter, ui::HistoryOrder order,
                                             const HistoryTicket& ticket = {});

    /// Returns the lines of those games that exist and are valid, in the order of `ids`.
    [[nodiscard]] Result<std::vector<ui::HistoryLine>, QString> lines(std::span<const qint64> ids);

private:
    DataFile& m_file;
};

} // namespace qipan::app
