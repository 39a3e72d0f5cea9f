// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QFileInfo>
#include <QString>

namespace qipan::app {

/// Detects changes of a file by others. Default-constructed if there is no file.
struct FileState {
    qint64 size = 0; ///< in bytes
    QDateTime changed;

    friend bool operator==(const FileState&, const FileState&) = default;
};

/// Accesses the disk.
[[nodiscard]] inline FileState stateOfFile(const QString& path)
{
    const QFileInfo file{path};
    return file.exists() ? FileState{file.size(), file.lastModified()} : FileState{};
}

} // namespace qipan::app
