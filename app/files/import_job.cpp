// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/import_job.h"

#include <QTimeZone>

#include <condition_variable>

namespace qipan::app {

constexpr int maxWaiting = 4; ///< batches between the reader and the store
/// How often the lists of the history follow an import.
constexpr qint64 msBetweenTouches = 1'000;

struct ImportJob::Run {
    std::atomic<bool> stop{false};
    std::mutex mutex;
    std::condition_variable changed;
    int waiting = 0; // batches given and not yet written; guarded by the mutex

    // Used on the store's thread only.
    std::optional<HistoryFile::Known> known;

    // Used on the window's thread only.
    int unwritten = 0;
    bool isRead = false;

    /// Waits until another batch may be queued; returns false if the import is to stop.
    [[nodiscard]] bool enter()
    {
        std::unique_lock lock{mutex};
        changed.wait(lock, [this] { return stop || waiting < maxWaiting; });
        ++waiting;
        return !stop;
    }

    template <typename Change>
    void change(Change change)
    {
        {
            const std::scoped_lock lock{mutex};
            change();
        }
        changed.notify_all();
    }

    void leave()
    {
        change([this] { --waiting; });
    }
    void end()
    {
        change([this] { stop = true; });
    }
};

ImportJob::ImportJob(HistoryStore& store, QObject* parent)
    : QObject{parent}
    , m_store{store}
    , m_poster{std::make_shared<GuardedPoster>(*this)}
{
}

ImportJob::~ImportJob()
{
    if (m_run)
        m_run->end();
    m_poster->detach();
}

void ImportJob::start(const QStringList& paths)
{
    m_result = {};
    m_done = 0;
    m_all = 0;
    m_run = std::make_shared<Run>();
    m_sinceTouch.invalidate();
    auto hasEnded = std::make_shared<std::atomic<bool>>(false);
    // A call posted for an earlier run is dropped.
    const auto post = [this, poster = m_poster](const std::shared_ptr<Run>& run, auto reply) {
        poster->post([this, run, reply = std::move(reply)]() mutable {
            if (run == m_run)
                reply();
        });
    };
    std::thread thread{[this, paths, run = m_run, post, hasEnded] {
        ImportReader reader{paths,
                            [&](std::vector<HistoryEntry> games) {
                                if (!run->enter())
                                    return false;
                                auto shared = std::make_shared<std::vector<HistoryEntry>>(std::move(games));
                                post(run, [this, run, shared] { write(run, std::move(*shared)); });
                                return true;
                            },
                            [&](int done, int all) {
                                post(run, [this, done, all] {
                                    m_done = done;
                                    m_all = all;
                                    Q_EMIT progressed(m_done, m_all, m_result.games);
                                });
                            }};
        const ImportedFiles files = reader.run(run->stop);
        post(run, [this, run, files] {
            m_result.files = files;
            run->isRead = true;
            endIfDone();
        });
        *hasEnded = true;
    }};
    m_threads.adopt(std::move(thread), hasEnded);
    Q_EMIT progressed(0, 0, 0);
}

void ImportJob::write(const std::shared_ptr<Run>& run, std::vector<HistoryEntry> games)
{
    ++run->unwritten;
    const auto given = static_cast<qint64>(games.size());
    m_store.ask(
        *this,
        // The system's time zone has data of each thread that asks for it.
        [run, games = std::move(games), zone = QTimeZone::systemTimeZone()](HistoryFile& file) -> Result<int, QString> {
            if (!run->known) {
                auto known = file.known(zone);
                if (!known)
                    return known.error();
                run->known = std::move(known.value());
            }
            return file.insertAll(games, *run->known, zone);
        },
        [this, run, given](const Result<int, QString>& added) { written(run, given, added); });
}

void ImportJob::written(const std::shared_ptr<Run>& run, qint64 given, const Result<int, QString>& added)
{
    run->leave();
    if (run != m_run)
        return;
    --run->unwritten;
    if (added) {
        m_result.games += *added;
        m_result.duplicates += given - *added;
        if (*added > 0 && (!m_sinceTouch.isValid() || m_sinceTouch.hasExpired(msBetweenTouches))) {
            m_store.touch();
            m_sinceTouch.start();
        }
        Q_EMIT progressed(m_done, m_all, m_result.games);
    } else if (!m_result.failure) {
        m_result.failure = added.error();
        run->end();
    }
    endIfDone();
}

void ImportJob::cancel()
{
    if (!m_run)
        return;
    m_result.wasCancelled = true;
    m_run->end();
    endIfDone();
}

void ImportJob::endIfDone()
{
    // After a stop it need not wait for the file being read.
    if (!m_run || m_run->unwritten > 0 || !(m_run->isRead || m_run->stop))
        return;
    m_run.reset();
    if (m_result.games > 0)
        m_store.touch();
    Q_EMIT finished(std::exchange(m_result, {}));
}

} // namespace qipan::app
