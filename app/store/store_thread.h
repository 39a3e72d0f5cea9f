// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/data_file.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <memory>
#include <mutex>
#include <thread>

namespace qipan::app {

/// Posts calls from other threads to an object, as long as that object exists. Thread-safe.
class GuardedPoster {
public:
    explicit GuardedPoster(QObject& to)
        : m_to{&to}
    {
    }

    /// Queues `reply` in the object's thread.
    void post(std::function<void()> reply);
    /// Must be called when the object is destroyed; drops all later calls.
    void detach();

private:
    std::mutex m_mutex;
    QObject* m_to;
};

/// The thread that reads and writes the data file, so that the window thread never blocks on it. It starts, and loads
/// Qt's SQL driver, with the first job. Jobs run in the order they were given.
class StoreThread {
public:
    using Job = std::function<void(DataFile&)>;

    /// `folder` is the data folder.
    explicit StoreThread(const QString& folder);
    /// Calls `finish` and ignores the result.
    ~StoreThread();
    StoreThread(const StoreThread&) = delete;
    StoreThread& operator=(const StoreThread&) = delete;

    /// How long the end of the program waits for the remaining jobs.
    static constexpr std::chrono::seconds finishTimeout{10};

    void enqueue(Job job);
    /// Waits until all jobs given so far are done; returns false on timeout. Thread-safe.
    [[nodiscard]] bool waitUntilIdle(std::chrono::milliseconds timeout = {}) const;
    /// Waits for the remaining jobs. Returns false on timeout: the thread is then abandoned, and the process must exit
    /// without destroying what it may still use (Qt and SQLite). No job can be given afterwards.
    [[nodiscard]] bool finish(std::chrono::milliseconds timeout = finishTimeout);

private:
    class Jobs;

    const QString m_folder;
    const std::shared_ptr<Jobs> m_jobs;
    std::thread m_thread;
    bool m_isLeftBehind = false;
};

} // namespace qipan::app
