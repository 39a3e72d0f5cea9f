// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/record_tree_model.h"

#include <QTreeView>

namespace qipan::ui {

/// The plies of a record with its variations; the selected one led to the shown position.
class RecordMoves final : public QTreeView {
    Q_OBJECT

public:
    using Node = record::GameTree::Node;

    explicit RecordMoves(QWidget* parent = nullptr);

    [[nodiscard]] RecordTreeModel& plies() { return *m_model; }
    /// Shows a record, collapsed except for the path to the selected ply.
    void setRecord(const record::GameRecord* record, RowNumbers rowNumbers);
    /// Selects a ply and makes it visible.
    void pick(Node node);
    [[nodiscard]] Node picked() const { return m_model->nodeOf(currentIndex()); }

    [[nodiscard]] QSize sizeHint() const override { return {220, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {140, 60}; }
    /// No search by typing: there may be millions of rows.
    void keyboardSearch(const QString&) override { }

Q_SIGNALS:
    /// The user selected a ply, by mouse or keyboard.
    void plyPicked(qipan::record::GameTree::Node node);
    /// Space was pressed.
    void runRequested();

protected:
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;
    void initViewItemOption(QStyleOptionViewItem* option) const override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();

    RecordTreeModel* m_model;
    bool m_isPicking = false;               ///< the program changes the selection
    mutable bool m_isArrowOfPicked = false; ///< the arrow being painted is that of the selected row
};

} // namespace qipan::ui
