#pragma once

#include "core/board/result.h"

#include <QString>

namespace qipan::app {

/// Creates a new data file at `path` with the readable rows of a damaged file and its log, neither of which is changed.
/// Returns the number of rows, or the reason why there is no new file as a sentence. The new file is either complete or
/// absent, even if the process is killed. Slow, and needs disk space for two more copies of the file. Precondition:
/// there is no file at `path`.
[[nodiscard]] Result<int, QString> salvageInto(const QString& path, const QString& damaged);

/// Removes what an interrupted `salvageInto` left behind.
void clearSalvage(const QString& path);

} // namespace qipan::app
