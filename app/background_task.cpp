#include "app/background_task.h"

#include <QThreadPool>

#include <utility>

namespace qipan::app {

BackgroundTask::~BackgroundTask()
{
    cancel();
    m_messenger->forget();
}

void BackgroundTask::start(Work work)
{
    cancel();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    QThreadPool::globalInstance()->start([this, work = std::move(work), stop = m_stop, messenger = m_messenger] {
        Tell tell = work(*stop);
        messenger->post([this, tell = std::move(tell), stop] {
            if (stop != m_stop)
                return; // a newer task was started
            m_stop.reset();
            if (tell)
                tell();
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
