#pragma once

#include "core/book/book.h"
#include "ui/book/book_place.h"

#include <QList>
#include <QString>

#include <atomic>

namespace qipan::app {

/// The pages that have all words of `text`, in any case: those with one in their title first, then in the book's order;
/// at most `mostFindings`.
inline constexpr int mostFindings = 200;
[[nodiscard]] QList<ui::BookFinding> searchBook(const book::Book& book, const QString& text,
                                                const std::atomic<bool>& stop);

/// Words of the book as they are read: links by their texts, without marks.
[[nodiscard]] QString plainWords(const std::string& markdown);

} // namespace qipan::app
