#pragma once

#include "ui/history/history_line.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QTimer>

#include <span>
#include <unordered_set>
#include <vector>

namespace qipan::ui {

/// The games that fit, as rows. It knows the ids of all, and what is shown of those that were looked at last; the rest
/// it asks for, a page at a time, the latest that a view wants first, and shows dots meanwhile.
class HistoryModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int pageSize = 100;   ///< rows that are asked for at once
    static constexpr int mostKept = 5'000; ///< lines in memory

    explicit HistoryModel(QObject* parent = nullptr);

    /// The first games of another answer: they are all, until the ids come.
    void setFirst(std::vector<HistoryLine> lines);
    /// All games of the answer. Rows that stay keep what is chosen of them. Those that were left out stay so.
    void setIds(std::vector<qint64> ids);
    /// The answer to `linesWanted`: games that are missing in it leave the list, and are counted.
    void take(const std::vector<HistoryLine>& lines);
    /// There will be no answer.
    void giveUp();
    /// What is known of these games may be out of date: it is shown until an answer comes.
    void outdate();
    void retranslate();
    void setTimeShown(bool shown);

    [[nodiscard]] const std::vector<qint64>& ids() const { return m_ids; }
    /// What is known of a row; null for one that is still to be asked for.
    [[nodiscard]] const HistoryLine* lineAt(int row) const;
    /// What is known of a game; null for one that nobody has looked at.
    [[nodiscard]] const HistoryLine* lineOf(qint64 id) const;
    /// How many games of the answer were left out, as they cannot be right or are not there any more.
    [[nodiscard]] int leftOut() const { return static_cast<int>(m_leftOut.size()); }

    /// Some game of the answer that was looked at tells where it was played.
    [[nodiscard]] bool hasEvents() const { return m_hasEvents; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// A view shows these rows: answer by `take` or `giveUp`.
    void linesWanted(const std::vector<qint64>& ids);
    void leftOutChanged();
    void hasEventsChanged();

private:
    struct Known {
        HistoryLine line;
        int age = 0; ///< `m_age` when it was asked for
    };

    void want(int row) const;
    void askForLines();
    void keep(const std::vector<HistoryLine>& lines, int age);
    void setHasEvents(bool has);
    [[nodiscard]] bool isFresh(qint64 id) const;
    void change(std::vector<qint64> ids);
    void refreshView();
    void leaveOut(std::span<const qint64> ids);
    [[nodiscard]] QVariant shown(const HistoryLine& line, HistoryColumn column, int role) const;
    [[nodiscard]] QString text(const HistoryLine& line, HistoryColumn column) const;

    std::vector<qint64> m_ids;
    mutable QCache<qint64, Known> m_lines; // the order of use changes by looking
    mutable std::vector<int> m_wanted;     // pages, the latest last
    mutable QTimer m_ask;
    std::vector<qint64> m_asked; // what is under way
    int m_askedAge = 0;
    int m_age = 0; // how often lines were out of date
    std::unordered_set<qint64> m_leftOut;
    bool m_hasEvents = false;
    bool m_isTimeShown = false;
};

} // namespace qipan::ui
