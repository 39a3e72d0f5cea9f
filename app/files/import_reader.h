// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "ui/files/file_report.h"

#include <QStringList>

#include <atomic>
#include <functional>

namespace qipan::app {

// Limits of an import. Files and games beyond them are skipped and listed in the report.
inline constexpr int maxImportFiles = 100'000;
inline constexpr int maxImportDepth = 16; ///< nesting depth of folders
inline constexpr qint64 maxImportGames = 2'000'000;
inline constexpr qint64 maxImportBytes = qint64{8} << 30;
inline constexpr qsizetype maxBrokenFiles = 1'000; ///< listed by name

/// The result of reading files.
struct ImportedFiles {
    int files = 0;      ///< files read
    int broken = 0;     ///< how many of them are broken
    qint64 guessed = 0; ///< games of which the file does not say clearly whether they are gomoku or reversi
    QList<ui::BrokenFile> named;
    bool isTooMuch = false; ///< a limit above was reached
};

/// Reads the games of files and folders in batches. Does not access the window; use it on a thread of its own.
/// In folders it reads only files with a suffix of a record format. It skips hidden files and links that lead out of
/// the folder. Files that are listed explicitly are read whatever their suffix.
class ImportReader {
public:
    static constexpr std::size_t batch = 300;

    /// Receives a batch and may block. Returns false to stop.
    using Take = std::function<bool(std::vector<HistoryEntry> games)>;
    /// Reports how many files of how many are done.
    using Progress = std::function<void(int done, int all)>;

    ImportReader(QStringList paths, Take take, Progress progress);

    /// Returns soon after `stop` becomes true, once the current file is read, with the result so far.
    [[nodiscard]] ImportedFiles run(const std::atomic<bool>& stop);

private:
    void list(const std::atomic<bool>& stop);
    void listFolder(const QString& folder, const std::atomic<bool>& stop);
    void read(const QString& path, const std::atomic<bool>& stop);
    void note(const QString& path, const QString& why);
    bool add(HistoryEntry game);
    bool flush();
    [[nodiscard]] bool isListed(const QString& path) const { return m_paths.contains(path); }

    const QStringList m_paths;
    const Take m_take;
    const Progress m_progress;
    QStringList m_files;
    std::vector<HistoryEntry> m_batch;
    qint64 m_games = 0;
    qint64 m_bytes = 0;
    ImportedFiles m_result;
};

} // namespace qipan::app
