// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/clock.h"
#include "core/match/hand.h"

#include <QAbstractTableModel>
#include <QStackedWidget>
#include <QString>

#include <optional>
#include <vector>

class QLabel;
class QTreeView;

namespace qipan::ui {

/// A table found on the network, as listed. Its texts come from other machines; the caller has shortened and sanitized
/// them.
struct FoundTable {
    QString id;      ///< identifies the table; not shown
    QString name;    ///< of the host
    QString game;    ///< a key of the registry; "link" for duels
    QString rule;    ///< a key of the game's rules; "race" or "points" for duels
    int size = 0;    ///< cells along one edge
    QString address; ///< as one types it: "192.168.1.20:15155", "[fe80::1%eth0]:15155"
    bool passcode = false;
    bool playing = false;
    QString opening = QStringLiteral("free"); ///< key of the opening rule
    std::optional<FirstBlack> first{};        ///< who plays black in round 1; nothing if the host does not tell
    bool tellsClock = false;                  ///< the host tells whether there is a clock
    std::optional<ClockSetting> clock{};
    QString board{}; ///< of duels, in the host's words: boardWords()

    friend bool operator==(const FoundTable&, const FoundTable&) = default;
};

/// The tables found on the network, as rows that do not move while the user aims at them.
/// - A known table keeps its row, whatever changes; a new one is appended.
/// - A table that disappeared stays as "gone" while the rows are held or while it is selected.
/// - Rows are sorted (by name) only while they are not held and none is selected.
class FoundTables final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Game, Rule, Size, Clock, First, State, ColumnCount };
    /// Maximum number of rows, gone ones included: beyond it, gone rows are dropped and further tables are not shown.
    static constexpr int maxRows = 200;

    using QAbstractTableModel::QAbstractTableModel;

    /// Sets the tables now on the network. `held`: the user aims at a row; `chosen`: id of the selected row, or empty.
    void update(const QList<FoundTable>& tables, bool held, const QString& chosen);
    /// Updates the texts to the current language.
    void retranslate();
    /// Whether clock and who moves first are second lines of other columns, because theirs are hidden.
    void setNarrow(bool isNarrow);

    /// Returns the table of a row. Precondition: the row exists.
    [[nodiscard]] const FoundTable& table(int row) const { return m_rows[static_cast<std::size_t>(row)].table; }
    [[nodiscard]] bool isGone(int row) const { return m_rows[static_cast<std::size_t>(row)].gone; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : ColumnCount;
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        FoundTable table;
        bool gone = false;
    };

    void refresh(const QList<FoundTable>& tables);
    void removeGone(const QString& chosen);
    void append(QList<FoundTable> tables);
    void putInOrder();
    /// Whether the cell shows the icon for a required passcode.
    [[nodiscard]] static bool isLocked(const Row& row, int column)
    {
        return column == State && row.table.passcode && !row.gone;
    }
    [[nodiscard]] QString text(const Row& row, int column) const;
    [[nodiscard]] QString secondLine(const Row& row, int column) const;
    [[nodiscard]] QString fullText(const Row& row, int column) const;
    [[nodiscard]] QString wholeRule(const Row& row) const;
    [[nodiscard]] QString clockText(const Row& row) const;
    [[nodiscard]] QString firstText(const Row& row) const;
    [[nodiscard]] QString firstPart(const Row& row) const;
    [[nodiscard]] QString stateText(const Row& row) const;

    std::vector<Row> m_rows;
    bool m_isNarrow = false;
};

/// The live list of tables on the network, or a text while it is empty. Rows do not move while the pointer is over
/// them, and the selection is kept (see FoundTables). Escape clears the selection.
class TableList final : public QStackedWidget {
    Q_OBJECT

public:
    explicit TableList(QWidget* parent = nullptr);

    /// Sets the tables now on the network, as often as they change.
    void setTables(const QList<FoundTable>& tables);

    /// Returns the selected table, or null; valid until the next call or event.
    [[nodiscard]] const FoundTable* chosen() const;
    /// Returns whether the selected table has disappeared from the network.
    [[nodiscard]] bool isChosenGone() const;
    void clearChoice();

    /// The minimum; pages stretch the list if they have room.
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }

Q_SIGNALS:
    /// The selection, or the state of the selected table, changed.
    void choiceChanged();
    /// Enter or a double click on the selected table.
    void activated();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] int chosenRow() const;
    [[nodiscard]] bool chooseByKey(int key);
    void settle();
    void fitColumns();

    QList<FoundTable> m_tables;
    FoundTables* m_model;
    QLabel* m_empty;
    QTreeView* m_view;
};

} // namespace qipan::ui
