// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/book.h"
#include "ui/base/page.h"
#include "ui/board/board_canvas.h"
#include "ui/book/book_place.h"
#include "ui/book/book_reader.h"
#include "ui/link/tile_set.h"
#include "ui/pages/closable_page.h"
#include "ui/theme/theme.h"

#include <QList>

#include <memory>

class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace qipan::ui {

class BookContents;
class BookCovers;

/// The book: contents and search results at the side, one page with its interactive diagrams in the middle. Below
/// `narrowWidth` the contents lie over the page, opened by a button.
class BookPage final : public ClosablePage {
    Q_OBJECT

public:
    static constexpr Page id = Page::Book;

    static constexpr int narrowWidth = 720; ///< device-independent pixels

    explicit BookPage(QWidget* parent = nullptr);

    /// Sets the book and keeps the current page if the book has it: unchanged, with the moves tried on it, if its
    /// content is the same. Otherwise shows `first`, if it exists, or else the covers. Precondition: `book` has a
    /// chapter, and `tiles` is not null.
    void setBook(std::shared_ptr<const book::Book> book, std::shared_ptr<const TileSet> tiles, const BookPlace& first);
    [[nodiscard]] const book::Book* book() const { return m_book.get(); }
    /// Shows a page, or the beginning of a chapter if `anchor` is empty or unknown, or the covers if `place` is empty.
    /// Does nothing for an unknown chapter.
    void open(const BookPlace& place);
    /// Like `open`, but as a link does: the user can go back to the page that is left.
    void navigateTo(const BookPlace& place);
    [[nodiscard]] const BookPlace& place() const { return m_place; }
    void setTheme(const Theme& theme);
    void setOptions(const BoardOptions& options) { m_reader->setOptions(options); }
    /// Sets the size of the letters in percent.
    void setLetters(int percent);

    /// Sets the pages that were read and those with a bookmark.
    void setProgress(const QList<BookPlace>& read, const QList<BookPlace>& bookmarks);
    /// Sets the explanation of the link under the pointer or with the focus; empty for none.
    void setExplanation(const QString& text);

    [[nodiscard]] BookReader& reader() { return *m_reader; }
    [[nodiscard]] BookContents& contents() { return *m_contents; }
    [[nodiscard]] BookCovers& covers() { return *m_covers; }

Q_SIGNALS:
    void pageShown(const qipan::ui::BookPlace& place);
    void bookmarkRequested(const qipan::ui::BookPlace& place, bool wanted);
    /// The user wants letters so many sizes larger, or smaller if negative; 0 for the normal size.
    void lettersRequested(int steps);
    /// The user wants to save the chapter as PDF.
    void pdfRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent*) override { arrange(); }

private:
    void makeLayout();
    void connectParts();
    void makeKeys();
    void turn(int pages);
    void showCovers();
    /// Shows the covers or the reader, which takes over the focus from the other.
    void bringUp(QWidget* shown);
    void goBack();
    void showTrail();
    void showBookmark();
    [[nodiscard]] bool isPageAsIn(const book::Book& other) const;
    void showSurroundings();
    void arrange();
    void fitButtons();
    void openContents(bool open);
    [[nodiscard]] QList<BookPlace> allPlaces() const;
    void retranslate();

    std::shared_ptr<const book::Book> m_book;
    BookPlace m_place;
    BookTrail m_trail;
    QList<BookPlace> m_read;
    QList<BookPlace> m_bookmarks;
    QPushButton* m_more;
    QLabel* m_title;
    QToolButton* m_back;
    QPushButton* m_pdf;
    QPushButton* m_bookmark;
    QPushButton* m_close;
    BookContents* m_contents;
    BookReader* m_reader;
    BookCovers* m_covers;
    QStackedWidget* m_middle; ///< the reader, or the covers
    QPushButton* m_parts;
    QLabel* m_explanation;
    QPushButton* m_previous;
    QPushButton* m_next;
    bool m_isNarrow = false;
    int m_letters = 100;
};

} // namespace qipan::ui
