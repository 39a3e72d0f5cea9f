#pragma once

#include "app/store/data_file.h"
#include "core/board/result.h"

#include <string>
#include <vector>

namespace qipan::app {

/// One try at a puzzle, as it is kept.
struct PuzzleTry {
    std::string puzzle; ///< its id
    qint64 at = 0;      ///< when it ended: milliseconds since 1970 UTC
    bool isSolved = false;
    int mistakes = 0;
    int hints = 0;

    friend bool operator==(const PuzzleTry&, const PuzzleTry&) = default;
};

/// What was done with puzzles, in the data file: the table `puzzle_try`, to which rows are only added, so that programs
/// on one file need not know of each other. Each call opens the file where it is not open. Used on the store's thread
/// only.
class PuzzleFile {
public:
    using Failure = DataFile::Failure;

    /// So many tries are read, the latest; older ones stay in the file.
    static constexpr int mostTries = 50'000;
    /// Of an id, in UTF-16 units: a longer one is none of ours.
    static constexpr int longestId = 400;

    /// `file` must outlive it.
    explicit PuzzleFile(DataFile& file)
        : m_file{file}
    {
    }

    /// Adds the tries in one commit.
    [[nodiscard]] Failure add(const std::vector<PuzzleTry>& tries);
    /// All tries in the order in which they were added, without rows that cannot be right.
    [[nodiscard]] Result<std::vector<PuzzleTry>, QString> all();

private:
    DataFile& m_file;
};

} // namespace qipan::app
