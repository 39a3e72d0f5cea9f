// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/broken_files.h"
#include "core/book/book.h"
#include "core/book/chapter.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace qipan::app {

/// The user's own chapter files: name, size and time of the last change of each.
using UserFiles = QStringList;

/// The book in one language, including the user's own chapters.
struct LoadedBook {
    std::shared_ptr<const book::Book> book; ///< never null
    QList<UserFileFault> broken;            ///< problems in the user's own chapters, grouped by file
    UserFiles files;                        ///< their state before they were read
};

inline constexpr int maxUserChapters = 200; ///< further files are ignored

/// Reads the program's chapters, in English where they are not translated, and those in the folder `userFolder`
/// (`*.md`, at most book::maxChapterBytes each; symbolic links are not followed). Slow: do not call it in the window
/// thread.
[[nodiscard]] LoadedBook loadBook(const QString& language, const QString& userFolder);

/// Returns the files that `loadBook` would read, to detect changes. Accesses the disk.
[[nodiscard]] UserFiles userFiles(const QString& userFolder);

/// Returns the exercise on a page of a lesson; null if there is none.
[[nodiscard]] const book::Diagram* exerciseOf(const book::Page& page);

/// Returns the first lesson of a game, a chapter with an exercise on each page, or nothing if there is none; in English
/// if it is not translated. Fast: it reads a few kilobytes from memory.
[[nodiscard]] std::optional<book::Chapter> loadLesson(const QString& language, const QString& game);

} // namespace qipan::app
