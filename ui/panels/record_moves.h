// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"
#include "core/record/game_record.h"
#include "ui/board/coordinates.h"
#include "ui/widgets/quiet_view.h"

#include <QAbstractItemModel>
#include <QIcon>
#include <QTreeView>

namespace qipan::ui {

/// Returns a stone as small as a letter, visible on light and dark backgrounds.
[[nodiscard]] QIcon stoneIcon(Side side);

/// The plies of a record as a tree. The top level has the start and the plies of the main line. The children of a ply
/// are the variations that replace it; the children of the first ply of a variation are its further plies, and so on.
/// Reads the record on demand and copies nothing, so that millions of plies cost nothing.
class RecordTreeModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    using Node = record::GameTree::Node;

    /// The comment on one line; empty for none.
    static constexpr int RemarkRole = Qt::UserRole;

    explicit RecordTreeModel(QObject* parent = nullptr);

    /// Shows a record, which must outlive the model or the next call; null for none. Call it also after plies were
    /// removed or restored.
    void setRecord(const record::GameRecord* record, RowNumbers rowNumbers);
    /// Call around adding a last child of `parent`.
    void beginAdd(Node parent);
    void endAdd() { endInsertRows(); }
    /// Call after the comment of a ply changed.
    void noteChanged(Node node);
    /// Call after the language or the qualities of any plies changed.
    void textsChanged();

    [[nodiscard]] Node nodeOf(const QModelIndex& index) const { return static_cast<Node>(index.internalId()); }
    [[nodiscard]] QModelIndex indexOf(Node node) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& = {}) const override { return 1; }
    [[nodiscard]] bool hasChildren(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] const record::GameTree& tree() const { return m_record->tree; }
    /// Whether `node` is the first ply of a variation, whose children are its further plies.
    [[nodiscard]] bool isVariation(Node node) const;
    [[nodiscard]] QString textOf(Node node) const;
    [[nodiscard]] QString remarkOf(Node node) const;

    const record::GameRecord* m_record = nullptr;
    RowNumbers m_rowNumbers = RowNumbers::FromTop;
    QIcon m_black;
    QIcon m_white;
};

/// The plies of a record with its variations; the selected one led to the shown position.
class RecordMoves final : public QuietView<QTreeView> {
    Q_OBJECT

public:
    using Node = record::GameTree::Node;

    explicit RecordMoves(QWidget* parent = nullptr);

    [[nodiscard]] RecordTreeModel& plies() { return *m_model; }
    /// Shows a record, collapsed except for the path to the selected ply.
    void setRecord(const record::GameRecord* record, RowNumbers rowNumbers);
    /// Selects a ply and makes it visible.
    void pick(Node node);
    /// Makes a ply visible that is in a variation, without scrolling to it.
    void unfold(Node node);
    [[nodiscard]] Node picked() const { return m_model->nodeOf(currentIndex()); }

    [[nodiscard]] QSize sizeHint() const override { return {220, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {140, 60}; }
    /// No search by typing: there may be millions of rows.
    void keyboardSearch(const QString&) override { }

Q_SIGNALS:
    /// The user selected a ply, by mouse or keyboard.
    void plyPicked(qipan::record::GameTree::Node node);

protected:
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;
    void initViewItemOption(QStyleOptionViewItem* option) const override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();

    RecordTreeModel* m_model;
    bool m_isPicking = false;               ///< the program changes the selection
    mutable bool m_isArrowOfPicked = false; ///< the arrow being painted is that of the selected row
};

} // namespace qipan::ui
