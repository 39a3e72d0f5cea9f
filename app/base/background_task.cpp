// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/background_task.h"

#include <QThreadPool>

#include <utility>

namespace qipan::app {

BackgroundTask::~BackgroundTask()
{
    cancel();
    m_poster->detach();
}

void BackgroundTask::start(Work work)
{
    cancel();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    QThreadPool::globalInstance()->start([this, work = std::move(work), stop = m_stop, poster = m_poster] {
        Reply reply = work(*stop);
        poster->post([this, reply = std::move(reply), stop] {
            if (stop != m_stop)
                return; // a newer task was started
            m_stop.reset();
            if (reply)
                reply();
        });
    });
}

void BackgroundTask::cancel()
{
    if (m_stop)
        m_stop->store(true);
    m_stop.reset();
}

} // namespace qipan::app
