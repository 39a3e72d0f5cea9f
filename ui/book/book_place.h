// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>

namespace qipan::ui {

/// A page of the book.
struct BookPlace {
    QString chapter; ///< key of the chapter
    QString anchor;  ///< of the page; empty for the beginning of the chapter

    friend bool operator==(const BookPlace&, const BookPlace&) = default;
};

/// A search result.
struct BookFinding {
    BookPlace place;
    QString title;   ///< titles of chapter and page
    QString excerpt; ///< the text around the match
};

} // namespace qipan::ui
