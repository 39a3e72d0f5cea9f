// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/detached_threads.h"

#include <QCoreApplication>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace qipan::net {

namespace {

constexpr std::chrono::seconds endTimeout{3};

struct WorkingThreads {
    std::mutex mutex;
    std::condition_variable changed;
    int count = 0;         ///< without those that hang; by mutex
    bool isEnding = false; ///< the program is; by mutex
};

/// Of the process, as its threads are. Each thread owns it too, since it may run longest.
[[nodiscard]] std::shared_ptr<WorkingThreads> workingThreads()
{
    static const auto threads = std::make_shared<WorkingThreads>();
    return threads;
}

/// Its own copy, as it may be needed after the end of main().
thread_local std::shared_ptr<WorkingThreads> threadsOfThis;

void countDetached(WorkingThreads& threads, int change)
{
    const std::lock_guard lock{threads.mutex};
    threads.count += change;
    threads.changed.notify_all();
}

void waitAtEnd()
{
    const auto threads = workingThreads();
    {
        const std::lock_guard lock{threads->mutex};
        threads->isEnding = true;
    }
    (void)waitForDetached(endTimeout);
}

} // namespace

void runDetached(std::function<void()> work)
{
    static const bool waits = (qAddPostRoutine(waitAtEnd), true);
    Q_UNUSED(waits)
    const auto threads = workingThreads();
    countDetached(*threads, 1);
    std::thread{[threads, work = std::move(work)]() mutable {
        threadsOfThis = threads;
        work();
        work = nullptr; // what it owns goes before the count
        countDetached(*threads, -1);
    }}.detach();
}

HangingCall::HangingCall()
{
    countDetached(*threadsOfThis, -1);
}

HangingCall::~HangingCall()
{
    WorkingThreads& threads = *threadsOfThis;
    std::unique_lock lock{threads.mutex};
    threads.changed.wait(lock, [&threads] { return !threads.isEnding; }); // for ever, if it is ending
    ++threads.count;
}

bool waitForDetached(std::chrono::milliseconds timeout)
{
    const auto threads = workingThreads();
    std::unique_lock lock{threads->mutex};
    return threads->changed.wait_for(lock, timeout, [&threads] { return threads->count == 0; });
}

} // namespace qipan::net
