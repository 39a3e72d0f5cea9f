// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/move_quality.h"
#include "ui/widgets/quiet_view.h"

#include <QAbstractTableModel>
#include <QHeaderView>
#include <QStringList>
#include <QTableView>

#include <optional>
#include <vector>

namespace qipan::ui {

/// The moves as a table: a row for each pair of plies, black's in the first column.
class MoveListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// `tried`: so many at the end do not belong to the game, and are in italics.
    void setMoves(const QStringList& moves, qsizetype tried = 0);
    /// Sets how good the moves are: as many as there are, or none.
    void setQualities(std::vector<record::MoveQuality> qualities);
    void retranslate() { Q_EMIT headerDataChanged(Qt::Horizontal, 0, 1); }

    [[nodiscard]] const QStringList& moves() const { return m_moves; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 2; }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] record::MoveQuality qualityOf(qsizetype ply) const;

    QStringList m_moves;
    qsizetype m_tried = 0;
    std::vector<record::MoveQuality> m_qualities;
};

/// The moves of a game; the selected one led to the shown position.
class MoveList final : public QuietView<QTableView> {
    Q_OBJECT

public:
    explicit MoveList(QWidget* parent = nullptr);

    void setMoves(const QStringList& moves, qsizetype tried = 0);
    /// Marks the moves with how good they are: as many as there are, or none. Other moves take the marks away.
    void setQualities(std::vector<record::MoveQuality> qualities) { m_model->setQualities(std::move(qualities)); }
    /// Selects a move, from 0, and keeps it visible; nothing for the start of the game.
    void pick(std::optional<int> move);
    [[nodiscard]] std::optional<int> picked() const;

    [[nodiscard]] QSize sizeHint() const override { return {200, 200}; }
    /// Room for the header and one row.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user selected a move, by mouse or keyboard.
    void movePicked(int move);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitRows() { verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6); }
    void retranslate();

    MoveListModel* m_model;
    bool m_isPicking = false; ///< the program changes the selection
};

} // namespace qipan::ui
