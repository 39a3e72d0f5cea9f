#include "app/match_store/match_store.h"

#include "app/match_store/match_file.h"

#include <chrono>
#include <utility>

namespace qipan::app {

namespace {

constexpr std::chrono::seconds retryInterval{5};

[[nodiscard]] const MatchKey* keyOf(const MatchJob& job)
{
    if (const auto* save = std::get_if<SaveJob>(&job))
        return &save->match.key;
    const auto* finish = std::get_if<FinishJob>(&job);
    return finish != nullptr ? &finish->key : nullptr;
}

} // namespace

/// The result of a job.
struct MatchStore::Done {
    MatchFile::Failure failure;
    std::vector<quint64> tickets;
    bool isLoad = false;
    std::optional<StoredMatch> match;
    bool needsRetry = false; ///< failed jobs wait for that
    StoreStatus status;
};

/// The jobs that failed: the last one of each match. Used on the store's thread only.
class MatchStore::Failed {
public:
    void remember(const MatchJob& job, bool hasFailed)
    {
        const MatchKey* key = keyOf(job);
        if (key == nullptr)
            return;
        // A later job replaces earlier ones.
        std::erase_if(m_jobs, [&](const MatchJob& each) { return *keyOf(each) == *key; });
        if (hasFailed)
            m_jobs.push_back(job);
    }

    void tryAgain(MatchFile& file)
    {
        for (const MatchJob& job : std::exchange(m_jobs, {})) {
            const Done done = std::visit([&](const auto& each) { return run(file, each); }, job);
            remember(job, done.failure && !file.isOwnedElsewhere());
        }
    }

    [[nodiscard]] bool isEmpty() const { return m_jobs.empty(); }

private:
    std::vector<MatchJob> m_jobs;
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
    return {.failure = file.release()};
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
    : DataStore{std::move(thread), parent}
    , m_failed{std::make_shared<Failed>()}
    , m_jobs{std::make_shared<MatchJobs>()}
{
    m_retry.setInterval(retryInterval);
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &MatchStore::tryAgain);
}

MatchStore::~MatchStore()
{
    if (m_retry.isActive())
        tryAgain();
}

quint64 MatchStore::save(StoredMatch match)
{
    enqueue(SaveJob{std::move(match), {++m_lastTicket}});
    return m_lastTicket;
}

void MatchStore::finish(const MatchKey& key, MatchEnd end)
{
    enqueue(FinishJob{key, end});
}

void MatchStore::tryAgain()
{
    thread().enqueue([failed = m_failed, this, poster = poster()](DataFile& data) {
        MatchFile file{data};
        failed->tryAgain(file);
        if (failed->isEmpty())
            poster->post([this, status = statusOf(data, {})] { DataStore::report(status, false); });
        else
            poster->post([this] { m_retry.start(); });
    });
}

void MatchStore::release()
{
    enqueue(ReleaseJob{});
}

void MatchStore::load(MatchQuery wanted)
{
    enqueue(LoadJob{std::move(wanted)});
}

void MatchStore::enqueue(MatchJob job)
{
    m_jobs->enqueue(std::move(job));
    thread().enqueue([this, jobs = m_jobs, failed = m_failed, poster = poster()](DataFile& data) {
        const auto next = jobs->take();
        if (!next)
            return;
        MatchFile file{data};
        Done done = std::visit([&](const auto& each) { return run(file, each); }, *next);
        failed->remember(*next, done.failure && !file.isOwnedElsewhere());
        done.needsRetry = !failed->isEmpty();
        done.status = statusOf(data, done.failure);
        poster->post([this, done = std::move(done)] { report(done); });
    });
}

void MatchStore::report(const Done& done)
{
    if (done.needsRetry && !m_retry.isActive())
        m_retry.start();
    DataStore::report(done.status, done.needsRetry);
    for (const quint64 ticket : done.tickets) {
        if (done.failure)
            Q_EMIT failed(ticket);
        else
            Q_EMIT saved(ticket);
    }
    if (done.isLoad)
        Q_EMIT loaded(done.match, done.failure.has_value());
}

} // namespace qipan::app
