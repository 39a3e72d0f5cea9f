#pragma once

#include "app/files/import_reader.h"
#include "app/history/history_store.h"
#include "core/board/thread_keeper.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>

namespace qipan::app {

/// What came of an import.
struct Imported {
    ImportedFiles files;
    qint64 games = 0;      ///< that came into the history
    qint64 duplicates = 0; ///< that were there already
    bool wasCancelled = false;
    std::optional<QString> failure; ///< of the store: what came before it is in the history
};

/// Takes the games of files and folders into the history: a thread reads, the store writes batch after batch, and the
/// window goes on. One import at a time.
class ImportJob final : public QObject {
    Q_OBJECT

public:
    /// `store` must outlive it.
    explicit ImportJob(HistoryStore& store, QObject* parent = nullptr);
    ~ImportJob() override;

    /// Precondition: none runs.
    void start(const QStringList& paths);
    /// Ends it as soon as what was read is written; that stays.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }

Q_SIGNALS:
    /// `all` is 0 while folders are looked through.
    void progressed(int done, int all, qint64 games);
    void finished(const qipan::app::Imported& result);

private:
    /// What the thread and this object share.
    struct Run;

    void write(const std::shared_ptr<Run>& run, std::vector<KeptGame> games);
    void written(const std::shared_ptr<Run>& run, qint64 given, const Result<int, QString>& added);
    void endIfDone();

    HistoryStore& m_store;
    const std::shared_ptr<Messenger> m_messenger;
    std::shared_ptr<Run> m_run; // null where none runs
    Imported m_result;
    QElapsedTimer m_sinceTouch; // of the store, so that what shows the history follows
    int m_done = 0;
    int m_all = 0;
    ThreadKeeper m_threads; // last, so that it joins before the rest goes
};

} // namespace qipan::app
