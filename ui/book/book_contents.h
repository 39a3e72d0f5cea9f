// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/book.h"
#include "ui/book/book_place.h"

#include <QFrame>
#include <QHash>

class QAction;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace qipan::ui {

/// The contents of the book: bookmarks and the pages of every chapter, marked as read, bookmarked or, in bold, current;
/// or the search results for the text in the field above.
class BookContents final : public QFrame {
    Q_OBJECT

public:
    explicit BookContents(QWidget* parent = nullptr);

    /// Sets the book; expanded groups and the current entry are kept.
    void setBook(const book::Book& book);
    void setPlace(const BookPlace& place);
    void setProgress(const QList<BookPlace>& read, const QList<BookPlace>& bookmarks);
    /// Sets the search results for the text in the field.
    void setFound(const QList<BookFinding>& found);
    [[nodiscard]] QLineEdit& field() { return *m_field; }
    [[nodiscard]] QTreeWidget& tree() { return *m_tree; }

Q_SIGNALS:
    void chosen(const qipan::ui::BookPlace& place);
    /// By the context menu of the list or the Delete key.
    void bookmarkRemoved(const qipan::ui::BookPlace& place);
    /// Search for this text, empty for none; also emitted for the same text in another book.
    void searched(const QString& text);
    /// Escape was pressed in the field or the list.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool isSearching() const;
    /// The state of the list, to be restored later.
    struct View {
        QHash<QString, bool> expanded;
        QString current; ///< not a bookmark
        int scrolled = 0;
    };
    [[nodiscard]] View view() const;
    void restore(const View& view);
    void fill();
    void fillContents();
    void fillBookmarks();
    void fillFound();
    [[nodiscard]] QString titleOf(const BookPlace& place) const;
    void followCurrent();
    void goToPlace();
    void addChapter(QTreeWidgetItem* parent, const book::Chapter& chapter);
    [[nodiscard]] bool wasRead(const BookPlace& place) const;
    void showMarks(QTreeWidgetItem* item) const;
    [[nodiscard]] QTreeWidgetItem* itemOf(const BookPlace& place) const;
    [[nodiscard]] bool isBookmark(const QTreeWidgetItem& item) const;

    const book::Book* m_book = nullptr;
    BookPlace m_place;
    QList<BookPlace> m_read;
    QList<BookPlace> m_bookmarks;
    QList<BookFinding> m_found;
    QLineEdit* m_field;
    QTreeWidget* m_tree;
    QAction* m_remove;
    QTreeWidgetItem* m_marked = nullptr; ///< the group of bookmarks; null if there are none
};

} // namespace qipan::ui
