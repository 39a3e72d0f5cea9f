#include "app/match_store.h"

#include "app/match_file.h"

#include <QMetaObject>

#include <utility>

namespace qipan::app {

namespace {

constexpr std::chrono::milliseconds patienceAtEnd{2000};

} // namespace

class MatchStore::Reporter {
public:
    explicit Reporter(MatchStore& store)
        : m_store{&store}
    {
    }

    /// Runs `tell` in the store's thread, soon.
    void report(std::function<void(MatchStore&)> tell)
    {
        const std::scoped_lock lock{m_mutex};
        MatchStore* store = m_store;
        if (store == nullptr)
            return;
        // What is still on its way to a store goes with it.
        QMetaObject::invokeMethod(
            store, [store, tell = std::move(tell)] { tell(*store); }, Qt::QueuedConnection);
    }

    void forget()
    {
        const std::scoped_lock lock{m_mutex};
        m_store = nullptr;
    }

private:
    std::mutex m_mutex;
    MatchStore* m_store;
};

namespace {

/// What a job came to.
struct Done {
    MatchFile::Failure failure;
    std::vector<quint64> tickets;
    bool isLoad = false;
    std::optional<StoredMatch> match;
};

[[nodiscard]] Done run(MatchFile& file, const SaveJob& job)
{
    return {.failure = file.save(job.match), .tickets = job.tickets};
}

[[nodiscard]] Done run(MatchFile& file, const FinishJob& job)
{
    return {.failure = file.finish(job.key, job.end)};
}

[[nodiscard]] Done run(MatchFile& file, const ReleaseJob&)
{
    file.release();
    return {};
}

[[nodiscard]] Done run(MatchFile& file, const LoadJob& job)
{
    auto found = file.load(job.wanted);
    if (!found)
        return {.failure = found.error(), .isLoad = true};
    return {.isLoad = true, .match = std::move(*found)};
}

} // namespace

MatchStore::MatchStore(const QString& folder, QObject* parent)
    : QObject{parent}
    , m_folder{folder}
    , m_jobs{std::make_shared<MatchJobs>()}
    , m_reporter{std::make_shared<Reporter>(*this)}
{
}

MatchStore::~MatchStore()
{
    m_reporter->forget();
    if (!m_thread.joinable())
        return;
    m_jobs->close();
    // A disk that does not answer must not keep the program from ending; what the thread uses is its own.
    if (m_jobs->waitUntilDone(patienceAtEnd))
        m_thread.join();
    else
        m_thread.detach();
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
    if (m_thread.joinable())
        return;
    m_thread = std::thread{[folder = m_folder, jobs = m_jobs, reporter = m_reporter] {
        work(folder, *jobs, *reporter);
        jobs->setDone();
    }};
}

void MatchStore::work(const QString& folder, MatchJobs& jobs, Reporter& reporter)
{
    MatchFile file{folder};
    while (const auto job = jobs.take()) {
        Done done = std::visit([&](const auto& each) { return run(file, each); }, *job);
        reporter.report([done = std::move(done)](MatchStore& store) {
            store.trouble(done.failure);
            for (const quint64 ticket : done.tickets) {
                if (done.failure)
                    Q_EMIT store.failed(ticket);
                else
                    Q_EMIT store.saved(ticket);
            }
            if (done.isLoad)
                Q_EMIT store.loaded(done.match);
        });
    }
}

void MatchStore::trouble(const std::optional<QString>& reason)
{
    if (reason && reason != m_trouble)
        Q_EMIT troubled(*reason);
    m_trouble = reason;
}

} // namespace qipan::app
