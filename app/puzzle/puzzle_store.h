// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle/puzzle_file.h"
#include "app/store/data_store.h"

#include <memory>
#include <vector>

namespace qipan::app {

/// The attempts at puzzles.
class PuzzleStore final : public DataStore {
    Q_OBJECT

public:
    explicit PuzzleStore(std::shared_ptr<StoreThread> thread, QObject* parent = nullptr);

    void add(const PuzzleTry& one);
    /// Reads all attempts: `read` follows, or `unread` on failure.
    void load();

Q_SIGNALS:
    /// All attempts in the file, oldest first.
    void read(const std::vector<qipan::app::PuzzleTry>& tries);
    /// The attempts cannot be read.
    void unread();

private:
    int m_added = 0; ///< number of attempts added by this object
};

} // namespace qipan::app
