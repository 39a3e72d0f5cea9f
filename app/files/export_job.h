// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "app/files/export_writer.h"
#include "app/history/history_store.h"

namespace qipan::app {

/// The result of an export.
struct Exported {
    qint64 games = 0;
    qint64 skipped = 0; ///< games that the format cannot hold
    bool wasCancelled = false;
    std::optional<QString> failure;        ///< a sentence
    std::shared_ptr<WrittenFiles> files{}; ///< the files that exist now, also after a failure
};

/// Exports games of the history: the store reads them in batches, another thread writes them. One export at a time.
class ExportJob final : public QObject {
    Q_OBJECT

public:
    /// `store` must outlive this object.
    explicit ExportJob(HistoryStore& store, QObject* parent = nullptr);

    /// Precondition: not running.
    void start(std::vector<qint64> ids, const ui::ExportChoice& choice, const QString& path);
    /// Stops after the current batch.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_writer != nullptr; }

Q_SIGNALS:
    void progressed(qint64 done, qint64 all);
    void finished(const qipan::app::Exported& result);

private:
    using Games = Result<std::vector<ExportedGame>, QString>;

    void next();
    void write(const Games& games);
    void commit();
    void end(Exported result);

    HistoryStore& m_store;
    BackgroundTask m_task;
    std::shared_ptr<ExportWriter> m_writer; // null if not running
    std::vector<qint64> m_ids;
    std::size_t m_done = 0;
    bool m_isEnding = false;
};

} // namespace qipan::app
