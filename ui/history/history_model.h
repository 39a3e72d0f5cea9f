// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/history/history_line.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QTimer>

#include <span>
#include <unordered_set>
#include <vector>

namespace qipan::ui {

/// The matching games as rows. It knows the ids of all of them, and caches the lines of those viewed recently. Other
/// lines are requested a page at a time, the page needed last first, and shown as dots until they arrive.
class HistoryModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int pageSize = 100;    ///< rows per request
    static constexpr int maxCached = 5'000; ///< lines in memory

    explicit HistoryModel(QObject* parent = nullptr);

    /// Sets the first games of a new result; they are all rows until `setIds`.
    void setFirst(std::vector<HistoryLine> lines);
    /// Sets all games of the result. Remaining rows stay selected; games left out before stay left out.
    void setIds(std::vector<qint64> ids);
    /// Takes the answer to `linesRequested`. Requested games missing in it leave the list and are counted.
    void take(const std::vector<HistoryLine>& lines);
    /// Tells that the request will not be answered.
    void giveUp();
    /// Marks all lines as stale; they are shown until new ones arrive.
    void outdate();
    void retranslate();
    /// Sets the game of all lines, or none for any: the headers depend on it.
    void setGame(const QString& game);
    void setTimeShown(bool shown) { m_isTimeShown = shown; }
    /// Sets whether names of the computer are short.
    void setNamesShort(bool isShort) { m_areNamesShort = isShort; }
    /// Shows the results of games of link-match that are not over without their times and pairs.
    void setResultsShort(bool isShort) { m_areResultsShort = isShort; }

    [[nodiscard]] const std::vector<qint64>& ids() const { return m_ids; }
    /// Returns the line of a row, or null if it has not been loaded.
    [[nodiscard]] const HistoryLine* lineAt(int row) const;
    /// Returns the line of a game, or null if it has not been loaded.
    [[nodiscard]] const HistoryLine* lineOf(qint64 id) const;
    /// The number of games of the result that were left out because they are invalid or no longer exist.
    [[nodiscard]] int leftOut() const { return static_cast<int>(m_leftOut.size()); }

    /// Whether any loaded game of the result has an event.
    [[nodiscard]] bool hasEvents() const { return m_has.events; }
    /// Whether any loaded game of the result has an opening with a name.
    [[nodiscard]] bool hasOpenings() const { return m_has.openings; }
    /// Whether any loaded game of the result was analysed.
    [[nodiscard]] bool hasAnalysed() const { return m_has.analysed; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : historyColumns;
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// A view shows these rows: answer with `take` or `giveUp`.
    void linesRequested(const std::vector<qint64>& ids);
    void leftOutChanged();
    void hasColumnsChanged();

private:
    struct Known {
        HistoryLine line;
        int age = 0; ///< value of `m_age` at the request
    };

    /// The columns with anything in them.
    struct Has {
        bool events = false;
        bool openings = false;
        bool analysed = false;

        friend bool operator==(const Has&, const Has&) = default;
    };

    void want(int row) const;
    void askForLines();
    void remember(const std::vector<HistoryLine>& lines, int age);
    void setHas(const Has& has);
    [[nodiscard]] bool isFresh(qint64 id) const;
    void change(std::vector<qint64> ids);
    void refreshView();
    void leaveOut(std::span<const qint64> ids);
    [[nodiscard]] QVariant shown(const HistoryLine& line, HistoryColumn column, int role) const;
    [[nodiscard]] QString text(const HistoryLine& line, HistoryColumn column) const;

    std::vector<qint64> m_ids;
    mutable QCache<qint64, Known> m_lines; // mutable since lookups change the order of use
    mutable std::vector<int> m_wanted;     // pages, latest last
    mutable QTimer m_ask;
    std::vector<qint64> m_asked; // ids requested but not answered
    int m_askedAge = 0;
    int m_age = 0; // incremented when the lines become stale
    std::unordered_set<qint64> m_leftOut;
    Has m_has;
    bool m_isTimeShown = false;
    bool m_areNamesShort = false;
    bool m_areResultsShort = false;
    QString m_game; // of all lines; empty for any
};

} // namespace qipan::ui
