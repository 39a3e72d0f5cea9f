#pragma once

#include "app/history/running_file.h"

#include <mutex>
#include <optional>

namespace qipan::app {

/// One game on its way to the disk: the window thread says what it is to be, the store's thread writes it, and of what
/// waits only the last.
class GameRow {
public:
    /// For a game that is in the file already: its id.
    explicit GameRow(qint64 id = 0)
        : m_id{id}
    {
    }

    /// Window thread. True where the store is to be asked to write it: it has not been, since it wrote last.
    [[nodiscard]] bool set(RunningFile::Row row);
    /// Likewise, of what failed.
    [[nodiscard]] bool setAgain();
    [[nodiscard]] bool isWaiting() const;

    /// Store's thread.
    [[nodiscard]] RunningFile::Failure write(RunningFile& file);

private:
    mutable std::mutex m_mutex;
    std::optional<RunningFile::Row> m_waiting;
    bool m_isAsked = false;
    qint64 m_id; ///< of the store's thread, as is the next
    qint64 m_began = 0;
};

} // namespace qipan::app
