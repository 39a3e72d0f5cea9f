#pragma once

#include "ui/pages/found_table.h"

#include <QAbstractTableModel>

#include <vector>

namespace qipan::ui {

/// The tables found on the network as rows that keep still while one aims at them.
///
/// - A table that is known stays in its row, whatever about it changes; a new one gets a row behind the others.
/// - A table that went away stays as "gone" while the rows are held or while it is the chosen one.
/// - Rows are put in order (by name) only when they are not held and none is chosen.
class FoundTables final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Game, Rule, Size, State, ColumnCount };
    /// Rows there are at most, gone ones included: beyond that gone rows make room, and further tables are not shown.
    static constexpr int maxRows = 200;

    using QAbstractTableModel::QAbstractTableModel;

    /// What is on the network now. `held`: someone aims at a row; `chosen`: the id of the chosen row, or empty.
    void update(const QList<FoundTable>& tables, bool held, const QString& chosen);
    /// Says everything again in the language of the moment.
    void retranslate();

    /// The table of a row. Precondition: the row exists.
    [[nodiscard]] const FoundTable& table(int row) const;
    [[nodiscard]] bool isGone(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
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
    /// The cell has a picture that says that a passcode is needed.
    [[nodiscard]] static bool isLocked(const Row& row, int column);
    [[nodiscard]] QString text(const Row& row, int column) const;
    [[nodiscard]] QString fullText(const Row& row, int column) const;
    [[nodiscard]] QString stateText(const Row& row) const;

    std::vector<Row> m_rows;
};

} // namespace qipan::ui
