#pragma once

#include "app/puzzle/puzzle_file.h"
#include "app/store/data_store.h"

#include <memory>
#include <vector>

namespace qipan::app {

/// What was done with puzzles, for objects of the window thread: it is read and written on the store's thread, in the
/// order in which it was asked. What cannot be written is tried again with what comes next,
/// and at the end.
class PuzzleStore final : public DataStore {
    Q_OBJECT

public:
    explicit PuzzleStore(std::shared_ptr<StoreThread> thread, QObject* parent = nullptr);
    ~PuzzleStore() override;

    void add(const PuzzleTry& one);
    /// Reads all of them: `read` follows, unless something is wrong.
    void load();

Q_SIGNALS:
    /// All tries that the file has, the oldest first.
    void read(const std::vector<qipan::app::PuzzleTry>& tries);
    /// They cannot be read.
    void unread();

private:
    using Waiting = std::vector<PuzzleTry>;

    [[nodiscard]] static PuzzleFile::Failure write(DataFile& data, Waiting& waiting);

    int m_added = 0;                          ///< tries, by this object
    const std::shared_ptr<Waiting> m_waiting; ///< to be written; of the store's thread
};

} // namespace qipan::app
