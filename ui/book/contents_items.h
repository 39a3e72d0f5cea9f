// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/book/book_place.h"

class QTreeWidget;
class QTreeWidgetItem;

namespace qipan::ui {

// Entries of the book's contents, which know their target.

/// Returns the target of an entry; an empty place for a group.
[[nodiscard]] BookPlace placeOf(const QTreeWidgetItem& item);
/// Returns the title with which an entry was created, without the marks added since.
[[nodiscard]] QString titleOfItem(const QTreeWidgetItem& item);
QTreeWidgetItem* addContentsItem(QTreeWidgetItem* parent, const BookPlace& place, const QString& title);
/// Creates a heading, owned by the caller.
[[nodiscard]] QTreeWidgetItem* makeContentsGroup(const QTreeWidget& tree, const QString& title);

} // namespace qipan::ui
