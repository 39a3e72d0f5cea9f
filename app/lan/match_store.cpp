#include "app/lan/match_store.h"

#include "app/lan/match_file.h"

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
    bool isToBeTriedAgain = false; ///< failed jobs wait for that
    News news;
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
            remember(job, done.failure && !file.isOthers());
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
    give(SaveJob{std::move(match), {++m_lastTicket}});
    return m_lastTicket;
}

void MatchStore::finish(const MatchKey& key, MatchEnd end)
{
    give(FinishJob{key, end});
}

void MatchStore::tryAgain()
{
    thread().give([failed = m_failed, this, messenger = messenger()](DataFile& data) {
        MatchFile file{data};
        failed->tryAgain(file);
        if (failed->isEmpty())
            messenger->post([this, news = newsOf(data, {})] { DataStore::tell(news, false); });
        else
            messenger->post([this] { m_retry.start(); });
    });
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
    thread().give([this, jobs = m_jobs, failed = m_failed, messenger = messenger()](DataFile& data) {
        const auto next = jobs->take();
        if (!next)
            return;
        MatchFile file{data};
        Done done = std::visit([&](const auto& each) { return run(file, each); }, *next);
        failed->remember(*next, done.failure && !file.isOthers());
        done.isToBeTriedAgain = !failed->isEmpty();
        done.news = newsOf(data, done.failure);
        messenger->post([this, done = std::move(done)] { tell(done); });
    });
}

void MatchStore::tell(const Done& done)
{
    if (done.isToBeTriedAgain && !m_retry.isActive())
        m_retry.start();
    DataStore::tell(done.news, done.isToBeTriedAgain);
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
