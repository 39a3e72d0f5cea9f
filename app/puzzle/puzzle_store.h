// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/data_store.h"

#include <memory>
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

/// Reads the latest attempts in the file, oldest first, without invalid rows. Used on the store's thread only.
[[nodiscard]] Result<std::vector<PuzzleTry>, QString> readTries(DataFile& file);

/// The attempts at puzzles, in the table `puzzle_try` of the data file. Rows are only ever added, so that programs
/// sharing a file need not coordinate.
class PuzzleStore final : public DataStore {
    Q_OBJECT

public:
    explicit PuzzleStore(std::shared_ptr<StoreThread> thread, QObject* parent = nullptr);

    void add(const PuzzleTry& one);
    /// Reads all attempts: `read` follows, or `unread` on failure.
    void load();

Q_SIGNALS:
    /// The latest attempts in the file, oldest first, without invalid rows.
    void read(const std::vector<qipan::app::PuzzleTry>& tries);
    /// The attempts cannot be read.
    void unread();

private:
    int m_added = 0; ///< number of attempts added by this object
};

} // namespace qipan::app
