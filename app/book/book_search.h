// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/book.h"
#include "ui/book/book_place.h"

#include <QList>
#include <QString>

#include <atomic>

namespace qipan::app {

inline constexpr int maxFindings = 200;

/// Returns the pages that contain all words of `text`, ignoring case: matches in the title first, then in the order of
/// the book; at most `maxFindings`.
[[nodiscard]] QList<ui::BookFinding> searchBook(const book::Book& book, const QString& text,
                                                const std::atomic<bool>& stop);

/// Converts Markdown to plain text; links become their text.
[[nodiscard]] QString withoutMarkup(const std::string& markdown);

} // namespace qipan::app
