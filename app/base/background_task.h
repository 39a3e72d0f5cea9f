// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/store_thread.h"

#include <QObject>

#include <atomic>
#include <functional>
#include <memory>

namespace qipan::app {

/// Runs work on Qt's thread pool, one task at a time: starting a task stops the previous one, whose result is dropped.
/// Meant to be a member of the object that receives the result.
class BackgroundTask {
public:
    /// Delivers the result; called in the owner's thread.
    using Reply = std::function<void()>;
    /// Runs on the other thread and must not access the owner. Must return soon after `stop` becomes true; its result
    /// is then dropped.
    using Work = std::function<Reply(const std::atomic<bool>& stop)>;

    explicit BackgroundTask(QObject& owner)
        : m_poster{std::make_shared<GuardedPoster>(owner)}
    {
    }
    ~BackgroundTask();
    BackgroundTask(const BackgroundTask&) = delete;
    BackgroundTask& operator=(const BackgroundTask&) = delete;

    void start(Work work);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_stop != nullptr; }

private:
    std::shared_ptr<std::atomic<bool>> m_stop; // of the running task; null if there is none
    const std::shared_ptr<GuardedPoster> m_poster;
};

} // namespace qipan::app
