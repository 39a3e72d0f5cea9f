#pragma once

#include "app/files/file_state.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <optional>
#include <vector>

namespace qipan::app {

/// The files that an export has written, and what the one that it replaced had, until the program ends: so that all can
/// be as it was. Waits for the disk: not for the window's thread, but for one thread at a time.
class WrittenFiles {
public:
    /// Keeps what this file has now, where it is one, before it is replaced. Why that cannot be done, as a sentence.
    [[nodiscard]] std::optional<QString> keepAside(const QString& path);
    /// The file is written.
    void add(const QString& path);

    [[nodiscard]] bool isEmpty() const { return m_written.empty(); }

    /// Removes what was written and puts back what it replaced. A file that somebody has changed since stays: what it
    /// replaced is put beside it. What could not be done, as a sentence; it is not empty then where it can be tried
    /// again.
    [[nodiscard]] std::optional<QString> undo();

private:
    struct File {
        QString path;
        FileState state;
    };

    [[nodiscard]] std::optional<QString> putBack();
    [[nodiscard]] std::optional<QString> remove();
    [[nodiscard]] static bool hasChanged(const File& written);

    std::vector<File> m_written;             // as they were then
    std::unique_ptr<QTemporaryDir> m_folder; // of what is kept aside; null for nothing
    std::optional<File> m_aside;             // and the state of the one that was replaced
};

} // namespace qipan::app
