#pragma once

#include "app/background_task.h"
#include "app/files/export_writer.h"
#include "app/history/history_store.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace qipan::app {

/// What came of an export.
struct Exported {
    qint64 games = 0;
    qint64 skipped = 0; ///< that do not fit this kind of file
    bool wasCancelled = false;
    std::optional<QString> failure;        ///< a sentence
    std::shared_ptr<WrittenFiles> files{}; ///< those that are there now, also where it came to no end
};

/// Writes games of the history into files: the store gives some at a time, another thread writes them. One at a time.
class ExportJob final : public QObject {
    Q_OBJECT

public:
    /// `store` must outlive it.
    explicit ExportJob(HistoryStore& store, QObject* parent = nullptr);
    ~ExportJob() override;

    /// Precondition: none runs.
    void start(std::vector<qint64> ids, const ui::ExportChoice& choice, const QString& path);
    /// What is being written is written first.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_writer != nullptr; }

Q_SIGNALS:
    void progressed(qint64 done, qint64 all);
    void finished(const qipan::app::Exported& result);

private:
    using Games = Result<std::vector<KeptGame>, QString>;

    void next();
    void write(const Games& games);
    void commit();
    void end(Exported result);

    HistoryStore& m_store;
    BackgroundTask m_task;
    std::shared_ptr<ExportWriter> m_writer; // null where none runs
    std::vector<qint64> m_ids;
    std::size_t m_done = 0;
    bool m_isEnding = false;
};

} // namespace qipan::app
