// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/instance_lock.h"
#include "core/board/result.h"

#include <QCoreApplication>
#include <QVariant>

#include <array>
#include <functional>
#include <vector>

class QSqlError;
class QSqlQuery;

namespace qipan::app {

/// `qipan.sqlite` in the data folder. It stores everything that outlives the program; MatchFile, LinkFile and
/// HistoryFile document the contents. Calls block on the disk and on other processes, so use it on a thread of its own
/// (StoreThread), and each instance on one thread only.
/// Several processes may use the file at once. It has a write-ahead log: readers never block anyone, and a writer waits
/// at most one second for another. Each process marks the games it is playing with its own number (`owner`), so that no
/// other process takes them over.
/// Every commit is synced, so written data survives a kill or a power failure. Only the user who owns the file can read
/// it. A damaged file is set aside, never deleted, and the recovered rows go into a new file. See docs/history.md for
/// the tables and for each kind of failure.
class DataFile {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::DataFile)

public:
    /// What went wrong, as a sentence for the user; empty on success.
    using Failure = std::optional<QString>;

    /// Does not access the disk yet. `folder` is the data folder.
    explicit DataFile(const QString& folder);
    ~DataFile() { release(); }
    DataFile(const DataFile&) = delete;
    DataFile& operator=(const DataFile&) = delete;

    [[nodiscard]] const QString& path() const { return m_path; }
    /// Returns whether the file, or at least its log, exists. If it does not, `open` creates the file.
    [[nodiscard]] bool isThere() const;
    /// Creates the file if necessary, migrates an older one, and replaces a file that was found damaged. Opens a file
    /// that cannot be written read-only. Does nothing if the file is already open and intact.
    [[nodiscard]] Failure open();
    /// Why the open file is read-only, if it is: the file or its folder cannot be written, or the file is of a newer
    /// version. Every write fails with this message.
    [[nodiscard]] const Failure& readOnly() const { return m_readOnly; }

    /// Opens the file and runs `work`; reopens the file and retries once if `needsReopen`.
    [[nodiscard]] Failure use(const std::function<Failure()>& work);

    /// Runs one statement with its bound values. Precondition, also of the next eight functions: the file is open.
    [[nodiscard]] Failure run(const QString& statement, const std::vector<QVariant>& values = {});
    /// Runs a query and calls `take` for each row.
    [[nodiscard]] Failure read(const QString& statement, const std::vector<QVariant>& values,
                               const std::function<void(const QSqlQuery&)>& take) const;
    /// Returns the numbers in the first column of a query.
    [[nodiscard]] Result<std::vector<qint64>, QString> readIds(const QString& statement,
                                                               const std::vector<QVariant>& values = {}) const;
    /// Prepares and executes a query to read from. Returns false on failure; the query then holds the error.
    [[nodiscard]] static bool execute(QSqlQuery& query, const QString& statement, const std::vector<QVariant>& values);
    /// Returns the number of rows that the last statement of `run` changed.
    [[nodiscard]] int changedRows() const { return m_changedRows; }
    /// Runs `work` in one transaction, which is rolled back if `work` fails.
    [[nodiscard]] Failure transact(const std::function<Failure()>& work);
    /// Returns the id of the row inserted last.
    [[nodiscard]] qint64 lastId() const { return m_lastId; }
    /// Returns the number of this process, or the reason why it has none. The first call claims the number until
    /// `giveUpClaim` or destruction. Precondition: not within `transact`, unless it was called before.
    [[nodiscard]] Result<qint64, QString> owner();
    /// Lets other processes take over the games of this one. A later call of `owner` claims a number again.
    void giveUpClaim()
    {
        m_lock.release();
        m_adopted = false;
    }
    /// Marks the games of processes that have ended as unowned (owner 0) and unfinished, and permanently removes the
    /// games that those processes had deleted.
    [[nodiscard]] Failure releaseDead();
    /// Returns whether lists read from the file may be out of date: another process has written to it or ended since
    /// the last call, or the file was reopened. Precondition: the file is open.
    [[nodiscard]] bool hasChanged();
    /// Returns whether this process holds this number.
    [[nodiscard]] bool isOwn(qint64 number) const { return number == m_lock.number(); }
    /// Returns whether a running process, this one included, holds this number.
    [[nodiscard]] bool isHeld(qint64 number) const { return m_lock.isHeld(number); }

    [[nodiscard]] const QSqlDatabase& database() const { return m_database; }
    /// Describes an error of a query in a sentence.
    [[nodiscard]] QString errorText(const QSqlError& error) const;
    [[nodiscard]] QString diskFullText() const
    {
        return tr("Games cannot be saved in %1: the disk is full.").arg(m_path);
    }
    [[nodiscard]] QString damageText() const
    {
        return tr("Games cannot be saved in %1: the file is damaged.").arg(m_path);
    }
    [[nodiscard]] QString heldOpenText() const
    {
        return tr("Games cannot be saved in %1: the file is damaged, and another program has it open. Saving continues"
                  " once that program is closed.")
            .arg(m_path);
    }
    [[nodiscard]] QString unwritableText() const
    {
        return tr("Games cannot be saved in %1: the file is not writable.").arg(m_path);
    }

    /// Checks the whole file, which is slow, and repairs it if it is damaged.
    [[nodiscard]] Failure check();
    /// Returns whether the file was found damaged or refused a write; the next `open` then tries to repair that.
    [[nodiscard]] bool needsReopen() const { return m_isDamaged || m_isRefused; }
    /// Returns, once, what the user should know about a damaged file that was set aside.
    [[nodiscard]] std::optional<QString> takeNotice() { return std::exchange(m_notice, {}); }

private:
    /// A commit takes milliseconds; after a longer lock the operation fails and is retried later.
    static constexpr std::chrono::milliseconds busyTimeout{1'000};

    [[nodiscard]] Failure connect();
    [[nodiscard]] Failure prepareFile();
    [[nodiscard]] Failure openAs(const QString& name, const QString& options);
    [[nodiscard]] bool openToRead();
    [[nodiscard]] Failure configure();
    [[nodiscard]] QString newerVersionText() const
    {
        return tr("Games cannot be saved in %1: a newer version of Qipan wrote it.").arg(m_path);
    }
    [[nodiscard]] Failure repair();
    [[nodiscard]] Failure salvage();
    [[nodiscard]] Failure quickCheck();
    [[nodiscard]] bool isLogOnly() const;
    [[nodiscard]] Failure leave(qint64 number);
    [[nodiscard]] Failure adoptDead();
    void release();

    const QString m_path;
    const QString m_connection; ///< Qt's name of the connection
    InstanceLock m_lock;
    bool m_adopted = false; ///< the games left by an earlier process with the same number have been released
    QSqlDatabase m_database;
    std::array<quint64, 2> m_identity{}; ///< of the open file
    int m_changedRows = 0;
    qint64 m_lastId = 0;
    qint64 m_dataVersion = 0; ///< SQLite's counter of changes by other connections; 0 if not read yet
    bool m_isInTransaction = false;
    Failure m_readOnly;
    mutable bool m_isRefused = false; ///< a write has failed because the file cannot be written
    mutable bool m_isDamaged = false;
    std::optional<QString> m_notice;
};

} // namespace qipan::app
