// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/record/writing.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace qipan::app {

/// A file format for saving games.
struct SaveFormat {
    QString suffix; ///< "sgf"
    QString name;   ///< as shown in lists: "SGF, with variations and comments"
};

/// Returns the formats that can hold these games, the most complete first. Precondition: `games` is not empty.
[[nodiscard]] std::vector<SaveFormat> formatsFor(std::span<const record::GameRecord> games);

/// Returns the suffix of files of this format, which must be one for saving.
[[nodiscard]] QString suffixFor(record::RecordFormat format);

/// Makes untrusted text safe as part of a file name on any system, with at most `longest` code points.
[[nodiscard]] QString asFileName(QString text, int longest);

/// Creates or replaces a file atomically: on failure it is unchanged, and the result is a sentence. Accesses the disk.
[[nodiscard]] std::optional<QString> writeFile(const QString& path, const QByteArray& bytes);

/// Returns this path or, if it exists, the first free one with a number: "a (2).sgf". Accesses the disk.
[[nodiscard]] QString freePathLike(const QString& path);

/// Returns the games as a file like record::write(), but with texts in `codePage`, a name for codePageNamed(), if the
/// format cannot name it (SGF can) and it has all characters; otherwise in UTF-8.
[[nodiscard]] Result<std::string, record::FormatMismatch>
writeRecords(std::span<const record::GameRecord> games, record::RecordFormat format, const QByteArray& codePage);

} // namespace qipan::app
