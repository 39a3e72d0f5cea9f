#pragma once

#include "app/broken_files.h"
#include "core/book/book.h"
#include "core/book/chapter.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace qipan::app {

/// The user's own chapter files: name, size and time of the last change of each.
using OwnFiles = QStringList;

/// The book in one language, including the user's own chapters.
struct LoadedBook {
    std::shared_ptr<const book::Book> book; ///< never null
    QList<OwnFault> broken;                 ///< problems in the user's own chapters, grouped by file
    OwnFiles files;                         ///< their state before they were read
};

inline constexpr int mostOwnChapters = 200; ///< further files are ignored

/// Reads the program's chapters and those in the folder `own` (`*.md`, at most book::mostChapterBytes each; symbolic
/// links are not followed). Slow: do not call it in the window thread.
[[nodiscard]] LoadedBook loadBook(const QString& language, const QString& own);

/// Returns the files that `loadBook` would read, to detect changes. Accesses the disk.
[[nodiscard]] OwnFiles ownFiles(const QString& own);

/// Returns the name of the chapter folder for the current language.
[[nodiscard]] QString chapterLanguage();

/// Returns the first lesson of a game, a chapter with an exercise on each page, or nothing if there is none. Fast: it
/// reads a few kilobytes from memory.
[[nodiscard]] std::optional<book::Chapter> loadLesson(const QString& language, const QString& game);

} // namespace qipan::app
