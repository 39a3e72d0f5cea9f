// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/contents_items.h"

#include <QTreeWidget>

namespace qipan::ui {

namespace {

enum Role { ChapterRole = Qt::UserRole, AnchorRole, TitleRole };

} // namespace

BookPlace placeOf(const QTreeWidgetItem& item)
{
    return {item.data(0, ChapterRole).toString(), item.data(0, AnchorRole).toString()};
}

QString titleOfItem(const QTreeWidgetItem& item)
{
    return item.data(0, TitleRole).toString();
}

QTreeWidgetItem* addContentsItem(QTreeWidgetItem* parent, const BookPlace& place, const QString& title)
{
    auto* item = new QTreeWidgetItem{parent};
    item->setText(0, title);
    item->setToolTip(0, title.toHtmlEscaped()); // it may be elided
    item->setData(0, ChapterRole, place.chapter);
    item->setData(0, AnchorRole, place.anchor);
    item->setData(0, TitleRole, title);
    const int line = parent->treeWidget()->fontMetrics().height();
    const bool hasExcerpt = title.contains(u'\n');
    item->setSizeHint(
        0, {0, hasExcerpt ? line * 7 / 2 : line * 3 / 2}); // two lines of excerpt; half a line between entries
    return item;
}

QTreeWidgetItem* makeContentsGroup(const QTreeWidget& tree, const QString& title)
{
    auto* group = new QTreeWidgetItem;
    group->setText(0, title);
    QFont bold = tree.font();
    bold.setBold(true);
    group->setFont(0, bold);
    group->setFlags(Qt::ItemIsEnabled);
    return group;
}

} // namespace qipan::ui
