// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/record_moves.h"

#include "core/record/game_tree.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/panels/quality_text.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPixmap>
#include <QResizeEvent>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

QPixmap stonePixmap(const QColor& stone, const QColor& edge, double edgeWidth)
{
    constexpr int pixels = 48;
    QPixmap pixmap{pixels, pixels};
    pixmap.fill(Qt::transparent);
    QPainter painter{&pixmap};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(stone);
    painter.setPen(QPen{edge, edgeWidth});
    painter.drawEllipse(QPointF{pixels / 2.0, pixels / 2.0}, pixels * 0.38, pixels * 0.38);
    return pixmap;
}

using Node = record::GameTree::Node;

constexpr std::size_t longestRemark = 200; // bytes: enough for one line

/// Paints the comment of a ply behind it, in a quieter colour.
class PlyDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const QString remark = index.data(RecordTreeModel::RemarkRole).toString();
        if (remark.isEmpty())
            return;
        QStyleOptionViewItem filled = option;
        initStyleOption(&filled, index);
        const QStyle& style = option.widget != nullptr ? *option.widget->style() : *QApplication::style();
        QRect rect = style.subElementRect(QStyle::SE_ItemViewItemText, &filled, option.widget);
        rect.setLeft(rect.left() + option.fontMetrics.horizontalAdvance(filled.text) + gap);
        rect.setRight(option.rect.right() - 2);
        const bool isPicked = option.state.testFlag(QStyle::State_Selected);
        painter->setPen(option.palette.color(isPicked ? QPalette::HighlightedText : QPalette::PlaceholderText));
        painter->drawText(rect, Qt::AlignVCenter | Qt::TextSingleLine,
                          option.fontMetrics.elidedText(remark, Qt::ElideRight, rect.width()));
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width(), option.fontMetrics.height() + 6};
    }

private:
    static constexpr int gap = 12;
};

} // namespace

QIcon stoneIcon(Side side)
{
    const QColor black{0x1c, 0x1c, 0x1c};
    const QColor white{0xfa, 0xfa, 0xfa};
    const QColor& stone = side == Side::Black ? black : white;
    QIcon icon{stonePixmap(stone, side == Side::Black ? QColor{0x8a, 0x8a, 0x8a} : QColor{0x77, 0x77, 0x77}, 4)};
    // The selection colour may be about as dark as either stone: with an edge, one of the two stands out.
    icon.addPixmap(stonePixmap(stone, side == Side::Black ? white : black, 7), QIcon::Selected);
    return icon;
}

RecordTreeModel::RecordTreeModel(QObject* parent)
    : QAbstractItemModel{parent}
    , m_black{stoneIcon(Side::Black)}
    , m_white{stoneIcon(Side::White)}
{
}

void RecordTreeModel::setRecord(const record::GameRecord* record, RowNumbers rowNumbers)
{
    beginResetModel();
    m_record = record;
    m_rowNumbers = rowNumbers;
    endResetModel();
}

void RecordTreeModel::beginAdd(Node parent)
{
    const Node first = tree().firstChild(parent);
    if (first != record::GameTree::none) {
        const QModelIndex above = indexOf(first);
        const int row = rowCount(above);
        return beginInsertRows(above, row, row);
    }
    if (parent == record::GameTree::root)
        return beginInsertRows({}, 1, 1);
    const QModelIndex before = indexOf(parent);
    const bool isBelow = isVariation(parent);
    const int row = isBelow ? 0 : before.row() + 1;
    beginInsertRows(isBelow ? before : before.parent(), row, row);
}

void RecordTreeModel::noteChanged(Node node)
{
    const QModelIndex index = indexOf(node);
    Q_EMIT dataChanged(index, index);
}

void RecordTreeModel::textsChanged()
{
    if (m_record != nullptr)
        Q_EMIT layoutChanged(); // in any row
}

bool RecordTreeModel::isVariation(Node node) const
{
    return node != record::GameTree::root && tree().firstChild(tree().parent(node)) != node;
}

QModelIndex RecordTreeModel::indexOf(Node node) const
{
    if (m_record == nullptr)
        return {};
    if (node == record::GameTree::root)
        return createIndex(0, 0, static_cast<quintptr>(node));
    int row = 0;
    if (isVariation(node)) {
        const Node main = tree().firstChild(tree().parent(node));
        for (Node each = tree().nextSibling(main); each != node; each = tree().nextSibling(each))
            ++row;
    } else {
        const Node head = record::headOf(tree(), node);
        for (Node each = node; each != head; each = tree().parent(each))
            ++row;
        row += isVariation(head) ? -1 : 1; // the start, or the first ply of the variation, is on another level
    }
    return createIndex(row, 0, static_cast<quintptr>(node));
}

QModelIndex RecordTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (m_record == nullptr || row < 0 || column != 0)
        return {};
    Node node = record::GameTree::root;
    if (!parent.isValid()) {
        for (int i = 0; i < row && node != record::GameTree::none; ++i)
            node = tree().firstChild(node);
    } else if (const Node above = nodeOf(parent); isVariation(above)) {
        node = above;
        for (int i = 0; i <= row && node != record::GameTree::none; ++i)
            node = tree().firstChild(node);
    } else {
        node = above;
        for (int i = 0; i <= row && node != record::GameTree::none; ++i)
            node = tree().nextSibling(node);
    }
    return node == record::GameTree::none ? QModelIndex{} : createIndex(row, 0, static_cast<quintptr>(node));
}

QModelIndex RecordTreeModel::parent(const QModelIndex& index) const
{
    const Node node = nodeOf(index);
    if (!index.isValid() || m_record == nullptr || node == record::GameTree::root)
        return {};
    if (isVariation(node))
        return indexOf(tree().firstChild(tree().parent(node)));
    const Node head = record::headOf(tree(), node);
    return isVariation(head) ? indexOf(head) : QModelIndex{};
}

int RecordTreeModel::rowCount(const QModelIndex& parent) const
{
    if (m_record == nullptr)
        return 0;
    int rows = 0;
    const Node above = parent.isValid() ? nodeOf(parent) : record::GameTree::root;
    if (!parent.isValid() || isVariation(above)) {
        for (Node node = tree().firstChild(above); node != record::GameTree::none; node = tree().firstChild(node))
            ++rows;
        return parent.isValid() ? rows : rows + 1;
    }
    if (above == record::GameTree::root)
        return 0;
    for (Node node = tree().nextSibling(above); node != record::GameTree::none; node = tree().nextSibling(node))
        ++rows;
    return rows;
}

bool RecordTreeModel::hasChildren(const QModelIndex& parent) const
{
    if (m_record == nullptr || !parent.isValid())
        return m_record != nullptr;
    const Node node = nodeOf(parent);
    if (node == record::GameTree::root)
        return false;
    return (isVariation(node) ? tree().firstChild(node) : tree().nextSibling(node)) != record::GameTree::none;
}

QString RecordTreeModel::textOf(Node node) const
{
    if (node == record::GameTree::root)
        return tr("Start");
    const auto cell = tree().ply(node).cell;
    if (!cell)
        return tr("pass");
    const BoardSize size{m_record->size, m_record->size};
    //: A row in the list of moves: its number and the cell, as in "12. H8".
    const QString move = tr("%1. %2").arg(record::moveNumberOf(tree(), node)).arg(cellName(*cell, size, m_rowNumbers));
    const QString symbol = qualitySymbol(tree().quality(node));
    return symbol.isEmpty() ? move : move + u' ' + symbol;
}

QString RecordTreeModel::remarkOf(Node node) const
{
    const std::string_view said = tree().comment(node).substr(0, longestRemark);
    return onOneLine(ui::textOf(said).simplified());
}

QVariant RecordTreeModel::data(const QModelIndex& index, int role) const
{
    if (m_record == nullptr || !index.isValid())
        return {};
    const Node node = nodeOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return textOf(node);
    case RemarkRole:
        return remarkOf(node);
    case Qt::ToolTipRole:
        return plainTip(tree().comment(node).empty() ? qualityName(tree().quality(node)) : remarkOf(node));
    case Qt::DecorationRole:
        if (node == record::GameTree::root)
            return {};
        return tree().ply(node).side == Side::Black ? m_black : m_white;
    case Qt::AccessibleTextRole: {
        if (node == record::GameTree::root)
            return textOf(node);
        QStringList parts{textOf(node), tree().ply(node).side == Side::Black ? tr("black") : tr("white"),
                          qualityName(tree().quality(node)), remarkOf(node)};
        parts.removeAll(QString{});
        return parts.join(u", "_s);
    }
    default:
        return {};
    }
}

RecordMoves::RecordMoves(QWidget* parent)
    : QuietView{parent}
    , m_model{new RecordTreeModel{this}}
{
    setModel(m_model);
    setItemDelegate(new PlyDelegate{this});
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setExpandsOnDoubleClick(false);
    setIndentation(16);
    setIconSize({fontMetrics().height() - 2, fontMetrics().height() - 2});
    setAnimated(false);
    keepTranslated(this, [this] { retranslate(); });
    onFontChange(this, [this] { setIconSize({fontMetrics().height() - 2, fontMetrics().height() - 2}); });
}

void RecordMoves::setRecord(const record::GameRecord* record, RowNumbers rowNumbers)
{
    m_isPicking = true;
    m_model->setRecord(record, rowNumbers);
    m_isPicking = false;
}

void RecordMoves::pick(Node node)
{
    m_isPicking = true;
    const QModelIndex index = m_model->indexOf(node);
    setCurrentIndex(index);
    scrollTo(index); // expands its parents
    m_isPicking = false;
}

void RecordMoves::unfold(Node node)
{
    for (QModelIndex above = m_model->indexOf(node).parent(); above.isValid(); above = above.parent())
        expand(above);
}

void RecordMoves::resizeEvent(QResizeEvent* event)
{
    QuietView::resizeEvent(event);
    if (event->size().height() != event->oldSize().height() && currentIndex().isValid())
        scrollTo(currentIndex());
}

/// The style has one arrow colour, for the base: it would be dark on dark in the selected row.
void RecordMoves::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const
{
    m_isArrowOfPicked = selectionModel()->isSelected(index);
    QuietView::drawBranches(painter, rect, index);
    m_isArrowOfPicked = false;
}

void RecordMoves::initViewItemOption(QStyleOptionViewItem* option) const
{
    QuietView::initViewItemOption(option);
    if (!m_isArrowOfPicked)
        return;
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        option->palette.setBrush(role, option->palette.brush(QPalette::HighlightedText));
}

void RecordMoves::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QuietView::currentChanged(current, previous);
    if (!m_isPicking && current.isValid())
        Q_EMIT plyPicked(m_model->nodeOf(current));
}

void RecordMoves::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        event->ignore(); // handled by the page
    else
        QuietView::keyPressEvent(event);
}

void RecordMoves::retranslate()
{
    setAccessibleName(tr("Moves and variations"));
    m_model->textsChanged();
}

} // namespace qipan::ui
