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

/// One's own chapters as they lie in their folder: name, size, time of the last change.
using OwnFiles = QStringList;

/// The book in one language, with one's own chapters.
struct LoadedBook {
    std::shared_ptr<const book::Book> book; ///< never null
    QList<OwnFault> broken;                 ///< of one's own chapters, file by file
    OwnFiles files;                         ///< as they were before they were read
};

inline constexpr int mostOwnChapters = 200; ///< that are read

/// Reads the program's chapters, and those in the folder `own` (`*.md`, at most book::mostChapterBytes each; links are
/// not followed out of it). Takes a while: not for the window thread.
[[nodiscard]] LoadedBook loadBook(const QString& language, const QString& own);

/// The files that loadBook would read, to tell whether it would find anything new. Asks the disk, too.
[[nodiscard]] OwnFiles ownFiles(const QString& own);

/// The language of the texts that the user sees, as the folders of chapters are called.
[[nodiscard]] QString chapterLanguage();

/// The first lesson of a game: a chapter each of whose pages has an exercise. Nothing where there is none. Quick: a few
/// kilobytes that are in memory.
[[nodiscard]] std::optional<book::Chapter> loadLesson(const QString& language, const QString& game);

} // namespace qipan::app
