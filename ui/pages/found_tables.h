// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/found_table.h"

#include <QAbstractTableModel>

#include <vector>

namespace qipan::ui {

/// The tables found on the network, as rows that do not move while the user aims at them.
/// - A known table keeps its row, whatever changes; a new one is appended.
/// - A table that disappeared stays as "gone" while the rows are held or while it is selected.
/// - Rows are sorted (by name) only while they are not held and none is selected.
class FoundTables final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Game, Rule, Size, State, ColumnCount };
    /// Maximum number of rows, gone ones included: beyond it, gone rows are dropped and further tables are not shown.
    static constexpr int maxRows = 200;

    using QAbstractTableModel::QAbstractTableModel;

    /// Sets the tables now on the network. `held`: the user aims at a row; `chosen`: id of the selected row, or empty.
    void update(const QList<FoundTable>& tables, bool held, const QString& chosen);
    /// Updates the texts to the current language.
    void retranslate();

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
    [[nodiscard]] static bool isLocked(const Row& row, int column);
    [[nodiscard]] QString text(const Row& row, int column) const;
    [[nodiscard]] QString fullText(const Row& row, int column) const;
    [[nodiscard]] QString stateText(const Row& row) const;

    std::vector<Row> m_rows;
};

} // namespace qipan::ui
