#pragma once

#include "app/history/history_file.h"
#include "ui/history/history_line.h"

#include <atomic>
#include <memory>
#include <span>
#include <vector>

namespace qipan::app {

/// Whether an answer is still wanted: while `now` is `mine`.
struct HistoryTicket {
    std::shared_ptr<const std::atomic<quint64>> now;
    quint64 mine = 0;

    [[nodiscard]] bool isVoid() const { return now && now->load() != mine; }
};

/// What the list of the history asks of the data file: which games there are, by filter and order, and what of them is
/// shown. Games that were deleted are in none of the answers. Used on the store's thread only.
///
/// It answers by the index game_list, which holds all that is filtered and ordered by: 100,000 games take it tens of
/// milliseconds, and only the words of comments are looked for in the games themselves.
class HistoryQuery {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::HistoryQuery)

public:
    /// `file` must outlive it.
    explicit HistoryQuery(DataFile& file)
        : m_file{file}
    {
    }

    /// The first of the games, as many as `count`; without those that only a comment makes fit.
    [[nodiscard]] Result<std::vector<ui::HistoryLine>, QString> first(const ui::HistoryFilter& filter,
                                                                      ui::HistoryOrder order, int count);

    struct Found {
        std::vector<qint64> ids; ///< in order
        qint64 all = 0;          ///< how many games there are without a filter
    };
    /// All games that fit. Empty where the ticket becomes void meanwhile.
    [[nodiscard]] Result<Found, QString> ids(const ui::HistoryFilter& filter, ui::HistoryOrder order,
                                             const HistoryTicket& ticket = {});

    /// Those of the games that are there and can be right, in the order of `ids`.
    [[nodiscard]] Result<std::vector<ui::HistoryLine>, QString> lines(std::span<const qint64> ids);

private:
    DataFile& m_file;
};

} // namespace qipan::app
