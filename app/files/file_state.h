#pragma once

#include <QDateTime>
#include <QString>
#include <QtGlobal>

namespace qipan::app {

/// What tells whether somebody has changed a file since; of none where the file is not there.
struct FileState {
    qint64 size = 0; ///< in bytes
    QDateTime changed;

    friend bool operator==(const FileState&, const FileState&) = default;
};

/// Waits for the disk.
[[nodiscard]] FileState stateOfFile(const QString& path);

} // namespace qipan::app
