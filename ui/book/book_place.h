#pragma once

#include <QMetaType>
#include <QString>

namespace qipan::ui {

/// A page of the book.
struct BookPlace {
    QString chapter; ///< its key
    QString anchor;  ///< of the page; empty for the chapter's beginning

    friend bool operator==(const BookPlace&, const BookPlace&) = default;
};

/// Where a text was found.
struct BookFinding {
    BookPlace place;
    QString title;   ///< of the chapter and the page
    QString excerpt; ///< what stands around it
};

} // namespace qipan::ui
