// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/store_thread.h"

#include <QMetaObject>

#include <condition_variable>
#include <deque>

namespace qipan::app {

void GuardedPoster::post(std::function<void()> reply)
{
    const std::scoped_lock lock{m_mutex};
    // Posted calls that are still queued are dropped when the object is destroyed.
    if (m_to != nullptr)
        QMetaObject::invokeMethod(m_to, std::move(reply), Qt::QueuedConnection);
}

void GuardedPoster::detach()
{
    const std::scoped_lock lock{m_mutex};
    m_to = nullptr;
}

/// The queue of jobs, in order. No lock is held while a job runs.
class StoreThread::Jobs {
public:
    void enqueue(Job job)
    {
        change([&] { m_jobs.push_back(std::move(job)); });
    }

    /// Waits for the next job; null after `close` when none is left.
    [[nodiscard]] Job take()
    {
        std::unique_lock lock{m_mutex};
        m_isBusy = false;
        m_changed.notify_all();
        m_changed.wait(lock, [this] { return m_isClosed || !m_jobs.empty(); });
        if (m_jobs.empty())
            return {};
        m_isBusy = true;
        Job job = std::move(m_jobs.front());
        m_jobs.pop_front();
        return job;
    }

    void close()
    {
        change([this] { m_isClosed = true; });
    }
    void setDone()
    {
        change([this] { m_isDone = true; });
    }

    /// Waits until the thread has ended after `close`; returns false on timeout.
    [[nodiscard]] bool waitUntilDone(std::chrono::milliseconds timeout)
    {
        std::unique_lock lock{m_mutex};
        return m_changed.wait_for(lock, timeout, [this] { return m_isDone; });
    }

    /// Waits until all jobs are done; returns false on timeout.
    [[nodiscard]] bool waitUntilIdle(std::chrono::milliseconds timeout)
    {
        std::unique_lock lock{m_mutex};
        return m_changed.wait_for(lock, timeout, [this] { return m_jobs.empty() && !m_isBusy; });
    }

private:
    template <typename Change>
    void change(Change change)
    {
        {
            const std::scoped_lock lock{m_mutex};
            change();
        }
        m_changed.notify_all();
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Job> m_jobs;
    bool m_isBusy = false;
    bool m_isClosed = false;
    bool m_isDone = false;
};

StoreThread::StoreThread(const QString& folder)
    : m_folder{folder}
    , m_jobs{std::make_shared<Jobs>()}
{
}

StoreThread::~StoreThread()
{
    (void)finish();
}

bool StoreThread::waitUntilIdle(std::chrono::milliseconds timeout) const
{
    return m_jobs->waitUntilIdle(timeout);
}

bool StoreThread::finish(std::chrono::milliseconds timeout)
{
    if (m_thread.joinable()) {
        m_jobs->close();
        // A disk that does not respond must not keep the program from ending.
        m_isLeftBehind = !m_jobs->waitUntilDone(timeout);
        m_isLeftBehind ? m_thread.detach() : m_thread.join();
    }
    return !m_isLeftBehind;
}

void StoreThread::enqueue(Job job)
{
    m_jobs->enqueue(std::move(job));
    if (m_thread.joinable())
        return;
    m_thread = std::thread{[folder = m_folder, jobs = m_jobs] {
        {
            DataFile file{folder};
            while (const Job next = jobs->take())
                next(file);
        }
        jobs->setDone();
    }};
}

} // namespace qipan::app
