#pragma once

#include "app/history/running_file.h"

#include <mutex>
#include <optional>

namespace qipan::app {

/// A pending write of one game: the window thread sets the row, the store's thread writes it. Only the last row set is
/// written.
class GameRow {
public:
    /// `id` is the id of a game that is in the file already, else 0.
    explicit GameRow(qint64 id = 0)
        : m_id{id}
    {
    }

    /// Window thread. Sets the row. Returns whether the store must be asked to write it; not if it was already.
    [[nodiscard]] bool set(RunningFile::Row row);
    /// Window thread. Likewise for a row whose write failed.
    [[nodiscard]] bool setAgain();
    [[nodiscard]] bool isWaiting() const;

    /// Store's thread.
    [[nodiscard]] RunningFile::Failure write(RunningFile& file);

private:
    mutable std::mutex m_mutex;
    std::optional<RunningFile::Row> m_waiting;
    bool m_isAsked = false;
    qint64 m_id; ///< used on the store's thread only, as is the next member
    qint64 m_began = 0;
};

} // namespace qipan::app
