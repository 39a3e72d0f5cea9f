// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/table_list.h"

#include "core/record/duel_record.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/icons/icon.h"
#include "ui/link/duel_text.h"
#include "ui/pages/clock_chooser.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"
#include "ui/widgets/quiet_view.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPalette>
#include <QSet>
#include <QStyledItemDelegate>
#include <QTreeView>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

/// The order of rows: it depends only on what does not change while a table exists.
bool isBefore(const FoundTable& one, const FoundTable& other)
{
    const int byName = QString::localeAwareCompare(one.name, other.name);
    return byName != 0 ? byName < 0 : one.id < other.id;
}

/// Returns the rule of a table of duels; nothing for other games.
std::optional<duel::Rule> duelRule(const FoundTable& table)
{
    return table.game == linkKey ? record::duelRuleOf(table.rule.toStdString()) : std::nullopt;
}

/// Returns the rule of a table of duels with what is special about its board: "Race · tiles fall down".
QString duelRuleText(duel::Rule rule, const FoundTable& table)
{
    const QString board = readBoardWords(table.board).rest;
    return board.isEmpty() ? ruleName(rule) : u"%1 · %2"_s.arg(ruleName(rule), board);
}

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

void FoundTables::update(const QList<FoundTable>& tables, bool held, const QString& chosen)
{
    refresh(tables);
    if (!held || rowCount() >= maxRows)
        removeGone(chosen);
    append(tables);
    if (!held && chosen.isEmpty())
        putInOrder();
}

void FoundTables::refresh(const QList<FoundTable>& tables)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        const auto now = std::ranges::find(tables, row.table.id, &FoundTable::id);
        const bool gone = now == tables.end();
        if (gone == row.gone && (gone || *now == row.table))
            continue;
        row.gone = gone;
        if (!gone)
            row.table = *now;
        const int at = static_cast<int>(i);
        Q_EMIT dataChanged(index(at, 0), index(at, ColumnCount - 1));
    }
}

void FoundTables::removeGone(const QString& chosen)
{
    for (int i = rowCount() - 1; i >= 0; --i) {
        const auto row = m_rows.begin() + i;
        if (!row->gone || row->table.id == chosen)
            continue;
        beginRemoveRows({}, i, i);
        m_rows.erase(row);
        endRemoveRows();
    }
}

void FoundTables::append(QList<FoundTable> tables)
{
    QSet<QString> known;
    for (const Row& row : m_rows)
        known.insert(row.table.id);
    tables.removeIf([&known](const FoundTable& table) {
        const qsizetype before = known.size();
        known.insert(table.id);
        return known.size() == before;
    });
    std::ranges::sort(tables, isBefore);
    tables.resize(std::min<qsizetype>(tables.size(), maxRows - rowCount()));
    if (tables.isEmpty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(tables.size()) - 1);
    for (const FoundTable& table : std::as_const(tables))
        m_rows.push_back({table});
    endInsertRows();
}

void FoundTables::putInOrder()
{
    const auto rowsInOrder = [](const Row& one, const Row& other) { return isBefore(one.table, other.table); };
    if (std::ranges::is_sorted(m_rows, rowsInOrder))
        return;
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    QStringList ids;
    for (const QModelIndex& index : before)
        ids += table(index.row()).id;
    std::ranges::sort(m_rows, rowsInOrder);
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const auto row = std::ranges::find(m_rows, ids[i], [](const Row& r) { return r.table.id; });
        after += index(static_cast<int>(row - m_rows.begin()), before[i].column());
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

void FoundTables::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int FoundTables::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FoundTables::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: // each row has a second line then, also without words: all are equally high
        return m_isNarrow ? QString{text(row, index.column()) + u'\n' + secondLine(row, index.column())}
                          : text(row, index.column());
    case Qt::ToolTipRole: // texts are cut if the list is narrow
        return plainTip(fullText(row, index.column() == Name && m_isNarrow ? int{Rule} : index.column()));
    case Qt::AccessibleTextRole:
        return fullText(row, index.column());
    case Qt::DecorationRole:
        return isLocked(row, index.column()) ? icon(u"object-locked"_s) : QVariant{};
    case Qt::ForegroundRole:
        return row.gone ? QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text) : QVariant{};
    default:
        return {};
    }
}

void FoundTables::setNarrow(bool isNarrow)
{
    if (std::exchange(m_isNarrow, isNarrow) == isNarrow)
        return;
    Q_EMIT layoutAboutToBeChanged(); // of the heights of all rows
    Q_EMIT layoutChanged();
}

QVariant FoundTables::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString names[ColumnCount] = {tr("Name"),  tr("Game"),  tr("Rule"), tr("Size"),
                                        tr("Clock"), tr("First"), tr("State")};
    return section >= 0 && section < ColumnCount ? names[section] : QVariant{};
}

QString FoundTables::text(const Row& row, int column) const
{
    switch (column) {
    case Name:
        return row.table.name;
    case Game:
        return duelRule(row.table) && !m_isNarrow ? duelName() : gameName(row.table.game);
    case Rule:
        if (const auto rule = duelRule(row.table))
            return m_isNarrow ? ruleName(*rule) : duelRuleText(*rule, row.table);
        return row.table.opening == u"free"
            ? shortRuleName(row.table.game, row.table.rule)
            : u"%1 · %2"_s.arg(shortRuleName(row.table.game, row.table.rule), shortOpeningName(row.table.opening));
    case Size:
        if (duelRule(row.table))
            return readBoardWords(row.table.board).size;
        return boardSizeText(row.table.size);
    case Clock:
        if (duelRule(row.table))
            return {};
        return row.table.clock ? describe(*row.table.clock) : row.table.tellsClock ? tr("none") : QString{};
    case First:
        return firstText(row);
    default:
        return stateText(row);
    }
}

QString FoundTables::secondLine(const Row& row, int column) const
{
    if (duelRule(row.table))
        return column == Game ? tr("duel") : column == Rule ? readBoardWords(row.table.board).rest : QString{};
    return column == Name ? firstPart(row) : column == Rule ? clockText(row) : QString{};
}

/// Returns the text including the meaning of the icon.
QString FoundTables::fullText(const Row& row, int column) const
{
    if (column == Rule)
        return wholeRule(row);
    if (column == Game && duelRule(row.table))
        return duelName();
    return isLocked(row, column) ? tr("%1, passcode needed").arg(text(row, State)) : text(row, column);
}

/// Returns the rule with all that narrow lists leave out.
QString FoundTables::wholeRule(const Row& row) const
{
    if (const auto rule = duelRule(row.table))
        return duelRuleText(*rule, row.table);
    QStringList parts{ruleName(row.table.game, row.table.rule)};
    if (row.table.opening != u"free")
        parts << shortOpeningName(row.table.opening);
    for (const QString& part : {clockText(row), firstPart(row)}) {
        if (!part.isEmpty())
            parts << part;
    }
    return parts.join(u" · ");
}

QString FoundTables::clockText(const Row& row) const
{
    if (duelRule(row.table))
        return {};
    return row.table.clock ? describe(*row.table.clock) : row.table.tellsClock ? tr("no clock") : QString{};
}

QString FoundTables::firstPart(const Row& row) const
{
    const QString first = firstText(row);
    if (first.isEmpty())
        return {};
    //: Who moves first at a table: "first: host".
    return tr("first: %1").arg(first);
}

/// Returns who moves first in the first round.
QString FoundTables::firstText(const Row& row) const
{
    if (!row.table.first || duelRule(row.table))
        return {};
    switch (*row.table.first) {
    case FirstBlack::Host:
        //: The host of a table moves first.
        return tr("host");
    case FirstBlack::Guest:
        //: The guest of a table moves first.
        return row.table.playing ? tr("guest") : tr("you");
    case FirstBlack::RockPaperScissors:
        return tr("rock, paper, scissors");
    }
    return {};
}

QString FoundTables::stateText(const Row& row) const
{
    if (row.gone)
        return tr("closed");
    return row.table.playing ? tr("playing") : tr("open");
}

TableList::TableList(QWidget* parent)
    : QStackedWidget{parent}
    , m_model{new FoundTables{this}}
    , m_empty{makeTextLabel(this)}
    , m_view{new QuietView<QTreeView>{this}}
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
        m_view->setAccessibleName(tr("Tables on your network"));
        m_empty->setText(
            tr("Looking for tables on your network…\nIf your friend's table does not appear: both computers must be on "
               "the "
               "same network, and a firewall must let the program through. You can also enter the address below."));
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

void TableList::fitColumns()
{
    constexpr int lines = 40; // of text, beside each other
    const bool isNarrow = m_view->viewport()->width() < lines * m_view->fontMetrics().height();
    for (const int column : {FoundTables::Clock, FoundTables::First})
        m_view->setColumnHidden(column, isNarrow);
    m_model->setNarrow(isNarrow);
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
    if (watched == m_view->viewport() && event->type() == QEvent::Resize)
        fitColumns();
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

} // namespace qipan::ui
