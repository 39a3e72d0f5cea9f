// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"

#include <QString>

namespace qipan::app {

/// Creates a data file at `path`, completely or not at all, with the readable rows of a damaged file and its log, which
/// are not changed. Returns the number of rows, or the error as a sentence. Slow; needs disk space for two more copies.
/// Precondition: there is no file at `path`.
[[nodiscard]] Result<int, QString> salvageInto(const QString& path, const QString& damaged);

/// Removes what an interrupted `salvageInto` left behind.
void clearSalvage(const QString& path);

} // namespace qipan::app
