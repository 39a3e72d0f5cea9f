#pragma once

#include "ui/book/book_place.h"

#include <QString>

class QTreeWidget;
class QTreeWidgetItem;

namespace qipan::ui {

// The entries of the book's contents, which know where they lead.

/// Where an entry leads; nowhere for a group.
[[nodiscard]] BookPlace placeOf(const QTreeWidgetItem& item);
/// The title that an entry was made with, whatever marks it bears by now.
[[nodiscard]] QString titleOfItem(const QTreeWidgetItem& item);
QTreeWidgetItem* addContentsItem(QTreeWidgetItem* parent, const BookPlace& place, const QString& title);
/// A heading, which nothing owns yet.
[[nodiscard]] QTreeWidgetItem* makeContentsGroup(const QTreeWidget& tree, const QString& title);

} // namespace qipan::ui
