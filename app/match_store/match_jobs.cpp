#include "app/match_store/match_jobs.h"

#include <utility>

namespace qipan::app {

void MatchJobs::enqueue(MatchJob job)
{
    const std::scoped_lock lock{m_mutex};
    if (!merge(job))
        m_jobs.push_back(std::make_unique<MatchJob>(std::move(job)));
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

std::unique_ptr<MatchJob> MatchJobs::take()
{
    const std::scoped_lock lock{m_mutex};
    if (m_jobs.empty())
        return nullptr;
    std::unique_ptr<MatchJob> job = std::move(m_jobs.front());
    m_jobs.pop_front();
    return job;
}

} // namespace qipan::app
