// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/broken_files.h"
#include "core/puzzle/puzzle.h"

#include <QList>
#include <QString>

#include <memory>
#include <vector>

namespace qipan::app {

/// The program's puzzles, followed by the user's own.
struct LoadedPuzzles {
    std::shared_ptr<const std::vector<puzzle::Puzzle>> all; ///< never null
    std::size_t user = 0;                                   ///< how many of them, at the end, are the user's own
    QList<UserFileFault> broken;                            ///< problems in the user's own files, grouped by file
};

// Limits of the user's own puzzles; each file has at most puzzle::maxPuzzleBytes.
inline constexpr int maxPuzzleFiles = 200;

/// Reads the program's puzzles and those in the folder `user` (`*.puzzles`; symbolic links are not followed). The ids
/// of the user's own puzzles are prefixed by the name of their file, so that they are unique. Slow: do not call it in
/// the window thread.
[[nodiscard]] LoadedPuzzles loadPuzzles(const QString& userFolder);

} // namespace qipan::app
