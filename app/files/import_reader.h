#pragma once

#include "app/history/kept_game.h"
#include "ui/files/file_report.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <atomic>
#include <functional>
#include <vector>

namespace qipan::app {

// What an import takes in. What lies beyond is left out, and the report says so.
inline constexpr int mostImportFiles = 100'000;
inline constexpr int mostImportDepth = 16; ///< folders within folders
inline constexpr qint64 mostImportGames = 2'000'000;
inline constexpr qint64 mostImportBytes = qint64{8} << 30;
inline constexpr qsizetype mostBrokenFiles = 1'000; ///< that are named

/// What became of the files of an import.
struct ImportedFiles {
    int files = 0;  ///< that were read
    int broken = 0; ///< of them
    QList<ui::BrokenFile> named;
    bool isTooMuch = false; ///< a bound above was met
};

/// Reads the games of files and folders, file after file, in batches of some hundred games. Touches nothing of the
/// window: for a thread of its own.
///
/// In folders it looks for the suffixes of records only, and follows no link that leads out of them; hidden files are
/// left alone. Files that are named themselves are read whatever they are called.
class ImportReader {
public:
    static constexpr std::size_t batch = 300;

    /// Takes games over, waiting as long as it must; false where no more are wanted.
    using Take = std::function<bool(std::vector<KeptGame> games)>;
    /// Tells how many files are done, of how many.
    using Tell = std::function<void(int done, int all)>;

    ImportReader(QStringList paths, Take take, Tell tell);

    /// Ends soon after `stop` becomes true, but for a file that is just read: then what there is so far.
    [[nodiscard]] ImportedFiles run(const std::atomic<bool>& stop);

private:
    void list(const std::atomic<bool>& stop);
    void listFolder(const QString& folder, const std::atomic<bool>& stop);
    void read(const QString& path, const std::atomic<bool>& stop);
    void note(const QString& path, const QString& why);
    bool give(KeptGame game);
    bool flush();
    [[nodiscard]] bool isListed(const QString& path) const { return m_paths.contains(path); }

    const QStringList m_paths;
    const Take m_take;
    const Tell m_tell;
    QStringList m_files;
    std::vector<KeptGame> m_batch;
    qint64 m_games = 0;
    qint64 m_bytes = 0;
    ImportedFiles m_result;
};

} // namespace qipan::app
