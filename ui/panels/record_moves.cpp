// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/record_moves.h"

#include "ui/base/change_events.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace qipan::ui {

namespace {

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

RecordMoves::RecordMoves(QWidget* parent)
    : QTreeView{parent}
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

/// The style has one arrow colour, for the base: it would be dark on dark in the selected row.
void RecordMoves::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const
{
    m_isArrowOfPicked = selectionModel()->isSelected(index);
    QTreeView::drawBranches(painter, rect, index);
    m_isArrowOfPicked = false;
}

void RecordMoves::initViewItemOption(QStyleOptionViewItem* option) const
{
    QTreeView::initViewItemOption(option);
    if (!m_isArrowOfPicked)
        return;
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        option->palette.setBrush(role, option->palette.brush(QPalette::HighlightedText));
}

void RecordMoves::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    if (!m_isPicking && current.isValid())
        Q_EMIT plyPicked(m_model->nodeOf(current));
}

void RecordMoves::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier)
        Q_EMIT runRequested();
    else if (event->key() == Qt::Key_Escape)
        event->ignore(); // handled by the page
    else
        QTreeView::keyPressEvent(event);
}

void RecordMoves::retranslate()
{
    setAccessibleName(tr("Moves and variations"));
    m_model->retranslate();
}

} // namespace qipan::ui
