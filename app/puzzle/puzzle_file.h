// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/data_file.h"
#include "core/board/result.h"

#include <string>
#include <vector>

namespace qipan::app {

/// An attempt at a puzzle, as stored.
struct PuzzleTry {
    std::string puzzle; ///< its id
    qint64 at = 0;      ///< when it ended: milliseconds since 1970 UTC
    bool isSolved = false;
    int mistakes = 0;
    int hints = 0;

    friend bool operator==(const PuzzleTry&, const PuzzleTry&) = default;
};

/// The attempts in the data file: the table `puzzle_try`. Rows are only ever added, so that programs sharing a file
/// need not coordinate. Each call opens the file if necessary. Used on the store's thread only.
class PuzzleFile {
public:
    using Failure = DataFile::Failure;

    /// Only the latest attempts are read; older ones stay in the file.
    static constexpr int maxTries = 50'000;
    /// In UTF-16 units; a longer id was not written by this program.
    static constexpr int longestId = 400;

    /// `file` must outlive this object.
    explicit PuzzleFile(DataFile& file)
        : m_file{file}
    {
    }

    [[nodiscard]] Failure add(const PuzzleTry& one);
    /// Returns all attempts in the order in which they were added, without invalid rows.
    [[nodiscard]] Result<std::vector<PuzzleTry>, QString> all();

private:
    DataFile& m_file;
};

} // namespace qipan::app
