// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/table_list.h"

#include "ui/base/change_events.h"
#include "ui/pages/found_tables.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QStyledItemDelegate>
#include <QTreeView>

namespace qipan::ui {
namespace {

/// Rows high enough to aim at, with the icon behind the text. A foreign text (the name of an unknown game) takes no
/// more than its share of the width.
class RowDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        constexpr int share = 5;
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        int width = size.width() + 8;
        if (index.column() == FoundTables::Game && option.widget != nullptr)
            width = std::min(width, option.widget->width() / share);
        return {width, std::max(size.height(), option.fontMetrics.height() * 7 / 4)};
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->decorationPosition = QStyleOptionViewItem::Right;
        option->decorationAlignment = Qt::AlignLeft | Qt::AlignVCenter;
    }
};

} // namespace

TableList::TableList(QWidget* parent)
    : QStackedWidget{parent}
    , m_model{new FoundTables{this}}
    , m_empty{makeTextLabel(this)}
    , m_view{new QTreeView{this}}
{
    m_empty->setFrameShape(QFrame::StyledPanel);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(12);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_view->setModel(m_model);
    m_view->setItemDelegate(new RowDelegate{m_view});
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setTabKeyNavigation(false);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setMinimumHeight(m_view->fontMetrics().height() * 6);
    QHeaderView* header = m_view->header();
    header->setSectionsMovable(false);
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(FoundTables::Name, QHeaderView::Stretch);
    header->setSectionResizeMode(FoundTables::Rule, QHeaderView::Stretch);
    header->setMinimumSectionSize(m_view->fontMetrics().height() * 2);
    addWidget(m_empty);
    addWidget(m_view);
    setFocusProxy(m_view);
    setFocusPolicy(Qt::StrongFocus); // so that a label's mnemonic can focus it
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
    connect(m_view, &QTreeView::doubleClicked, this, &TableList::activated);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &TableList::choiceChanged);
    keepTranslated(this, [this] {
        m_model->retranslate();
        retranslate();
    });
}

void TableList::setTables(const QList<FoundTable>& tables)
{
    m_tables = tables;
    settle();
}

void TableList::settle()
{
    const FoundTable* table = chosen();
    const QString id = table != nullptr ? table->id : QString{};
    m_model->update(m_tables, m_view->viewport()->underMouse(), id);
    setCurrentWidget(m_model->rowCount() == 0 ? static_cast<QWidget*>(m_empty) : m_view);
    if (!id.isEmpty())
        Q_EMIT choiceChanged();
}

int TableList::chosenRow() const
{
    const QModelIndexList rows = m_view->selectionModel()->selectedRows();
    return rows.isEmpty() ? -1 : rows.front().row();
}

const FoundTable* TableList::chosen() const
{
    const int row = chosenRow();
    return row < 0 ? nullptr : &m_model->table(row);
}

bool TableList::isChosenGone() const
{
    const int row = chosenRow();
    return row >= 0 && m_model->isGone(row);
}

void TableList::clearChoice()
{
    if (chosenRow() < 0)
        return;
    m_view->clearSelection();
    settle();
}

bool TableList::chooseByKey(int key)
{
    // The view has a current row before one is selected: the first arrow selects it instead of stepping over it.
    const bool isStep = key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_Space;
    if (!isStep || chosenRow() >= 0 || m_model->rowCount() == 0)
        return false;
    const int row = std::max(0, m_view->currentIndex().row());
    m_view->setCurrentIndex(m_model->index(row, 0));
    return true;
}

bool TableList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (isEnter(key) && chosenRow() >= 0) {
            Q_EMIT activated();
            return true;
        }
        if (key == Qt::Key_Escape && chosenRow() >= 0) {
            clearChoice();
            return true;
        }
        if (chooseByKey(key))
            return true;
    }
    if (watched == m_view->viewport() && event->type() == QEvent::Leave) {
        const bool result = QStackedWidget::eventFilter(watched, event);
        settle(); // nobody aims at a row any more
        return result;
    }
    return QStackedWidget::eventFilter(watched, event);
}

void TableList::showEvent(QShowEvent* event)
{
    QStackedWidget::showEvent(event);
    if (!event->spontaneous())
        clearChoice();
}

void TableList::retranslate()
{
    m_view->setAccessibleName(tr("Tables on your network"));
    m_empty->setText(
        tr("Looking for tables on your network…\nIf your friend's table does not appear: both computers must be on the "
           "same network, and a firewall must let the program through. You can also enter the address below."));
}

} // namespace qipan::ui
