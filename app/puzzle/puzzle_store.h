#pragma once

#include "app/puzzle/puzzle_file.h"
#include "app/store/data_store.h"

#include <memory>
#include <vector>

namespace qipan::app {

/// The attempts at puzzles, for objects of the window thread: read and written on the store's thread, in order. A
/// failed write is retried with the next request, and at the end.
class PuzzleStore final : public DataStore {
    Q_OBJECT

public:
    explicit PuzzleStore(std::shared_ptr<StoreThread> thread, QObject* parent = nullptr);
    ~PuzzleStore() override;

    void add(const PuzzleTry& one);
    /// Reads all attempts: `read` follows, or `unread` on failure.
    void load();

Q_SIGNALS:
    /// All attempts in the file, oldest first.
    void read(const std::vector<qipan::app::PuzzleTry>& tries);
    /// The attempts cannot be read.
    void unread();

private:
    using Waiting = std::vector<PuzzleTry>;

    [[nodiscard]] static PuzzleFile::Failure write(DataFile& data, Waiting& waiting);

    int m_added = 0;                          ///< number of attempts added by this object
    const std::shared_ptr<Waiting> m_waiting; ///< to be written; used on the store's thread only
};

} // namespace qipan::app
