// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/found_tables.h"

#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/icons/icon.h"

#include <QGuiApplication>
#include <QPalette>
#include <QSet>

#include <algorithm>

namespace qipan::ui {
namespace {

/// The order of rows: it depends only on what does not change while a table exists.
bool isBefore(const FoundTable& one, const FoundTable& other)
{
    const int byName = QString::localeAwareCompare(one.name, other.name);
    return byName != 0 ? byName < 0 : one.id < other.id;
}

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
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole: // texts are cut if the list is narrow
        return plainTip(fullText(row, index.column()));
    case Qt::AccessibleTextRole:
        return fullText(row, index.column());
    case Qt::DecorationRole:
        return isLocked(row, index.column()) ? icon(u"object-locked"_qs) : QVariant{};
    case Qt::ForegroundRole:
        return row.gone ? QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text) : QVariant{};
    default:
        return {};
    }
}

QVariant FoundTables::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString names[ColumnCount] = {tr("Name"), tr("Game"), tr("Rule"), tr("Size"), tr("State")};
    return section >= 0 && section < ColumnCount ? names[section] : QVariant{};
}

QString FoundTables::text(const Row& row, int column) const
{
    switch (column) {
    case Name:
        return row.table.name;
    case Game:
        return gameName(row.table.game);
    case Rule:
        return row.table.opening == u"free"
            ? ruleName(row.table.game, row.table.rule)
            : u"%1 · %2"_qs.arg(ruleName(row.table.game, row.table.rule), shortOpeningName(row.table.opening));
    case Size:
        return u"%1 × %1"_qs.arg(row.table.size);
    default:
        return stateText(row);
    }
}

bool FoundTables::isLocked(const Row& row, int column)
{
    return column == State && row.table.passcode && !row.gone;
}

/// Returns the text including the meaning of the icon.
QString FoundTables::fullText(const Row& row, int column) const
{
    return isLocked(row, column) ? tr("%1, passcode needed").arg(text(row, State)) : text(row, column);
}

QString FoundTables::stateText(const Row& row) const
{
    if (row.gone)
        return tr("closed");
    return row.table.playing ? tr("playing") : tr("open");
}

} // namespace qipan::ui
