// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "ui/files/job_bar.h"
#include "ui/shell/status_bar.h"

#include <QTimer>

namespace qipan::app {

/// A BackgroundTask that tells the user what it reads: in the status bar at once and, if it takes longer, in the bar of
/// jobs, where the user can cancel it.
class ReadingTask final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object.
    ReadingTask(ui::StatusBar& status, ui::JobBar& jobs, QObject* parent);

    /// Takes the place of earlier work. `what` is shown while `work` runs on another thread; its reply is called in
    /// this object's thread unless the user cancels.
    void start(const QString& what, std::function<BackgroundTask::Reply()> work);

private:
    void showInBar();
    void cancel();
    void end();

    ui::StatusBar& m_status;
    ui::JobBar& m_jobs;
    BackgroundTask m_task;
    QString m_what;
    QTimer m_beforeBar;
    bool m_isInBar = false;
};

} // namespace qipan::app
