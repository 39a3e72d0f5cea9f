#pragma once

#include "core/record/game_record.h"
#include "ui/board/coordinates.h"

#include <QAbstractItemModel>
#include <QIcon>

namespace qipan::ui {

/// The plies of a record as a tree. On top are the start and the plies of the main line, a row each. Below a ply stand
/// the variations that replace it, below the first ply of a variation the plies that follow in it, and so on. Asks the
/// record for what is looked at and copies nothing, so that millions of plies cost nothing.
class RecordTreeModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    using Node = record::GameTree::Node;

    /// What a comment says, on one line; empty where there is none.
    static constexpr int RemarkRole = Qt::UserRole;

    explicit RecordTreeModel(QObject* parent = nullptr);

    /// Shows a record, which outlives that; null for none. Also after plies went or came back.
    void setRecord(const record::GameRecord* record, RowNumbers rowNumbers);
    /// Around the adding of a last child of `parent`.
    void beginAdd(Node parent);
    void endAdd();
    /// The comment of a ply is another one.
    void noteChanged(Node node);
    void retranslate();

    [[nodiscard]] Node nodeOf(const QModelIndex& index) const { return static_cast<Node>(index.internalId()); }
    [[nodiscard]] QModelIndex indexOf(Node node) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] const record::GameTree& tree() const { return m_record->tree; }
    /// The first ply of a variation, below which the others of it stand.
    [[nodiscard]] bool isVariation(Node node) const;
    [[nodiscard]] QString textOf(Node node) const;
    [[nodiscard]] QString remarkOf(Node node) const;

    const record::GameRecord* m_record = nullptr;
    RowNumbers m_rowNumbers = RowNumbers::FromTop;
    QIcon m_black;
    QIcon m_white;
};

} // namespace qipan::ui
