// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace qipan::app {

/// Returns the first of PATH-1 to PATH-999 that does not exist yet.
[[nodiscard]] std::optional<QString> freeNumberedPath(const QString& path);

/// A damaged data file, set aside with its write-ahead log: as `qipan.sqlite.damaged` until a new data file with the
/// recovered rows is in place, then permanently as `qipan.sqlite.damaged-N`. Each step can be repeated after a crash.
/// Precondition of all changes: the caller holds the lock `InstanceLock::openLock`.
class QuarantinedFile {
public:
    /// `file` is the path of the data file.
    explicit QuarantinedFile(QString file);

    [[nodiscard]] QString path() const;
    /// Returns true if a file was set aside and no new data file has replaced it yet. Cleans up any other leftovers.
    [[nodiscard]] bool needsSalvage() const;
    /// Returns whether another program has the file or its log open and so keeps it from being set aside (on Windows).
    [[nodiscard]] bool isHeldOpen() const;
    /// Sets aside the file and its log, or whatever part of them is still in place. Returns false on failure.
    [[nodiscard]] bool quarantine() const;
    /// Renames the file that was set aside to its permanent name and returns that name.
    std::optional<QString> archive() const;

private:
    const QString m_file;
};

} // namespace qipan::app
