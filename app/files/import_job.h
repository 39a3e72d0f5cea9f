// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/import_reader.h"
#include "app/history/history_store.h"
#include "core/board/thread_reaper.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>

namespace qipan::app {

/// The result of an import.
struct Imported {
    ImportedFiles files;
    qint64 games = 0;      ///< added to the history
    qint64 duplicates = 0; ///< already in the history
    bool wasCancelled = false;
    std::optional<QString> failure; ///< of the store; the games before it are in the history
};

/// Imports the games of files and folders into the history without blocking the window: a thread reads, the store
/// writes in batches. One import at a time.
class ImportJob final : public QObject {
    Q_OBJECT

public:
    /// `store` must outlive this object.
    explicit ImportJob(HistoryStore& store, QObject* parent = nullptr);
    ~ImportJob() override;

    /// Precondition: not running.
    void start(const QStringList& paths);
    /// Stops as soon as the games read so far are written; these stay.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }

Q_SIGNALS:
    /// `all` is 0 while folders are being searched.
    void progressed(int done, int all, qint64 games);
    void finished(const qipan::app::Imported& result);

private:
    /// The state shared with the reading thread.
    struct Run;

    void write(const std::shared_ptr<Run>& run, std::vector<HistoryEntry> games);
    void written(const std::shared_ptr<Run>& run, qint64 given, const Result<int, QString>& added);
    void endIfDone();

    HistoryStore& m_store;
    const std::shared_ptr<GuardedPoster> m_poster;
    std::shared_ptr<Run> m_run; // null if not running
    Imported m_result;
    QElapsedTimer m_sinceTouch; // since the last HistoryStore::touch, which refreshes the lists
    int m_done = 0;
    int m_all = 0;
    ThreadReaper m_threads; // last, so that it joins before the rest is destroyed
};

} // namespace qipan::app
