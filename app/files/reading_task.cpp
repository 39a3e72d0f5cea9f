// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/reading_task.h"

#include <utility>

namespace qipan::app {

ReadingTask::ReadingTask(ui::StatusBar& status, ui::JobBar& jobs, QObject* parent)
    : QObject{parent}
    , m_status{status}
    , m_jobs{jobs}
    , m_task{*this}
{
    m_beforeBar.setSingleShot(true);
    m_beforeBar.setInterval(std::chrono::milliseconds{400});
    m_beforeBar.callOnTimeout(this, &ReadingTask::showInBar);
    connect(&m_jobs, &ui::JobBar::cancelled, this, &ReadingTask::cancel);
}

void ReadingTask::start(const QString& what, std::function<BackgroundTask::Reply()> work)
{
    m_status.setText(what);
    m_what = what;
    m_beforeBar.start();
    m_task.start([this, work = std::move(work)](const std::atomic<bool>&) -> BackgroundTask::Reply {
        return [this, reply = work()] {
            end();
            reply();
        };
    });
}

void ReadingTask::showInBar()
{
    m_isInBar = m_isInBar || m_jobs.isHidden(); // else an import or export shows its progress
    if (m_isInBar)
        m_jobs.setProgress(m_what, 0, 0);
}

void ReadingTask::cancel()
{
    if (!m_isInBar)
        return;
    m_task.cancel();
    end();
}

void ReadingTask::end()
{
    m_beforeBar.stop();
    m_status.setText({});
    if (std::exchange(m_isInBar, false))
        m_jobs.finish();
}

} // namespace qipan::app
