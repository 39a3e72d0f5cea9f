// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QString>

#include <chrono>
#include <optional>

namespace qipan::app {

/// A number that no other running process on the same data folder holds. Running games are marked with the number of
/// the process that plays them. It is an SQLite lock on an empty file, which the system releases when the process ends
/// for whatever reason; the file remains.
class InstanceLock {
public:
    /// The maximum number of processes that can store running games in one data folder. Their numbers start at 1.
    static constexpr qint64 most = 32;
    /// The number held while the data file is opened, repaired or set aside.
    static constexpr qint64 openLock = 0;

    /// `path` is the path of the data file.
    explicit InstanceLock(const QString& path);
    ~InstanceLock();
    InstanceLock(const InstanceLock&) = delete;
    InstanceLock& operator=(const InstanceLock&) = delete;

    enum class LockResult {
        Acquired,
        Held,       ///< by another process, or by another object in this one
        Impossible, ///< no file can be locked
    };
    /// Waits up to `timeout` to claim the number until `release` or destruction. Precondition: none is held.
    [[nodiscard]] LockResult acquire(qint64 number, std::chrono::milliseconds timeout = {});
    [[nodiscard]] std::optional<qint64> number() const { return m_number; }
    /// Returns whether a running process, this one included, holds this number.
    [[nodiscard]] bool isHeld(qint64 number) const
    {
        return number == m_number
            || (number >= 1 && number <= most && InstanceLock{m_path}.acquire(number) == LockResult::Held);
    }

    /// Gives the number up.
    void release();

private:
    const QString m_path;
    const QString m_connection; ///< Qt's name of the connection
    QSqlDatabase m_database;
    std::optional<qint64> m_number;
};

} // namespace qipan::app
