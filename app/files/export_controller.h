// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/export_job.h"
#include "ui/files/job_bar.h"
#include "ui/shell/window_parts.h"

namespace qipan::app {

/// Asks how and where to export games of the history, shows progress and the result, and can undo exports until the
/// program ends.
class ExportController final : public QObject {
    Q_OBJECT

public:
    ExportController(const ui::WindowParts& window, ui::JobBar& jobs, HistoryStore& store, QObject* parent);

    /// Asks how to export all games of the history.
    void exportAll();
    /// Asks how to export these games.
    void exportGames(const std::vector<qint64>& ids);
    void start(std::vector<qint64> ids, const ui::ExportChoice& choice, const QString& path);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_job->isRunning(); }
    /// Returns whether an export can be undone.
    [[nodiscard]] bool canUndo() const { return !m_done.empty(); }
    /// Shows the result of the last export and offers to undo it.
    void offerUndo();

Q_SIGNALS:
    void finished(const qipan::app::Exported& result);
    /// `canUndo` changed.
    void changed();

private:
    /// An export that can be undone.
    struct Done {
        QString text; ///< the result
        std::shared_ptr<WrittenFiles> files;
    };

    void choosePlace(const std::vector<qint64>& ids, const ui::ExportChoice& choice);
    void showResult(const Exported& result);
    [[nodiscard]] static QString resultText(const Exported& result);
    void undo();
    void undone(const Done& done, const std::optional<QString>& error);

    const ui::WindowParts m_parts;
    ui::JobBar& m_jobs;
    HistoryStore& m_store;
    ExportJob* m_job; // a child
    BackgroundTask m_undoing;
    std::vector<Done> m_done; ///< undone in reverse order
};

} // namespace qipan::app
