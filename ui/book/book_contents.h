#pragma once

#include "core/book/book.h"
#include "ui/book/book_place.h"

#include <QFrame>
#include <QHash>
#include <QList>

class QAction;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace qipan::ui {

/// The contents of the book: one's bookmarks, and chapter by chapter what there is, with what was read, what has a
/// bookmark and, in bold, what is shown; or what was found for the text in the field above them.
class BookContents final : public QFrame {
    Q_OBJECT

public:
    explicit BookContents(QWidget* parent = nullptr);

    /// What was folded stays so, and the keyboard where it was.
    void setBook(const book::Book& book);
    void setPlace(const BookPlace& place);
    void setKept(const QList<BookPlace>& read, const QList<BookPlace>& bookmarks);
    /// What was found for the text in the field.
    void setFound(const QList<BookFinding>& found);
    [[nodiscard]] QLineEdit& field() { return *m_field; }
    [[nodiscard]] QTreeWidget& tree() { return *m_tree; }
    void retranslate();

Q_SIGNALS:
    void chosen(const qipan::ui::BookPlace& place);
    /// By a menu of the list, or Delete in it.
    void bookmarkRemoved(const qipan::ui::BookPlace& place);
    /// Another text is to be looked for, empty for none, or the same one in another book.
    void searched(const QString& text);
    /// Escape in the field or the list.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool isSearching() const;
    /// How one left the list.
    struct View {
        QHash<QString, bool> expanded;
        QString current; ///< no bookmark
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
    QTreeWidgetItem* m_marked = nullptr; ///< the bookmarks; null where the list has none
};

} // namespace qipan::ui
