#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <QTableView>

namespace qipan::ui {

/// The moves as a table: a row for each pair of plies, black's in the first column.
class MoveListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setMoves(const QStringList& moves);
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QStringList m_moves;
};

/// The moves of a game, the last one in sight.
class MoveList final : public QTableView {
    Q_OBJECT

public:
    explicit MoveList(QWidget* parent = nullptr);

    void setMoves(const QStringList& moves);

    [[nodiscard]] QSize sizeHint() const override { return {200, 200}; }
    /// The heads of the columns and one row.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitRows();
    void retranslate();

    MoveListModel* m_model;
};

} // namespace qipan::ui
