// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/import_job.h"
#include "ui/files/job_bar.h"
#include "ui/shell/window_parts.h"

namespace qipan::app {

/// Asks what to import, and shows progress and the result.
class ImportController final : public QObject {
    Q_OBJECT

public:
    ImportController(const ui::WindowParts& window, ui::JobBar& jobs, HistoryStore& store, QObject* parent);

    void chooseFiles();
    void chooseFolder();
    void start(const QStringList& paths);
    [[nodiscard]] bool isRunning() const { return m_job->isRunning(); }
    void cancel();

Q_SIGNALS:
    void finished(const qipan::app::Imported& result);

private:
    void showProgress(int done, int all, qint64 games);
    void showResult(const Imported& result);
    void showReport(const QString& summary, const QList<ui::BrokenFile>& files);

    const ui::WindowParts m_parts;
    ui::JobBar& m_jobs;
    ImportJob* m_job;  // a child
    QString m_summary; // shown last
};

/// Describes the result in one or more sentences.
[[nodiscard]] QString summaryOf(const Imported& result);

} // namespace qipan::app
