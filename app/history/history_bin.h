#pragma once

#include "app/history/history_file.h"

#include <span>
#include <vector>

namespace qipan::app {

/// Games that were deleted: they leave all lists at once, and the file when the program that deleted them has gone, so
/// that it can put them back until then. Used on the store's thread only.
class HistoryBin {
public:
    using Failure = DataFile::Failure;

    /// `file` must outlive it.
    explicit HistoryBin(DataFile& file)
        : m_file{file}
    {
    }

    /// Deletes those of the games that do not run, all or none. Those that it has.
    [[nodiscard]] Result<std::vector<qint64>, QString> remove(std::span<const qint64> ids);
    /// Likewise every game.
    [[nodiscard]] Result<std::vector<qint64>, QString> removeAll();
    /// Puts games back; how many.
    [[nodiscard]] Result<int, QString> restore(std::span<const qint64> ids);
    /// What programs deleted that have gone is gone for good. Makes no file where there is none.
    [[nodiscard]] Failure purge();

private:
    /// Binds this program's number and each id to the statement.
    [[nodiscard]] Result<int, QString> setEach(const QString& statement, std::span<const qint64> ids,
                                               std::vector<qint64>* changed);

    DataFile& m_file;
};

} // namespace qipan::app
