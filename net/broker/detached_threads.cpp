// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/detached_threads.h"

#include <QCoreApplication>

#include <condition_variable>
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

/// Of the process, and never destroyed: a thread that hangs may outlive all static objects.
[[nodiscard]] WorkingThreads& workingThreads()
{
    static auto& threads = *new WorkingThreads;
    return threads;
}

void countDetached(int change)
{
    WorkingThreads& threads = workingThreads();
    const std::lock_guard lock{threads.mutex};
    threads.count += change;
    threads.changed.notify_all();
}

void waitAtEnd()
{
    {
        const std::lock_guard lock{workingThreads().mutex};
        workingThreads().isEnding = true;
    }
    (void)waitForDetached(endTimeout);
}

} // namespace

void runDetached(std::function<void()> work)
{
    static const bool waits = (qAddPostRoutine(waitAtEnd), true);
    Q_UNUSED(waits)
    countDetached(1);
    std::thread{[work = std::move(work)]() mutable {
        work();
        work = nullptr; // what it owns goes before the count
        countDetached(-1);
    }}.detach();
}

HangingCall::HangingCall()
{
    countDetached(-1);
}

HangingCall::~HangingCall()
{
    WorkingThreads& threads = workingThreads();
    std::unique_lock lock{threads.mutex};
    threads.changed.wait(lock, [&threads] { return !threads.isEnding; }); // for ever, if it is ending
    ++threads.count;
}

bool waitForDetached(std::chrono::milliseconds timeout)
{
    WorkingThreads& threads = workingThreads();
    std::unique_lock lock{threads.mutex};
    return threads.changed.wait_for(lock, timeout, [&threads] { return threads.count == 0; });
}

} // namespace qipan::net
