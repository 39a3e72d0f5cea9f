#pragma once

#include "app/broken_files.h"
#include "core/puzzle/puzzle.h"

#include <QList>
#include <QString>

#include <memory>
#include <vector>

namespace qipan::app {

/// The puzzles of the program, and after them one's own.
struct LoadedPuzzles {
    std::shared_ptr<const std::vector<puzzle::Puzzle>> all; ///< never null
    std::size_t own = 0;                                    ///< how many of them, the last, are one's own
    QList<OwnFault> broken;                                 ///< of files of one's own, file by file
};

// What is read of one's own puzzles: of files no larger than puzzle::mostPuzzleBytes.
inline constexpr int mostPuzzleFiles = 200;

/// Reads the program's puzzles, and those in the folder `own` (`*.puzzles`; links are not followed out of it). The ids
/// of one's own get the name of their file in front, so that they take the place of no others. Takes a while: not for
/// the window thread.
[[nodiscard]] LoadedPuzzles loadPuzzles(const QString& own);

} // namespace qipan::app
