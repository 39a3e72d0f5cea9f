#pragma once

#include "core/board/result.h"

#include <QString>

namespace qipan::app {

/// Puts a new data file at `path`, where none is, with the rows that can be read of a damaged one and its log, which
/// are not touched. How many there were; or why there is no new file, as a sentence: there is a whole one or none,
/// however this ends. It takes its time, and room for two more of the file.
[[nodiscard]] Result<int, QString> salvageInto(const QString& path, const QString& damaged);

/// Removes what a program that was ended meanwhile has left of that.
void clearSalvage(const QString& path);

} // namespace qipan::app
