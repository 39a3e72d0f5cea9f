#pragma once

#include "core/board/result.h"
#include "core/record/writing.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace qipan::app {

/// A kind of file that games can be saved as.
struct SaveFormat {
    record::RecordFormat format = record::RecordFormat::Sgf;
    QString suffix; ///< "sgf"
    QString name;   ///< in words, as lists have it: "SGF, with variations and comments"
};

/// The kinds that can hold these games, the fullest first. `games` holds one at least.
[[nodiscard]] std::vector<SaveFormat> formatsFor(std::span<const record::GameRecord> games);

/// Replaces a file, or makes it, as a whole: it is either the new one or, where that fails, as it was, and the sentence
/// says why. Waits for the disk.
[[nodiscard]] std::optional<QString> writeFile(const QString& path, const QByteArray& bytes);

/// This path, or where something is there already the first one with a number that is free: "a (2).sgf". Waits for the
/// disk.
[[nodiscard]] QString freePathLike(const QString& path);

} // namespace qipan::app
