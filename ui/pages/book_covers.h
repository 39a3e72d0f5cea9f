// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/book.h"
#include "ui/book/book_place.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QList>
#include <QScrollArea>

class QLabel;

namespace qipan::ui {

/// A part of the book: the chapters of one game.
struct BookPart {
    QString game; ///< a key, or book::everyGame
    int pages = 0;
    int read = 0;
    BookPlace next; ///< the first page not read, or the first of the part

    friend bool operator==(const BookPart&, const BookPart&) = default;
};

/// Returns the parts of a book in order. An introduction counts as a page.
[[nodiscard]] QList<BookPart> partsOf(const book::Book& book, const QList<BookPlace>& read);

/// The cover of a part: a small position, the title, and how much of it was read.
class CoverButton final : public QAbstractButton {
    Q_OBJECT

public:
    explicit CoverButton(QWidget* parent);

    void setPart(const BookPart& part);
    [[nodiscard]] const BookPart& part() const { return m_part; }
    void setTheme(const Theme& theme);
    /// Sets the size of the picture as a factor; the words have the size of the font.
    void setFactor(double factor);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] double scale() const;

    BookPart m_part;
    QString m_progress;
    Theme m_theme;
    double m_factor = 1;
};

/// The first page of the book: the covers of its parts.
class BookCovers final : public QScrollArea {
    Q_OBJECT

public:
    explicit BookCovers(QWidget* parent);

    void setParts(const QList<BookPart>& parts);
    void setTheme(const Theme& theme);
    /// Sets the size of the covers and their letters in percent of the parent's font.
    void setLetters(int percent);
    [[nodiscard]] const QList<CoverButton*>& covers() const { return m_covers; }

Q_SIGNALS:
    /// The user wants to read a part where it was left.
    void chosen(const qipan::ui::BookPlace& place);
    /// The wheel was turned with Ctrl: larger or smaller letters.
    void lettersRequested(int steps);

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    Theme m_theme;
    QWidget* m_sheet;
    QWidget* m_shelf;
    QLabel* m_heading;
    QList<CoverButton*> m_covers;
    double m_factor = 1;
};

} // namespace qipan::ui
