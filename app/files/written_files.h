// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/file_state.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <optional>
#include <vector>

namespace qipan::app {

/// The files written by an export, and a backup of the file it replaced, kept until the program ends so that the export
/// can be undone. Accesses the disk, so do not use it in the window thread; use it on one thread at a time.
class WrittenFiles {
public:
    /// Makes a backup of this file, if it exists, before it is replaced. Returns a sentence on failure.
    [[nodiscard]] std::optional<QString> backUp(const QString& path);
    /// Records that the file was written.
    void add(const QString& path);

    [[nodiscard]] bool isEmpty() const { return m_written.empty(); }

    /// Removes the written files and restores the one that was replaced. A file that was changed since is kept, and the
    /// backup is restored next to it. Returns a sentence on failure; if undo can be retried, `isEmpty` stays false.
    [[nodiscard]] std::optional<QString> undo();

private:
    struct File {
        QString path;
        FileState state;
    };

    [[nodiscard]] std::optional<QString> putBack();
    [[nodiscard]] std::optional<QString> remove();
    [[nodiscard]] static bool hasChanged(const File& written);

    std::vector<File> m_written;             // with their state after writing
    std::unique_ptr<QTemporaryDir> m_folder; // of the backup; null if there is none
    std::optional<File> m_backup;            // and the state of the file that was replaced
};

} // namespace qipan::app
