#include "app/match_store.h"

#include "app/match_file.h"

#include <utility>

namespace qipan::app {

/// What a job came to.
struct MatchStore::Done {
    MatchFile::Failure failure;
    std::vector<quint64> tickets;
    bool isLoad = false;
    std::optional<StoredMatch> match;
};

MatchStore::Done MatchStore::run(MatchFile& file, const SaveJob& job)
{
    return {.failure = file.save(job.match), .tickets = job.tickets};
}

MatchStore::Done MatchStore::run(MatchFile& file, const FinishJob& job)
{
    return {.failure = file.finish(job.key, job.end)};
}

MatchStore::Done MatchStore::run(MatchFile& file, const ReleaseJob&)
{
    file.release();
    return {};
}

MatchStore::Done MatchStore::run(MatchFile& file, const LoadJob& job)
{
    auto found = file.load(job.wanted);
    if (!found)
        return {.failure = found.error(), .isLoad = true};
    return {.isLoad = true, .match = std::move(*found)};
}

MatchStore::MatchStore(const QString& folder, QObject* parent)
    : MatchStore{std::make_shared<StoreThread>(folder), parent}
{
}

MatchStore::MatchStore(std::shared_ptr<StoreThread> thread, QObject* parent)
    : QObject{parent}
    , m_jobs{std::make_shared<MatchJobs>()}
    , m_messenger{std::make_shared<Messenger>(*this)}
    , m_thread{std::move(thread)}
{
}

MatchStore::~MatchStore()
{
    m_messenger->forget();
}

quint64 MatchStore::save(StoredMatch match)
{
    give(SaveJob{std::move(match), {++m_lastTicket}});
    return m_lastTicket;
}

void MatchStore::finish(const MatchKey& key, MatchEnd end)
{
    give(FinishJob{key, end});
}

void MatchStore::release()
{
    give(ReleaseJob{});
}

void MatchStore::load(MatchWanted wanted)
{
    give(LoadJob{std::move(wanted)});
}

void MatchStore::give(MatchJob job)
{
    m_jobs->give(std::move(job));
    m_thread->give([this, jobs = m_jobs, messenger = m_messenger](DataFile& data) {
        const auto next = jobs->take();
        if (!next)
            return;
        MatchFile file{data};
        Done done = std::visit([&](const auto& each) { return run(file, each); }, *next);
        messenger->post([this, done = std::move(done)] { tell(done); });
    });
}

void MatchStore::tell(const Done& done)
{
    trouble(done.failure);
    for (const quint64 ticket : done.tickets) {
        if (done.failure)
            Q_EMIT failed(ticket);
        else
            Q_EMIT saved(ticket);
    }
    if (done.isLoad)
        Q_EMIT loaded(done.match);
}

void MatchStore::trouble(const std::optional<QString>& reason)
{
    if (reason && reason != m_trouble)
        Q_EMIT troubled(*reason);
    m_trouble = reason;
}

} // namespace qipan::app
