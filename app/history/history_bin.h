// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_file.h"

#include <span>
#include <vector>

namespace qipan::app {

/// Deletes and restores games. Deleted games leave all lists at once; they are removed from the file when the program
/// that deleted them ends, and can be restored until then. Used on the store's thread only.
class HistoryBin {
public:
    using Failure = DataFile::Failure;

    /// `file` must outlive this object.
    explicit HistoryBin(DataFile& file)
        : m_file{file}
    {
    }

    /// Deletes these games except running ones, all or none. Returns the deleted ones.
    [[nodiscard]] Result<std::vector<qint64>, QString> remove(std::span<const qint64> ids);
    /// Deletes all games except running ones. Returns the deleted ones.
    [[nodiscard]] Result<std::vector<qint64>, QString> removeAll();
    /// Restores games. Returns how many.
    [[nodiscard]] Result<int, QString> restore(std::span<const qint64> ids);
    /// Permanently removes the games deleted by programs that have ended. Creates no file.
    [[nodiscard]] Failure purge();

private:
    /// Executes the statement for each id, binding this program's number and the id.
    [[nodiscard]] Result<int, QString> setEach(const QString& statement, std::span<const qint64> ids,
                                               std::vector<qint64>* changed);

    DataFile& m_file;
};

} // namespace qipan::app
