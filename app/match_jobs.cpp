#include "app/match_jobs.h"

#include <utility>

namespace qipan::app {

void MatchJobs::give(MatchJob job)
{
    {
        const std::scoped_lock lock{m_mutex};
        if (!merge(job))
            m_jobs.push_back(std::make_unique<MatchJob>(std::move(job)));
    }
    m_changed.notify_all();
}

bool MatchJobs::merge(MatchJob& job)
{
    if (m_jobs.empty())
        return false;
    auto* lastSave = std::get_if<SaveJob>(m_jobs.back().get());
    auto* save = std::get_if<SaveJob>(&job);
    if (lastSave == nullptr || save == nullptr || !(lastSave->match.key == save->match.key))
        return false;
    lastSave->match = std::move(save->match);
    lastSave->tickets.insert(lastSave->tickets.end(), save->tickets.begin(), save->tickets.end());
    return true;
}

void MatchJobs::close()
{
    {
        const std::scoped_lock lock{m_mutex};
        m_isClosed = true;
    }
    m_changed.notify_all();
}

bool MatchJobs::waitUntilDone(std::chrono::milliseconds patience)
{
    std::unique_lock lock{m_mutex};
    return m_changed.wait_for(lock, patience, [this] { return m_isDone; });
}

std::unique_ptr<MatchJob> MatchJobs::take()
{
    std::unique_lock lock{m_mutex};
    m_changed.wait(lock, [this] { return m_isClosed || !m_jobs.empty(); });
    if (m_jobs.empty())
        return nullptr;
    std::unique_ptr<MatchJob> job = std::move(m_jobs.front());
    m_jobs.pop_front();
    return job;
}

void MatchJobs::setDone()
{
    {
        const std::scoped_lock lock{m_mutex};
        m_isDone = true;
    }
    m_changed.notify_all();
}

} // namespace qipan::app
